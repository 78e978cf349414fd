// Who sits where, and which games are whose.
#include "sim/plan.hpp"

#include "tests/property/for_all.hpp"

#include <gtest/gtest.h>
#include <map>
#include <set>

namespace frise::sim::test {
namespace {

using LineUp = std::vector<std::size_t>;

Plan seated(std::vector<LineUp> line_ups, bool fixed = false) {
    Plan plan;
    plan.line_ups = std::move(line_ups);
    plan.fixed_seats = fixed;
    return plan;
}

TEST(Seating, everybody_sits_everywhere_equally_often) {
    const Plan plan = seated({{0, 1, 2}, {3, 1, 0}});
    std::map<std::pair<std::size_t, std::size_t>, int> times;  // by entrant and seat
    for (std::uint64_t game = 0; game < 60; ++game) {
        const LineUp seats = plan.seating(game);
        for (std::size_t seat = 0; seat < seats.size(); ++seat) ++times[{seats[seat], seat}];
    }
    for (const auto& [where, count] : times) {
        EXPECT_EQ(count, where.first < 2 ? 20 : 10) << "entrant " << where.first << " on seat " << where.second;
    }
    EXPECT_EQ(times.size(), 12U);
}

TEST(Seating, neighbours_stay_neighbours) {
    const Plan plan = seated({{0, 1, 2, 3}});
    EXPECT_EQ(plan.seating(0), (LineUp{0, 1, 2, 3}));
    EXPECT_EQ(plan.seating(1), (LineUp{1, 2, 3, 0}));
    EXPECT_EQ(plan.seating(7), (LineUp{3, 0, 1, 2}));
}

TEST(Seating, fixed_seats_stay) {
    const Plan plan = seated({{0, 1, 2}, {3, 1, 0}}, true);
    for (std::uint64_t game = 0; game < 20; ++game) EXPECT_EQ(plan.seating(game), plan.line_ups[game % 2]);
}

TEST(LineUps, are_all_different_groups) {
    EXPECT_EQ(all_line_ups(5, 2).size(), 10U);
    EXPECT_EQ(all_line_ups(4, 4), (std::vector<LineUp>{{0, 1, 2, 3}}));
    EXPECT_EQ(all_line_ups(3, 1).size(), 3U);
    EXPECT_EQ(all_line_ups(8, 4).size(), 70U);
    const auto pairs = all_line_ups(5, 2);
    EXPECT_EQ((std::set<LineUp>{pairs.begin(), pairs.end()}).size(), 10U);
    for (const LineUp& pair : pairs) EXPECT_LT(pair[0], pair[1]);
}

TEST(Shards, have_every_game_exactly_once) {
    frise::test::for_all(200, [] {
        const auto games = *rc::gen::inRange<std::uint64_t>(0, 500);
        const auto of = *rc::gen::inRange<std::uint64_t>(1, 40);
        std::multiset<std::uint64_t> numbers;
        for (std::uint64_t number = 0; number < of; ++number) {
            Plan plan;
            plan.games = games;
            plan.shard = {number, of};
            for (std::uint64_t nth = 0; nth < plan.own_games(); ++nth) numbers.insert(plan.own_game(nth));
        }
        RC_ASSERT(numbers.size() == games);
        std::uint64_t expected = 0;
        for (const std::uint64_t number : numbers) RC_ASSERT(number == expected++);
    });
}

TEST(Shards, are_written_from_1) {
    EXPECT_EQ(shard_from("1/1"), (Shard{0, 1}));
    EXPECT_EQ(shard_from("3/16"), (Shard{2, 16}));
    EXPECT_EQ(shard_from("16/16"), (Shard{15, 16}));
    EXPECT_EQ(shard_from("1000000/1000000"), (Shard{999'999, 1'000'000}));
}

TEST(Shards, that_there_cannot_be_are_refused) {
    for (const char* text : {"",
                             "/",
                             "3",
                             "0/3",
                             "4/3",
                             "3/",
                             "/3",
                             "a/b",
                             "1/b",
                             "-1/3",
                             "1/-3",
                             "+1/3",
                             " 1/3",
                             "1 /3",
                             "1/3 ",
                             "1/3/5",
                             "1.0/3",
                             "0/0",
                             "1/0",
                             "0x1/3",
                             "1/1000001",
                             "99999999999999999999999/3",
                             "1/99999999999999999999999",
                             "18446744073709551615/18446744073709551615",
                             "1//3",
                             "⅓"}) {
        EXPECT_FALSE(shard_from(text)) << text;
    }
}

}  // namespace
}  // namespace frise::sim::test
