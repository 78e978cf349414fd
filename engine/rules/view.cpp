// What states and views work out in the same way.
#include "engine/rules/view.hpp"

#include <algorithm>

namespace frise {

std::vector<std::vector<HandCard>> shown_hands(const Table& table, int seats) {
    std::vector<std::vector<HandCard>> hands(static_cast<std::size_t>(seats));
    for (std::size_t seat = 0; seat < hands.size(); ++seat) {
        for (const CardNo card : table.hands[seat]) hands[seat].push_back({card, std::nullopt, std::nullopt});
    }
    return hands;
}

void narrow(Bounds& bounds, const Guessed& guess) {
    if (guess.hint == Hint::later) bounds.low = std::max(bounds.low.value_or(guess.year), guess.year);
    if (guess.hint == Hint::earlier) bounds.high = std::min(bounds.high.value_or(guess.year), guess.year);
}

std::optional<Giving> giving_after(const Placed& placed, std::optional<Seat> contester, bool player_has_cards) {
    if (contester && !placed.right) return Giving{*contester, placed.seat};
    if (contester && player_has_cards) return Giving{placed.seat, contester};
    if (!placed.right && player_has_cards) return Giving{placed.seat, std::nullopt};
    return std::nullopt;
}

}  // namespace frise
