// How the golden games were found: a set-up, and what must happen in it. Random games are played until one shows
// it; the shortest of those is kept.
#pragma once

#include "tests/golden/golden_file.hpp"

#include <optional>
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

// Adds its recipes to all others; each kind of game has a file with one of these.
struct Recipes {
    explicit Recipes(std::vector<Recipe> list);
};

const std::vector<Recipe>& recipes();

GoldenFile cook(const Recipe& recipe);

}  // namespace frise::golden
