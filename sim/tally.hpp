// All that was counted in a run.
#pragma once

#include "engine/rules/catalogue.hpp"
#include "games/sim.hpp"
#include "sim/counts.hpp"

#include <cstddef>
#include <tuple>
#include <vector>

namespace frise::sim {

namespace tallies {

template <class Sims>
struct OfEach;
template <class... Sims>
struct OfEach<Types<Sims...>> {
    using Type = std::tuple<typename Sims::Tally...>;
};

}  // namespace tallies

// What each kind of game counts for itself; empty but for the kind that is played.
using OwnTallies = typename tallies::OfEach<GameSims>::Type;

// Whether the game is one of this kind.
template <class Sim>
constexpr bool is_of(GameId game) {
    for (const Descriptor& each : Sim::Kind::games) {
        if (each.id == name(game)) return true;
    }
    return false;
}

struct Tally {
    Tally() = default;
    Tally(std::size_t seat_count, std::size_t entrant_count, std::size_t card_count);

    Count games = 0;
    Count moves = 0;
    std::vector<Wins> seats;
    std::vector<EntrantTally> entrants;
    std::vector<Wins> pairs;  // [one * entrants + other]: games that one of the two won, and how many the first did
    std::vector<CardTally> cards;
    Histogram lengths;  // in moves, of any seat
    Histogram turns;    // what a table waits for: a card, a trial, a guess
    Histogram rounds;
    OwnTallies own;

    Tally& operator+=(const Tally& other);
    bool operator==(const Tally&) const = default;
};

}  // namespace frise::sim
