// `frise deck show` and `frise deck list`: what is in decks, at a glance.
#pragma once

#include "cli/desk.hpp"
#include "deckkit/filter.hpp"

#include <optional>
#include <string>
#include <vector>

namespace frise::deck_commands {

struct ShowOptions {
    std::vector<std::string> decks;
    deckkit::Filter filter;
    std::optional<std::string> svg;  // a file for the picture, or - for the output
    bool cards = false;              // each card with its year
    bool replace = false;            // a picture that is there already
};

int list_decks(const cli::Desk& desk);
int show_deck(const ShowOptions& options, const cli::Desk& desk);

}  // namespace frise::deck_commands
