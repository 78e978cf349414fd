// Folding events into a view of challenge.
#include "games/challenge/rules/challenge_view.hpp"

#include "engine/rules/view.hpp"

#include <algorithm>

namespace frise {

void narrow(Bounds& bounds, const Guessed& guess) {
    if (guess.hint == Hint::later) bounds.low = std::max(bounds.low.value_or(guess.year), guess.year);
    if (guess.hint == Hint::earlier) bounds.high = std::min(bounds.high.value_or(guess.year), guess.year);
}

void ChallengeFold::close_duel() {
    if (view_.line) {
        for (const Dated& card : *view_.line) view_.discard.push_back(card.card);
    }
    if (game_.duel->card) view_.discard.push_back(*game_.duel->card);
    view_.line.reset();
    game_.duel.reset();
}

void ChallengeFold::operator()(const Started& e) { fold(view_, e); }
void ChallengeFold::operator()(const SeenShuffle& e) { fold(view_, e); }
void ChallengeFold::operator()(const GameOver& e) { view_.over = e; }

void ChallengeFold::operator()(const TrialBegan& e) {
    ++view_.round;
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

void ChallengeFold::operator()(const Placed& e) {
    game_.duel->card.reset();
    if (!e.right) return;
    insert(*view_.line, e.gap, {e.card, e.year});
    if (view_.draw_count == 0 && view_.discard.empty()) close_duel();
}

void ChallengeFold::operator()(const Discarded& e) { view_.discard.push_back(e.card); }

void ChallengeFold::operator()(const Out& e) {
    SeatList& seats = game_.duel->seats;
    seats.erase(std::find(seats.begin(), seats.end(), e.seat));
}

void ChallengeFold::operator()(const Guessed& e) { narrow(game_.duel->bounds, e); }
void ChallengeFold::operator()(const DuelWon& /*e*/) { close_duel(); }

}  // namespace frise
