// `frise deck print`: cards on paper.
#pragma once

#include "cli/desk.hpp"
#include "deckkit/filter.hpp"

#include <optional>
#include <string>
#include <vector>

namespace frise::deck_commands {

// As typed.
struct PrintOptions {
    std::vector<std::string> decks;
    deckkit::Filter filter;
    std::optional<std::string> output;
    std::string paper = "a4";
    std::string size = "poker";
    std::string backs = "duplex";
    std::optional<std::string> offset;
    bool icons = false;
    std::optional<std::string> rules;
    bool replace = false;  // a file that is there already
};

int print_decks(const PrintOptions& options, const cli::Desk& desk);

}  // namespace frise::deck_commands
