// How a golden game was found: a set-up, and what must happen in it. Random games are played until one shows it; the
// shortest of those is kept.
#pragma once

#include "engine/rules/log.hpp"

#include <string>
#include <vector>

namespace frise::golden {

struct Recipe {
    std::string name;
    std::string about;
    std::string request;             // as for the referee's `new`, without the deck
    std::vector<Year> years;         // of the deck, top first
    bool (*wanted)(const Log& log);  // asked when the game is over, or after every action
    bool unfinished = false;         // ask after every action, and stop there
    std::vector<Icons> icons = {};   // repeated over the deck
};

}  // namespace frise::golden
