// Telling a line game.
#include "games/line/terminal/line_story.hpp"

namespace frise::terminal {

void LineStory::operator()(const Placed& e) {
    tell_placed(e);
    if (game_.tie_break) return;
    const bool last_card = (*before().hands)[index(e.seat)].size() == 1;
    const bool no_new_card = !e.right && !happened<Drew>();
    if (no_new_card) add("line.nothing_to_draw", {});
    if (last_card && (e.right || no_new_card)) {
        add("line.has_no_card_left", {stage().player("player", e.seat)}, Ink::strong);
    }
}

void LineStory::operator()(const Discarded& /*e*/) { add("terminal.is_discarded", {}); }

void LineStory::operator()(const Removed& /*e*/) { add("line.is_removed", {}); }

void LineStory::operator()(const SeenShuffle& /*e*/) { add("terminal.shuffled_anew", {}); }

void LineStory::operator()(const TieBreakBegan& e) {
    say(game_.tie_break ? Text{"line.tie_break_goes_on"} : Text{"line.tie_break_begins"},
        {stage().players("players", e.seats)}, Ink::strong);
}

void LineStory::operator()(const Out& e) { add("line.is_out", {stage().player("player", e.seat)}); }

}  // namespace frise::terminal
