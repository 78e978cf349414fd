// Settling a game of coop, and reading its log.
#include "games/coop/rules/coop_kind.hpp"

#include "engine/rules/action.hpp"
#include "engine/rules/settling.hpp"
#include "engine/rules/setup.hpp"

#include <string>

namespace frise {

Result<CoopOptions> CoopKind::settle(const Descriptor& game, const Terms& terms, const OptionsWish& wish) {
    const auto icons = settle_number(wish, *game.option("icons"));
    if (!icons) return tl::unexpected{icons.error()};
    const std::int64_t least = cards_in_hands(terms) + cards_beside_hands;
    const std::int64_t cards = wish.get<std::int64_t>("cards").value_or(game.option("cards")->otherwise);
    if (cards < least) {
        return bad_option("cards is " + std::to_string(cards) + ": these hands need at least " + std::to_string(least) +
                          " (all hands and two more)");
    }
    return CoopOptions{as_count(cards), *icons};
}

std::int64_t CoopKind::cards_needed(const Terms& /*terms*/, const CoopOptions& options) { return options.cards; }

Move CoopKind::move_behind(const Played& e) { return {e.seat, Play{e.card, e.gap}}; }
Move CoopKind::move_behind(const Stuck& e) { return {e.seat, Play{e.card, std::nullopt}}; }
Move CoopKind::move_behind(const Discarded& e) { return {e.seat, Discard{e.card}}; }
Move CoopKind::move_behind(const Drew& e) { return {e.seat, EndTurn{}}; }
Move CoopKind::move_behind(const TurnEnded& e) { return {e.seat, EndTurn{}}; }

}  // namespace frise
