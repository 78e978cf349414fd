// The recipes of all games, and what is made by them.
#pragma once

#include "tests/golden/golden_file.hpp"
#include "tests/golden/recipe.hpp"

#include <vector>

namespace frise::golden {

std::vector<Recipe> recipes();

GoldenFile cook(const Recipe& recipe);

}  // namespace frise::golden
