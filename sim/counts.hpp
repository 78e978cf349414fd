// The numbers that a simulation counts. Whole numbers only: added up in any order they give the same.
#pragma once

#include "engine/core/seat.hpp"
#include "engine/rules/fields.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <tuple>
#include <vector>

namespace frise::sim {

using Count = std::uint64_t;
using Histogram = std::map<std::int64_t, Count>;

// A win, in parts: it can be shared by any number of seats.
inline constexpr Count whole_win = 840;

inline Count part_of_win(Seat seat, SeatSet winners) {
    return winners.has(seat) ? whole_win / static_cast<Count>(winners.count()) : 0;
}

struct Wins {
    Count games = 0;
    Count parts = 0;  // of wins

    static constexpr auto fields() { return std::tuple{Field{"games", &Wins::games}, Field{"parts", &Wins::parts}}; }
    Wins& operator+=(const Wins& other) {
        games += other.games;
        parts += other.parts;
        return *this;
    }
    bool operator==(const Wins&) const = default;
};

struct Placements {
    Count placed = 0;
    Count missed = 0;

    static constexpr auto fields() {
        return std::tuple{Field{"placed", &Placements::placed}, Field{"missed", &Placements::missed}};
    }
    Placements& operator+=(const Placements& other) {
        placed += other.placed;
        missed += other.missed;
        return *this;
    }
    bool operator==(const Placements&) const = default;
};

struct EntrantTally {
    Wins wins;
    Placements placements;
    // What only some games count of an entrant. Each game says which of the numbers it uses, and for what.
    std::array<Count, 3> own{};
    // Of another program: turns lost, by the kind of mishap, and one of them in words.
    std::array<Count, 4> mishaps{};
    std::string mishap;

    // The numbers only.
    static constexpr auto fields() {
        return std::tuple{Field{"wins", &EntrantTally::wins}, Field{"placements", &EntrantTally::placements},
                          Field{"own", &EntrantTally::own}, Field{"mishaps", &EntrantTally::mishaps}};
    }
    EntrantTally& operator+=(const EntrantTally& other);
    bool operator==(const EntrantTally&) const = default;
};

struct CardTally {
    Count held = 0;                      // came into a hand
    Count kept = 0;                      // was still in it at the end
    std::vector<Placements> placements;  // by entrant

    static constexpr auto fields() {
        return std::tuple{Field{"held", &CardTally::held}, Field{"kept", &CardTally::kept},
                          Field{"placements", &CardTally::placements}};
    }
    bool operator==(const CardTally&) const = default;
};

}  // namespace frise::sim
