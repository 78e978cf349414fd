// Counts what happens in one game.
#pragma once

#include "engine/rules/event.hpp"
#include "engine/rules/game.hpp"
#include "sim/tally.hpp"

#include <optional>
#include <vector>

namespace frise::sim {

class Scorer {
  public:
    Scorer(const Setup& setup, Tally& tally) : setup_{setup}, tally_{tally} {}

    // Before a game: who sits where, as numbers of entrants.
    void start(const std::vector<std::size_t>& seating);
    void count(const Events& events);
    // After it.
    void finish(const Game& game, Count moves);

    template <class E>
    void operator()(const E& /*of no interest*/) {}
    void operator()(const Dealt& e);
    void operator()(const Drew& e);
    void operator()(const Gave& e);
    void operator()(const Placed& e);
    void operator()(const DuelPlaced& e);
    void operator()(const ProposalPlaced& e);
    void operator()(const Played& e);
    void operator()(const Stuck& e);
    void operator()(const Discarded& e);
    void operator()(const Proposed& e);
    void operator()(const Contested& e);
    void operator()(const TrialBegan& e);
    void operator()(const Turned& e);
    void operator()(const Advanced& e);
    void operator()(const DuelBegan& e);
    void operator()(const Guessed& e);
    void operator()(const DuelWon& e);
    void operator()(const GameOver& e);

  private:
    struct DuelRecord {
        SeatSet winner;
        SeatSet leaders;  // after the winner moved
    };

    void placed(Seat seat, CardNo card, bool right);
    void note_leaders();
    void count_wins(SeatSet winners);
    void count_duels(SeatSet winners);
    EntrantTally& entrant(Seat seat) { return tally_.entrants[(*seating_)[index(seat)]]; }

    const Setup& setup_;
    Tally& tally_;
    const std::vector<std::size_t>* seating_ = nullptr;
    std::optional<Seat> contester_;
    TrialKind trial_ = TrialKind::four_cards;
    Positions positions_;
    std::vector<DuelRecord> duels_;
    bool leaders_due_ = false;
    std::int64_t turns_ = 0;
};

}  // namespace frise::sim
