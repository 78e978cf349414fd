// A player for tests: plays at random, and as often as its skill says looks at the years and plays right, so
// that random games reach what only good players see: ties, duels, a shared finish.
#pragma once

#include "engine/core/rng.hpp"
#include "engine/rules/game.hpp"

#include <cstdint>

namespace frise::test {

class RandomPlayer {
  public:
    RandomPlayer(std::uint64_t seed, std::uint32_t skill_percent) : rng_{seed}, skill_{skill_percent} {}

    Action choose(const Game& game, Seat seat);
    // Any of those who are to act.
    Seat next(const Game& game);

  private:
    bool knows() { return rng_.below(100) < skill_; }
    int between(int least, int most) {
        return least + static_cast<int>(rng_.below(static_cast<std::uint32_t>(most - least) + 1));
    }
    int right_gap_for(const Line& line, Year year);
    Answer right_answer(const Game& game, const Trial& trial);
    Guess guess(const Game& game, const Duel& duel);
    void improve(const Game& game, Action& action);

    Rng rng_;
    std::uint32_t skill_;
};

}  // namespace frise::test
