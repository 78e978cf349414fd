// The recipes of challenge.
#include "games/challenge/tests/challenge_tests.hpp"
#include "tests/golden/asked.hpp"

namespace frise::test {

using namespace golden;

namespace {

bool won_for_nothing(const Log& log) {
    for (std::size_t i = 0; i + 1 < log.events.size(); ++i) {
        const bool won = std::holds_alternative<DuelWon>(log.events[i]);
        if (won && !std::holds_alternative<Advanced>(log.events[i + 1])) return true;
    }
    return false;
}

const std::vector<Year> dials{1969, 1789,  -44,  1492, 476,  1815, -753, 1066,
                              1945, -9999, 1610, 800,  1889, 1,    1750, 1970};

const char* const short_board =
    R"({"dates":[1000,1500,1800],"track":["four-cards","right-date","bet","order","gap","four-cards","bet"],)"
    R"("duels":[{"after":1,"kind":"sudden-death"},{"after":3,"kind":"more-or-less"}]})";

bool final_duel(const Log& log) {
    return count<DuelBegan>(log) > 2 &&
           some<DuelBegan>(log, [](const DuelBegan& e) { return e.kind == DuelKind::more_or_less; });
}

}  // namespace

std::vector<Recipe> ChallengeTests::recipes() {
    const auto with_board = [](const char* head) { return std::string{head} + short_board + "}}"; };
    return {
        {"challenge", "The default board, with both of its duels.",
         R"({"game":"challenge","seats":3,"options":{"first":1},"shuffle":true,"seed":4})", dials,
         [](const Log& log) { return count<DuelBegan>(log) == 2 && has<Guessed>(log) && has<DuelPlaced>(log); }},
        {"challenge-two-seats", "Of two, all duels are sudden death, and the leader wins nothing by them.",
         with_board(R"({"game":"challenge","seats":2,"options":{"board":)"), dials,
         [](const Log& log) { return count<DuelBegan>(log) == 2 && won_for_nothing(log); }},
        {"challenge-final-duel", "Both duels, and a third one among those who share the finish.",
         with_board(R"({"game":"challenge","seats":4,"options":{"final_duel":true,"board":)"), dials, final_duel},
        {"challenge-small-deck",
         "Four cards: each trial reshuffles, and a duel ends for want of cards.",
         with_board(R"({"game":"challenge","seats":3,"options":{"board":)"),
         {1969, 1789, 1500, 1000},
         [](const Log& log) { return has<Reshuffled>(log) && count<DuelBegan>(log) > count<DuelWon>(log); }},
        {"challenge-in-a-trial", "Stopped within a trial: two of three answers are in, and secret.",
         with_board(R"({"game":"challenge","seats":3,"options":{"board":)"), dials,
         [](const Log& log) {
             const std::size_t n = log.events.size();
             return count<TrialBegan>(log) > 1 && std::holds_alternative<Answered>(log.events[n - 1]) &&
                    std::holds_alternative<Answered>(log.events[n - 2]);
         },
         true},
        {"challenge-in-a-duel", "Stopped within a duel of more-or-less, with bounds on both sides.",
         with_board(R"({"game":"challenge","seats":3,"options":{"board":)"), dials,
         [](const Log& log) {
             return std::holds_alternative<Guessed>(log.events.back()) &&
                    some<Guessed>(log, [](const Guessed& e) { return e.hint == Hint::later; }) &&
                    some<Guessed>(log, [](const Guessed& e) { return e.hint == Hint::earlier; });
         },
         true},
    };
}

}  // namespace frise::test
