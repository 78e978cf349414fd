// `frise deck import`: a deck out of somebody's file.
#pragma once

#include "cli/desk.hpp"

#include <optional>
#include <string>

namespace frise::deck_commands {

// As typed.
struct ImportOptions {
    std::optional<std::string> file;
    std::optional<std::string> output;  // the file's name with .json otherwise; - for the output
    std::optional<std::string> id;
    std::optional<std::string> title;
    std::optional<std::string> texts;  // the language of texts that do not say theirs
    std::optional<std::string> kind;
    bool replace = false;  // a file that is there already
};

int import_deck(const ImportOptions& options, const cli::Desk& desk);

}  // namespace frise::deck_commands
