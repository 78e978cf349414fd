// `frise deck check`: what is wrong or weak in decks.
#pragma once

#include "cli/desk.hpp"

#include <string>
#include <vector>

namespace frise::deck_commands {

struct CheckOptions {
    std::vector<std::string> decks;  // names or files; none: all on the shelf
    bool json = false;
    bool strict = false;  // warnings count as errors
};

int check_decks(const CheckOptions& options, const cli::Desk& desk);

}  // namespace frise::deck_commands
