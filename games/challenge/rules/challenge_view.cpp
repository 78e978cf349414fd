// Folding events into a view of challenge.
#include "games/challenge/rules/challenge_view.hpp"

#include "engine/rules/view.hpp"

#include <algorithm>

namespace frise {

void ChallengeFold::end_duel(const ClearedCards& cleared) {
    view_.discard.insert(view_.discard.end(), cleared.begin(), cleared.end());
    view_.line.reset();
    game_.duel.reset();
}

void ChallengeFold::operator()(const Started& e) { fold(view_, e); }
void ChallengeFold::operator()(const SeenShuffle& e) { fold(view_, e); }
void ChallengeFold::operator()(const GameOver& e) { view_.over = e; }

void ChallengeFold::operator()(const TrialBegan& e) {
    view_.round = e.round;
    view_.draw_count -= e.cards.size();
    game_.trial = TrialView{e.kind, e.cards, {}, std::nullopt};
}

void ChallengeFold::operator()(const SeenAnswer& e) { game_.trial->answered.add(e.seat); }

void ChallengeFold::operator()(const OwnAnswer& e) {
    game_.trial->answered.add(e.seat);
    game_.trial->own = e.dials;
}

void ChallengeFold::operator()(const Turned& e) {
    for (const Dated& card : e.cards) view_.discard.push_back(card.card);
    game_.trial.reset();
}

void ChallengeFold::operator()(const Advanced& e) { game_.positions[index(e.seat)] = e.to; }

void ChallengeFold::operator()(const DuelBegan& e) {
    if (e.card) --view_.draw_count;
    game_.duel = DuelView{e.kind, e.seats, e.card, {}};
}

void ChallengeFold::operator()(const Drew& e) {
    --view_.draw_count;
    game_.duel->card = e.card;
}

void ChallengeFold::operator()(const DuelPlaced& e) {
    game_.duel->card.reset();
    if (e.right) insert(*view_.line, e.gap, {e.card, e.year});
    if (e.cleared) end_duel(*e.cleared);
}

void ChallengeFold::operator()(const Discarded& e) { view_.discard.push_back(e.card); }

void ChallengeFold::operator()(const Out& e) {
    SeatList& seats = game_.duel->seats;
    seats.erase(std::find(seats.begin(), seats.end(), e.seat));
}

void ChallengeFold::operator()(const Guessed& e) { game_.duel->bounds = e.bounds; }
void ChallengeFold::operator()(const DuelWon& e) { end_duel(e.cleared); }

}  // namespace frise
