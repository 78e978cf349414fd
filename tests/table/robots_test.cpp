// When bots play, and as which kind.
#include "table/robots.hpp"

#include "tests/table/opened.hpp"

#include <gtest/gtest.h>
#include <set>
#include <string_view>
#include <variant>
#include <vector>

namespace frise::table {
namespace {

TEST(Robots, play_when_one_of_them_is_to_act) {
    Robots robots;
    test::SeededLuck luck{1};
    robots.plan(false, 5, 0, 1000, luck);
    EXPECT_FALSE(robots.due());
    robots.plan(true, 5, 0, 1000, luck);
    EXPECT_TRUE(robots.due());
    robots.plan(false, 5, 0, 1000, luck);
    EXPECT_FALSE(robots.due()) << "the game is paused, or nobody is here";
}

TEST(Robots, are_planned_once_for_each_entry) {
    Robots robots;
    test::SeededLuck luck{1};
    robots.plan(true, 5, 0, 1000, luck);
    const auto due = robots.due();
    for (Time now = 0; now < 100; ++now) {
        robots.plan(true, 5, now, 1000, luck);
        ASSERT_EQ(robots.due(), due) << "whoever comes and goes does not delay them";
    }
    robots.plan(true, 6, 10'000, 1000, luck);
    EXPECT_GE(robots.due(), 10'500);
}

TEST(Robots, take_a_somewhat_irregular_time) {
    Robots robots;
    test::SeededLuck luck{1};
    std::set<Time> times;
    for (Number entry = 1; entry <= 300; ++entry) {
        robots.plan(true, entry, 7'000, 1000, luck);
        times.insert(*robots.due() - 7'000);
    }
    EXPECT_GE(*times.begin(), 500);
    EXPECT_LE(*times.rbegin(), 1500);
    EXPECT_LT(*times.begin(), 600);
    EXPECT_GT(*times.rbegin(), 1400);
    EXPECT_GT(times.size(), 200U);
}

TEST(Robots, may_play_at_once) {
    Robots robots;
    test::SeededLuck luck{1};
    robots.plan(true, 1, 7'000, 0, luck);
    EXPECT_EQ(robots.due(), 7'000);
}

// Games that have just begun; where each of them is begun differently.
std::vector<LiveTable> begun_games() {
    std::vector<LiveTable> tables;
    for (std::uint64_t seed = 1; seed <= 25; ++seed) {
        LiveTable table = test::opened_table({{"name", "Ana"}, {"seats", 2}, {"bots", {"child"}}}).table;
        test::SeededLuck luck{seed};
        auto entries = table.decide({"ana", {}}, Decidable{request::Start{}}, {0, luck.shuffles(), luck.number()});
        for (Entry& entry : *entries) table.evolve(entry);
        tables.push_back(std::move(table));
    }
    return tables;
}

frise::Place placed_by(Robots& robots, const LiveTable& table, std::string_view kind) {
    return std::get<frise::Place>(robots.choose(table, Seat{0}, kind).value());
}

TEST(Robots, choose_nothing_for_a_seat_that_may_do_nothing) {
    Robots robots;
    const LiveTable table = begun_games().front();
    EXPECT_TRUE(robots.choose(table, Seat{0}, "child"));
    EXPECT_FALSE(robots.choose(table, Seat{1}, "child"));
}

TEST(Robots, are_of_the_kind_that_sits_there_now) {
    int differ = 0;
    for (const LiveTable& table : begun_games()) {
        Robots changing;
        Robots child;
        Robots historian;
        const auto as_child = placed_by(changing, table, "child");
        EXPECT_EQ(as_child, placed_by(child, table, "child"));
        const auto as_historian = placed_by(changing, table, "historian");
        EXPECT_EQ(as_historian, placed_by(historian, table, "historian"));
        differ += as_child == as_historian ? 0 : 1;
    }
    EXPECT_GT(differ, 0);
}

// How many cards a child places right when it was shown the years before, or was not.
int right_of(const std::vector<LiveTable>& tables, bool shown) {
    int right = 0;
    for (const LiveTable& table : tables) {
        Robots robots;
        placed_by(robots, table, "child");
        const Deck& deck = table.playset()->deck;
        Events events;
        for (std::size_t card = 0; card < deck.size(); ++card) {
            events.emplace_back(Placed{Seat{1}, card_at(card), 0, deck.year(card_at(card)), true});
        }
        if (shown) robots.watch(events);
        const auto placed = placed_by(robots, table, "child");
        right += fits(*table.game()->view(onlooker).line, placed.gap, deck.year(placed.card)) ? 1 : 0;
    }
    return right;
}

TEST(Robots, know_what_they_were_shown) {
    const auto tables = begun_games();
    EXPECT_EQ(right_of(tables, true), static_cast<int>(tables.size()));
    EXPECT_LT(right_of(tables, false), static_cast<int>(tables.size()));
}

}  // namespace
}  // namespace frise::table
