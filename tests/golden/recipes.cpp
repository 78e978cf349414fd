// Asking each kind of game for its recipes.
#include "tests/golden/recipes.hpp"

#include "games/tests.hpp"

namespace frise::golden {

std::vector<Recipe> recipes() {
    std::vector<Recipe> all;
    for_each(test::GameTests{}, [&]<class Tests>(As<Tests> /*game*/) {
        for (Recipe& each : Tests::recipes()) all.push_back(std::move(each));
    });
    return all;
}

}  // namespace frise::golden
