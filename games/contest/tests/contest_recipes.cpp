// The recipes of contest.
#include "games/contest/tests/contest_tests.hpp"
#include "tests/golden/asked.hpp"

namespace frise::test {

using namespace golden;

std::vector<Recipe> ContestTests::recipes() {
    return {
        {"contest", "Three rounds, with cards contested, accepted, put right, given and drawn.",
         R"({"game":"contest","seats":3,"options":{"hand":2,"rounds":3},"seed":2})", recent,
         [](const Log& log) {
             return count<Scored>(log) == 3 && has<Contested>(log) && has<PutRight>(log) && has<Gave>(log) &&
                    has<Drew>(log);
         }},
        {"contest-in-a-proposal", "Stopped while a card is proposed: one has accepted, one is asked.",
         R"({"game":"contest","seats":3,"options":{"hand":2,"first":2}})", with_equal,
         [](const Log& log) { return count<Proposed>(log) > 1 && std::holds_alternative<Accepted>(log.events.back()); },
         true},
        {"contest-to-give", "Stopped before a gift that the giver may give to anybody.",
         R"({"game":"contest","seats":4,"options":{"hand":3,"rounds":1}})", recent,
         [](const Log& log) {
             const std::size_t n = log.events.size();
             return n > 2 && std::holds_alternative<PutRight>(log.events[n - 1]) &&
                    std::holds_alternative<ProposalPlaced>(log.events[n - 2]) &&
                    std::holds_alternative<Accepted>(log.events[n - 3]);
         },
         true},
    };
}

}  // namespace frise::test
