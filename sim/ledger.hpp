// Counts what every game has: wins, cards in hands and on the line, the length of a game.
#pragma once

#include "engine/rules/game.hpp"
#include "sim/tally.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace frise::sim {

class Ledger {
  public:
    explicit Ledger(Tally& tally) : tally_{tally} {}

    // Before a game: who sits where, as numbers of entrants.
    void start(const std::vector<std::size_t>& seating) {
        seating_ = &seating;
        turns_ = 0;
    }
    // After it.
    void finish(const Game& game, Count moves);

    // Something that a table waits for: a card, a trial, a guess.
    void turn() { ++turns_; }
    void held(CardNo card) { ++tally_.cards[index(card)].held; }
    void held(const Cards& cards) {
        for (const CardNo card : cards) held(card);
    }
    void placed(Seat seat, CardNo card, bool right) {
        const Placements one{1, right ? 0U : 1U};
        entrant(seat).placements += one;
        tally_.cards[index(card)].placements[(*seating_)[index(seat)]] += one;
    }
    void won_by(SeatSet winners);

    [[nodiscard]] std::size_t seats() const { return seating_->size(); }
    [[nodiscard]] EntrantTally& entrant(Seat seat) { return tally_.entrants[(*seating_)[index(seat)]]; }

  private:
    Tally& tally_;
    const std::vector<std::size_t>* seating_ = nullptr;
    std::int64_t turns_ = 0;
};

}  // namespace frise::sim
