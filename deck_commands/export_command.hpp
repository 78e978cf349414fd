// `frise deck export`: a deck for a spreadsheet.
#pragma once

#include "cli/desk.hpp"

#include <optional>
#include <string>

namespace frise::deck_commands {

// As typed.
struct ExportOptions {
    std::optional<std::string> deck;
    std::optional<std::string> output;  // otherwise on the output
    std::string separator = ",";
    bool replace = false;  // a file that is there already
};

int export_deck(const ExportOptions& options, const cli::Desk& desk);

}  // namespace frise::deck_commands
