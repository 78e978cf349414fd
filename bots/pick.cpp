// Picking by chance.
#include "bots/pick.hpp"

#include <limits>

namespace frise::pick {

Action any(const Legal& legal, Rng& rng) {
    constexpr std::uint64_t most = std::numeric_limits<std::uint32_t>::max();
    return legal.at(rng.below(static_cast<std::uint32_t>(std::min(legal.count(), most))));
}

int any_gap(const View& view, Rng& rng) {
    return static_cast<int>(rng.below(static_cast<std::uint32_t>(view.line->size()) + 1));
}

Place any_place(const View& view, Seat seat, Rng& rng) {
    const CardNo card = any_of((*view.hands)[index(seat)], rng).card;
    return {card, any_gap(view, rng)};
}

}  // namespace frise::pick
