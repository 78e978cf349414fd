// Folding events into a view of coop.
#include "games/coop/rules/coop_view.hpp"

#include "engine/rules/view.hpp"

namespace frise {

void CoopFold::operator()(const Dealt& e) { fold(view_, e); }
void CoopFold::operator()(const Started& e) { fold(view_, e); }
void CoopFold::operator()(const Drew& e) { fold(view_, e); }
void CoopFold::operator()(const SeenShuffle& e) { fold(view_, e); }
void CoopFold::operator()(const GameOver& e) { view_.over = e; }

void CoopFold::operator()(const DiscardStarted& e) {
    --view_.draw_count;
    view_.discard.push_back(e.card);
    game_.icon = e.icon;
}

void CoopFold::operator()(const Played& e) {
    leave_hand(view_, e.seat, e.card);
    ++game_.tried;
    ++game_.placed;
    if (e.row == Row::rift) {
        game_.rift[static_cast<std::size_t>(e.gap) - 1] = Dated{e.card, e.year};
        return;
    }
    game_.rift.insert(e.gap == 0 ? game_.rift.begin() : game_.rift.end(), std::nullopt);
    insert(*view_.line, e.gap, {e.card, e.year});
}

void CoopFold::operator()(const Stuck& e) {
    ++game_.tried;
    for (HandCard& held : hand(view_, e.seat)) {
        if (held.card == e.card) held.stuck = e.year;
    }
}

void CoopFold::operator()(const Discarded& e) {
    leave_hand(view_, e.seat, e.card);
    view_.discard.push_back(e.card);
    game_.icon = e.icon;
}

void CoopFold::operator()(const TurnEnded& e) {
    game_.tried = 0;
    game_.placed = 0;
    view_.round = e.round;
}

}  // namespace frise
