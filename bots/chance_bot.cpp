// Choosing by chance.
#include "bots/chance_bot.hpp"

#include <algorithm>
#include <limits>

namespace frise {
namespace {

// The middle of what is still possible: by chance alone a duel would take thousands of guesses.
Guess middle(const Bounds& bounds, const GuessAny& range) {
    const Year first = bounds.low ? *bounds.low + 1 : range.least;
    const Year last = bounds.high ? *bounds.high - 1 : range.most;
    const Year year = first + (last - first) / 2;
    if (year != 0) return {year};
    return {last > 0 ? 1 : -1};
}

}  // namespace

Action ChanceBot::choose(const View& view, const Legal& legal) {
    if (const auto* range = std::get_if<GuessAny>(&legal.choices().front())) {
        return middle(std::get<ChallengeView>(view.game).duel->bounds, *range);
    }
    constexpr std::uint64_t most = std::numeric_limits<std::uint32_t>::max();
    return legal.at(rng_.below(static_cast<std::uint32_t>(std::min(legal.count(), most))));
}

}  // namespace frise
