// Settling a line game, and reading its log.
#include "games/line/rules/line_kind.hpp"

#include "engine/rules/action.hpp"
#include "engine/rules/settling.hpp"
#include "engine/rules/setup.hpp"

namespace frise {

Result<LineOptions> LineKind::settle(const Descriptor& game, const Terms& /*terms*/, const OptionsWish& wish) {
    const auto on_miss = settle_choice<OnMiss>(wish, *game.option("on_miss"));
    if (!on_miss) return tl::unexpected{on_miss.error()};
    const auto tie_break = settle_choice<TieBreak>(wish, *game.option("tie_break"));
    if (!tie_break) return tl::unexpected{tie_break.error()};
    return LineOptions{*on_miss, *tie_break};
}

std::int64_t LineKind::cards_needed(const Terms& terms, const LineOptions& /*options*/) {
    return cards_in_hands(terms) + 1;
}

Move LineKind::move_behind(const Placed& e) { return {e.seat, Place{e.card, e.gap}}; }

}  // namespace frise
