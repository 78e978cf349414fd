// What is to be simulated.
#pragma once

#include "bots/bot.hpp"
#include "bots/lore.hpp"
#include "engine/rules/setup.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace frise::sim {

// A kind of bot, or another program.
struct Entrant {
    std::string name;
    // A new one, for one seat after the other; called from several threads.
    std::function<std::unique_ptr<Bot>()> make;
};

// One of several machines that share a run: `number` counts from 0.
struct Shard {
    std::uint64_t number = 0;
    std::uint64_t of = 1;

    bool operator==(const Shard&) const = default;
};

// "3/16", counted from 1.
std::optional<Shard> shard_from(std::string_view text);

struct Plan {
    Setup setup;  // its seed is not used: every game has its own
    std::vector<Entrant> entrants;
    // Who plays together, as numbers of entrants; they take turns. Each is as long as there are seats.
    std::vector<std::vector<std::size_t>> line_ups;
    std::uint64_t games = 10'000;
    std::uint64_t seed = 1;
    bool fixed_seats = false;  // else everybody sits everywhere equally often
    Shard shard;

    // How many of the games are this shard's, and the number of its nth.
    [[nodiscard]] std::uint64_t own_games() const { return (games + shard.of - 1 - shard.number) / shard.of; }
    [[nodiscard]] std::uint64_t own_game(std::uint64_t nth) const { return nth * shard.of + shard.number; }

    // The entrant on each seat in a game of this number.
    [[nodiscard]] std::vector<std::size_t> seating(std::uint64_t game) const {
        std::vector<std::size_t> seats = line_ups[game % line_ups.size()];
        const std::uint64_t turns = fixed_seats ? 0 : game / line_ups.size() % seats.size();
        std::rotate(seats.begin(), seats.begin() + static_cast<std::ptrdiff_t>(turns), seats.end());
        return seats;
    }
};

// Everybody against everybody, as many at a time as there are seats. Gives up after `most` and one more.
std::vector<std::vector<std::size_t>> all_line_ups(std::size_t entrants, std::size_t seats,
                                                   std::size_t most = SIZE_MAX);

}  // namespace frise::sim
