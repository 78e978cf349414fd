// The recipes of coop.
#include "games/coop/tests/coop_tests.hpp"
#include "tests/golden/asked.hpp"

namespace frise::test {

using namespace golden;

std::vector<Recipe> CoopTests::recipes() {
    return {
        {"coop", "Both rows, a stuck card, and discards; the icons were dealt at the set-up.",
         R"({"game":"coop","seats":2,"options":{"hand":3,"cards":15,"icons":3},"shuffle":true,"seed":11})", recent,
         [](const Log& log) {
             const bool rift = some<Played>(log, [](const Played& e) { return e.row == Row::rift; });
             return rift && has<Stuck>(log) && count<Discarded>(log) > 1;
         }},
        {"coop-named-icons",
         "The deck names its icons; equal years leave a choice of places; hands differ.",
         R"({"game":"coop","seats":3,"options":{"hand":[1,2,3],"cards":11,"first":1}})",
         with_equal,
         [](const Log& log) { return has<Discarded>(log) && has<Stuck>(log) && count<Played>(log) > 3; },
         false,
         {{0, 1}, {1, 0}, {1, 2}, {2, 1}}},
        {"coop-in-a-turn", "Stopped within a turn: one card placed, another one stuck.",
         R"({"game":"coop","seats":2,"options":{"hand":3,"cards":12}})", recent,
         [](const Log& log) {
             const std::size_t n = log.events.size();
             return n > 9 && std::holds_alternative<Stuck>(log.events[n - 1]) &&
                    std::holds_alternative<Played>(log.events[n - 2]);
         },
         true},
    };
}

}  // namespace frise::test
