// The recipes of the line games.
#include "games/line/tests/line_tests.hpp"
#include "tests/golden/asked.hpp"
#include "tests/support/step_to.hpp"

#include <functional>

namespace frise::test {

using namespace golden;

namespace {

bool ties_repeat_and_shrink(const Log& log) {
    std::vector<std::size_t> sizes;
    for (const Event& event : log.events) {
        if (const auto* tie = std::get_if<TieBreakBegan>(&event)) sizes.push_back(tie->seats.size());
    }
    const bool repeat = std::adjacent_find(sizes.begin(), sizes.end()) != sizes.end();
    return repeat && std::adjacent_find(sizes.begin(), sizes.end(), std::greater<>{}) != sizes.end();
}

bool put_right_among_equals(const Log& log) {
    for (std::size_t i = 0; i < log.events.size(); ++i) {
        const auto* e = std::get_if<PutRight>(&log.events[i]);
        if (e == nullptr) continue;
        const Line line = step_to(log, i).table().line;
        const Year year = log.setup.deck.year(e->card);
        if (std::any_of(line.begin(), line.end(), [&](const Dated& card) { return card.year == year; })) return true;
    }
    return false;
}

const std::vector<Year> deep{1969,        -66'000'000, 4'611'686'018'427'387'904,  -13'800'000'000, -1,   1,
                             -44,         476,         -4'611'686'018'427'387'904, -4'540'000'000,  1492, -541'000'000,
                             -252'000'000};

}  // namespace

std::vector<Recipe> LineTests::recipes() {
    return {
        {"classic", "A plain game: cards are missed, discarded and replaced, and one seat wins alone.",
         R"({"game":"classic","seats":3,"options":{"hand":2}})", recent,
         [](const Log& log) { return count<Discarded>(log) > 1 && !has<TieBreakBegan>(log) && winners(log) == 1; }},
        {"classic-tie-break",
         "Several finish in one round; in the tie-break the same play on, then fewer, then one wins.",
         R"({"game":"classic","seats":4,"options":{"hand":1},"seed":3})", recent,
         [](const Log& log) { return ties_repeat_and_shrink(log) && winners(log) == 1; }},
        {"classic-reshuffle",
         "The pile runs out: the discarded cards, the one just missed too, become a new one.",
         R"({"game":"classic","seats":2,"options":{"hand":2,"first":1},"seed":5})",
         {1889, 1969, 1789, 1455, 1928, 1610},
         [](const Log& log) { return count<Reshuffled>(log) > 2 && winners(log) == 1; }},
        {"classic-shared",
         "All finish in one round and there are no cards for a tie-break: they share the win.",
         R"({"game":"classic","seats":3,"options":{"hand":[1,1,1]}})",
         {1889, 1969, 1789, 1455},
         [](const Log& log) { return winners(log) == 3; }},
        {"classic-mixed", "Options of other games: misses are removed, and the tie-break is sudden death.",
         R"({"game":"classic","seats":4,"options":{"hand":1,"on_miss":"remove","tie_break":"sudden-death"}})",
         with_equal,
         [](const Log& log) { return has<Removed>(log) && count<TieBreakBegan>(log) > 1 && has<Out>(log); }},
        {"first-edition", "Missed cards leave the game; the tie-break goes on until exactly one is right.",
         R"({"game":"first-edition","seats":3,"options":{"hand":2}})", recent,
         [](const Log& log) { return count<TieBreakBegan>(log) > 2 && has<Removed>(log) && winners(log) == 1; }},
        {"twist", "A shuffled deck, a handicap, and another seat than 0 to begin.",
         R"({"game":"twist","seats":3,"options":{"hand":[1,3,2],"first":2},"shuffle":true,"seed":18446744073709551615})",
         recent, [](const Log& log) { return has<Discarded>(log) && winners(log) == 1; }},
        {"chronology", "Wrong cards are put right, after those of the same year; sudden death ends it.",
         R"({"game":"chronology","seats":3,"options":{"hand":2}})", with_equal,
         [](const Log& log) { return has<TieBreakBegan>(log) && has<Out>(log) && put_right_among_equals(log); }},
        {"chronology-deep-time", "Years of 64 bits, from the beginning of time to its end.",
         R"({"game":"chronology","seats":2,"options":{"hand":3},"shuffle":true,"seed":7})", deep,
         [](const Log& log) { return count<PutRight>(log) > 1; }},
        {"chronology-empty-pile",
         "The pile cannot give the penalty card: whoever missed the last card has finished.",
         R"({"game":"chronology","seats":2,"options":{"hand":[1,2]}})",
         {1889, 1969, 1789, 1455},
         [](const Log& log) { return has<PutRight>(log) && !has<Drew>(log); }},
    };
}

}  // namespace frise::test
