// `frise simulate`.
#pragma once

#include "cli/desk.hpp"
#include "cli/play_options.hpp"

#include <optional>
#include <string>
#include <vector>

namespace frise::sim {

// As typed. The game, its options, the seats and the cards are those of `frise play`.
struct SimulateOptions {
    cli::PlayOptions game;
    std::vector<std::string> commands;  // of other programs
    std::optional<std::string> bot_time;
    std::optional<std::string> games;
    std::optional<std::string> threads;
    std::optional<std::string> shard;
    std::optional<std::string> turn_seconds;
    std::optional<std::string> json;
    std::optional<std::string> html;
    bool fixed_seats = false;
    bool tournament = false;
    bool quiet = false;
    std::vector<std::string> merge;  // files
    std::string version;             // of the program
};

// Both give the exit code of the program.
int simulate(const SimulateOptions& options, const cli::Desk& desk);
int merge(const SimulateOptions& options, const cli::Desk& desk);

}  // namespace frise::sim
