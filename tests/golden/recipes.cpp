// The recipes of all files here.
#include "tests/golden/recipes.hpp"

#include <utility>

namespace frise::golden {
namespace {

std::vector<Recipe>& all() {
    static std::vector<Recipe> list;
    return list;
}

}  // namespace

Recipes::Recipes(std::vector<Recipe> list) {
    for (Recipe& each : list) all().push_back(std::move(each));
}

const std::vector<Recipe>& recipes() { return all(); }

}  // namespace frise::golden
