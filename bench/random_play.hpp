// Games of legal actions at random, one after the other in the same memory.
#pragma once

#include "engine/core/rng.hpp"
#include "engine/rules/game.hpp"

#include <cstdint>
#include <cstdlib>
#include <utility>
#include <variant>

namespace frise::bench {

// A legal action at random. A year is guessed within the known bounds: else one duel takes 10,000 guesses.
inline Action random_action(const Game& game, Seat seat, Rng& rng, Legal& legal) {
    game.list_legal(seat, legal);
    if (const auto* any = std::get_if<GuessAny>(&legal.choices().front())) {
        const Bounds& bounds = std::get<ChallengeState>(game.state()).duel->bounds;
        const Year low = bounds.low ? *bounds.low + 1 : any->least;
        const Year high = bounds.high ? *bounds.high - 1 : any->most;
        return Guess{low + static_cast<Year>(rng.below(static_cast<std::uint32_t>(high - low + 1)))};
    }
    return legal.at(rng.below(static_cast<std::uint32_t>(legal.count())));
}

class RandomPlay {
  public:
    explicit RandomPlay(Setup setup) : game_{std::move(setup)} {}

    std::uint64_t play(std::uint64_t seed) {
        Seeded chance{seed};
        game_.start(chance);
        std::uint64_t moves = 0;
        for (SeatSet awaited = game_.to_act(); !awaited.empty(); awaited = game_.to_act()) {
            const Seat seat = *awaited.begin();
            const Action action = random_action(game_, seat, rng_, legal_);
            if (!game_.apply(seat, action, chance)) std::abort();  // a legal action is accepted
            ++moves;
        }
        return moves;
    }

  private:
    Game game_;
    Legal legal_;
    Rng rng_{1};
};

}  // namespace frise::bench
