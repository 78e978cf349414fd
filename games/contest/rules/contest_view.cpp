// Folding events into a view of contest.
#include "games/contest/rules/contest_view.hpp"

#include "engine/rules/view.hpp"

namespace frise {

std::optional<Giving> giving_after(const Placed& placed, std::optional<Seat> contester, bool player_has_cards) {
    if (contester && !placed.right) return Giving{*contester, placed.seat};
    if (contester && player_has_cards) return Giving{placed.seat, contester};
    if (!placed.right && player_has_cards) return Giving{placed.seat, std::nullopt};
    return std::nullopt;
}

void ContestFold::operator()(const Dealt& e) { fold(view_, e); }
void ContestFold::operator()(const Started& e) { fold(view_, e); }
void ContestFold::operator()(const Drew& e) { fold(view_, e); }

void ContestFold::operator()(const Proposed& e) {
    leave_hand(view_, e.seat, e.card);
    game_.proposal = Proposal{e.seat, e.card, e.gap};
}

void ContestFold::operator()(const Accepted& /*e*/) {}
void ContestFold::operator()(const Contested& e) { game_.contester = e.seat; }

void ContestFold::operator()(const Placed& e) {
    turned_ = {e.card, e.year};
    if (e.right) insert(*view_.line, e.gap, turned_);
    game_.giving = giving_after(e, game_.contester, !hand(view_, e.seat).empty());
    game_.proposal.reset();
    game_.contester.reset();
}

void ContestFold::operator()(const PutRight& e) { insert(*view_.line, e.gap, turned_); }

void ContestFold::operator()(const Gave& e) {
    leave_hand(view_, e.from, e.card);
    hand(view_, e.to).push_back({e.card, std::nullopt, std::nullopt});
    game_.giving.reset();
}

void ContestFold::operator()(const Scored& e) {
    game_.totals = e.totals;
    ++view_.round;
}

// The whole deck, at set-up and for each new round.
void ContestFold::operator()(const SeenShuffle& e) {
    fold(view_, e);
    view_.draw_count = e.count;
    view_.line = Line{};
    for (auto& cards : *view_.hands) cards.clear();
}

void ContestFold::operator()(const GameOver& e) {
    view_.over = e;
    --view_.round;  // no round follows the one that was scored last
}

}  // namespace frise
