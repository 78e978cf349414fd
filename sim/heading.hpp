// What a report is about: all that is to be known of a run beside what was counted.
#pragma once

#include "engine/core/card.hpp"
#include "engine/core/result.hpp"
#include "engine/rules/catalogue.hpp"
#include "engine/rules/terms.hpp"
#include "sim/plan.hpp"

#include <boost/json.hpp>
#include <cstdint>
#include <string>
#include <vector>

namespace frise::sim {

struct Heading {
    struct CardName {
        std::string id;
        std::string title;
        Year year = 0;

        bool operator==(const CardName&) const = default;
    };

    GameId game = all_games.front();
    int seats = 2;
    boost::json::object options;
    std::vector<std::string> decks;
    std::vector<CardName> cards;
    std::vector<std::string> entrants;
    std::vector<std::vector<std::size_t>> line_ups;
    std::uint64_t games = 0;
    std::uint64_t seed = 0;
    bool fixed_seats = false;
    bool tournament = false;
    Shard shard;
    double turn_seconds = 30;
    std::string command;  // that does it again
    std::string version;  // of the program

    // The same run, if of another shard.
    [[nodiscard]] bool same_run(const Heading& other) const;
};

boost::json::object write_heading(const Heading& heading);
Result<Heading> read_heading(const boost::json::value& value);

}  // namespace frise::sim
