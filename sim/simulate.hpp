// `frise simulate`.
#pragma once

#include "desk/desk.hpp"
#include "terminal/play_options.hpp"

#include <optional>
#include <string>
#include <vector>

namespace frise::sim {

// As typed. The game, its options, the seats and the cards are those of `frise play`.
struct SimulateOptions {
    terminal::PlayOptions game;
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
int simulate(const SimulateOptions& options, const desk::Desk& desk);
int merge(const SimulateOptions& options, const desk::Desk& desk);

}  // namespace frise::sim
