// Settling a game of contest, and reading its log.
#include "games/contest/rules/contest_kind.hpp"

#include "engine/rules/action.hpp"
#include "engine/rules/settling.hpp"
#include "engine/rules/setup.hpp"

namespace frise {

Result<ContestOptions> ContestKind::settle(const Descriptor& game, const Terms& /*terms*/, const OptionsWish& wish) {
    return settle_number(wish, *game.option("rounds")).map([](int rounds) { return ContestOptions{rounds}; });
}

std::int64_t ContestKind::cards_needed(const Terms& terms, const ContestOptions& /*options*/) {
    return cards_in_hands(terms) + 1;
}

Move ContestKind::move_behind(const Proposed& e) { return {e.seat, Place{e.card, e.gap}}; }
Move ContestKind::move_behind(const Accepted& e) { return {e.seat, Accept{}}; }
Move ContestKind::move_behind(const Contested& e) { return {e.seat, Contest{}}; }
Move ContestKind::move_behind(const Gave& e) { return {e.from, Give{e.card, e.to.number}}; }

}  // namespace frise
