// The recipes.
#include "tests/golden/recipes.hpp"

#include "tests/support/step_to.hpp"

#include <algorithm>
#include <functional>

namespace frise::golden {
namespace {

template <class E>
auto count(const Log& log) {
    return std::count_if(log.events.begin(), log.events.end(),
                         [](const Event& e) { return std::holds_alternative<E>(e); });
}

template <class E, class Check>
bool some(const Log& log, Check check) {
    return std::any_of(log.events.begin(), log.events.end(), [&](const Event& event) {
        const auto* e = std::get_if<E>(&event);
        return e != nullptr && check(*e);
    });
}

template <class E>
bool has(const Log& log) {
    return count<E>(log) > 0;
}

int winners(const Log& log) { return std::get<GameOver>(log.events.back()).winners.count(); }

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

bool won_for_nothing(const Log& log) {
    for (std::size_t i = 0; i + 1 < log.events.size(); ++i) {
        const bool won = std::holds_alternative<DuelWon>(log.events[i]);
        if (won && !std::holds_alternative<Advanced>(log.events[i + 1])) return true;
    }
    return false;
}

const std::vector<Year> recent{1889, 1969, 1789, 1455, 1928, 1610, 1989, 1347,
                               1783, 1815, 1903, 1517, 1649, 1271, 1848};
const std::vector<Year> with_equal{1900, 1800, 1900, 1850, 1800, 1900, 1950, 1850, 1800, 1900, 1700, 1900};
const std::vector<Year> deep{1969,        -66'000'000, 4'611'686'018'427'387'904,  -13'800'000'000, -1,   1,
                             -44,         476,         -4'611'686'018'427'387'904, -4'540'000'000,  1492, -541'000'000,
                             -252'000'000};
const std::vector<Year> dials{1969, 1789,  -44,  1492, 476,  1815, -753, 1066,
                              1945, -9999, 1610, 800,  1889, 1,    1750, 1970};

const char* const short_board =
    R"({"dates":[1000,1500,1800],"track":["four-cards","right-date","bet","order","gap","four-cards","bet"],)"
    R"("duels":[{"after":1,"kind":"sudden-death"},{"after":3,"kind":"more-or-less"}]})";

std::vector<Recipe> line_recipes() {
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

std::vector<Recipe> coop_recipes() {
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

bool final_duel(const Log& log) {
    return count<DuelBegan>(log) > 2 &&
           some<DuelBegan>(log, [](const DuelBegan& e) { return e.kind == DuelKind::more_or_less; });
}

std::vector<Recipe> challenge_recipes() {
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

std::vector<Recipe> contest_recipes() {
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

}  // namespace

const std::vector<Recipe>& recipes() {
    static const std::vector<Recipe> all = [] {
        std::vector<Recipe> list = line_recipes();
        for (const auto& more : {coop_recipes(), challenge_recipes(), contest_recipes()}) {
            list.insert(list.end(), more.begin(), more.end());
        }
        return list;
    }();
    return all;
}

}  // namespace frise::golden
