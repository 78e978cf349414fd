// `frise deck show` and `frise deck list`: what is in decks, at a glance.
#pragma once

#include "deckkit/filter.hpp"
#include "desk/desk.hpp"

#include <optional>
#include <string>
#include <vector>

namespace frise::desk {

struct ShowOptions {
    std::vector<std::string> decks;
    deckkit::Filter filter;
    std::optional<std::string> svg;  // a file for the picture, or - for the output
    bool cards = false;              // each card with its year
    bool replace = false;            // a picture that is there already
};

int list_decks(const Desk& desk);
int show_deck(const ShowOptions& options, const Desk& desk);

}  // namespace frise::desk
