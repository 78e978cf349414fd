// Folding events into a view of a line game.
#include "games/line/rules/line_view.hpp"

#include "engine/rules/view.hpp"

namespace frise {

void LineFold::operator()(const Dealt& e) { fold(view_, e); }
void LineFold::operator()(const Started& e) { fold(view_, e); }
void LineFold::operator()(const Drew& e) { fold(view_, e); }
void LineFold::operator()(const SeenShuffle& e) { fold(view_, e); }

void LineFold::operator()(const Placed& e) {
    leave_hand(view_, e.seat, e.card);
    if (e.right) insert(*view_.line, e.gap, {e.card, e.year});
}

void LineFold::operator()(const PutRight& e) { fold(view_, e); }
void LineFold::operator()(const Discarded& e) { view_.discard.push_back(e.card); }
void LineFold::operator()(const Removed& e) { view_.discard.push_back(e.card); }
void LineFold::operator()(const RoundEnded& e) { view_.round = e.next.value_or(e.round); }
void LineFold::operator()(const TieBreakBegan& /*e*/) { game_.tie_break = true; }
void LineFold::operator()(const Out& e) { game_.out.add(e.seat); }
void LineFold::operator()(const GameOver& e) { view_.over = e; }

}  // namespace frise
