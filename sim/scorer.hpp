// Counts what happens in one game: what every game has in the ledger, the rest with the counter of its kind.
#pragma once

#include "engine/rules/event.hpp"
#include "engine/rules/game.hpp"
#include "sim/ledger.hpp"
#include "sim/tally.hpp"

#include <cstddef>
#include <variant>
#include <vector>

namespace frise::sim {

namespace counters {

template <class Sims>
struct AnyOf;
template <class... Sims>
struct AnyOf<Types<Sims...>> {
    using Type = std::variant<typename Sims::Counter...>;
};

}  // namespace counters

class Scorer {
  public:
    // Both must outlive it.
    Scorer(const Setup& setup, Tally& tally);
    Scorer(const Scorer&) = delete;  // the counter refers to the ledger
    Scorer& operator=(const Scorer&) = delete;
    ~Scorer() = default;

    // Before a game: who sits where, as numbers of entrants.
    void start(const std::vector<std::size_t>& seating);
    void count(const Events& events);
    // After it.
    void finish(const Game& game, Count moves) { ledger_.finish(game, moves); }

  private:
    using Counter = typename counters::AnyOf<GameSims>::Type;

    static Counter counter_for(const Setup& setup, Ledger& ledger, OwnTallies& own);

    Ledger ledger_;
    Counter counter_;
};

}  // namespace frise::sim
