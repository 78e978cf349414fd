// What was counted. Whole numbers only: added up in any order they give the same.
#pragma once

#include "engine/core/seat.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace frise::sim {

using Count = std::uint64_t;

// A win, in parts: it can be shared by any number of seats.
inline constexpr Count whole_win = 840;

struct Wins {
    Count games = 0;
    Count parts = 0;  // of wins

    Wins& operator+=(const Wins& other);
    bool operator==(const Wins&) const = default;
};

struct Placements {
    Count placed = 0;
    Count missed = 0;

    Placements& operator+=(const Placements& other);
    bool operator==(const Placements&) const = default;
};

struct EntrantTally {
    Wins wins;
    Placements placements;
    Count contests = 0;
    Count contests_won = 0;
    Count discards = 0;  // coop
    // Of another program: turns lost, by the kind of mishap, and one of them in words.
    std::array<Count, 4> mishaps{};
    std::string mishap;

    EntrantTally& operator+=(const EntrantTally& other);
    bool operator==(const EntrantTally&) const = default;
};

struct CardTally {
    Count held = 0;                      // came into a hand
    Count kept = 0;                      // was still in it at the end
    std::vector<Placements> placements;  // by entrant

    CardTally& operator+=(const CardTally& other);
    bool operator==(const CardTally&) const = default;
};

// challenge, one of the duels on the board.
struct DuelTally {
    Wins winner;  // the games that were won by the winner of the duel
    Wins leader;  // and those by whoever led after it

    DuelTally& operator+=(const DuelTally& other);
    bool operator==(const DuelTally&) const = default;
};

using Histogram = std::map<std::int64_t, Count>;

struct Tally {
    Tally() = default;
    Tally(std::size_t seat_count, std::size_t entrant_count, std::size_t card_count);

    Count games = 0;
    Count moves = 0;
    std::vector<Wins> seats;
    std::vector<EntrantTally> entrants;
    std::vector<Wins> pairs;  // [one * entrants + other]: games that one of the two won, and how many the first did
    std::vector<CardTally> cards;
    std::vector<DuelTally> duels;
    Histogram lengths;  // in moves, of any seat
    Histogram turns;    // what a table waits for: a card, a trial, a guess
    Histogram rounds;
    Histogram scores;  // coop
    std::array<Count, 8> ranks{};

    Tally& operator+=(const Tally& other);
    bool operator==(const Tally&) const = default;
};

}  // namespace frise::sim
