// Folding events into a view of contest.
#include "games/contest/rules/contest_view.hpp"

#include "engine/rules/view.hpp"

namespace frise {

void ContestFold::operator()(const Dealt& e) { fold(view_, e); }
void ContestFold::operator()(const Started& e) { fold(view_, e); }
void ContestFold::operator()(const Drew& e) { fold(view_, e); }
void ContestFold::operator()(const PutRight& e) { fold(view_, e); }
void ContestFold::operator()(const SeenShuffle& e) { fold(view_, e); }
void ContestFold::operator()(const GameOver& e) { view_.over = e; }

void ContestFold::operator()(const Proposed& e) {
    leave_hand(view_, e.seat, e.card);
    game_.proposal = Proposal{e.seat, e.card, e.gap};
}

void ContestFold::operator()(const Accepted& /*e*/) {}
void ContestFold::operator()(const Contested& e) { game_.contester = e.seat; }

void ContestFold::operator()(const ProposalPlaced& e) {
    if (e.right) insert(*view_.line, e.gap, {e.card, e.year});
    game_.giving = e.giving;
    game_.proposal.reset();
    game_.contester.reset();
}

void ContestFold::operator()(const Gave& e) {
    leave_hand(view_, e.from, e.card);
    hand(view_, e.to).push_back({e.card, std::nullopt, std::nullopt});
    game_.giving.reset();
}

void ContestFold::operator()(const Scored& e) {
    game_.totals = e.totals;
    if (e.next) view_.round = *e.next;
}

}  // namespace frise
