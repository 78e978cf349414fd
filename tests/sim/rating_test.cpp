// Strength from who beat whom.
#include "sim/rating.hpp"

#include <gtest/gtest.h>

namespace frise::sim::test {
namespace {

// Who won how many games against whom, by row.
std::vector<Wins> pairs_of(const std::vector<std::vector<Count>>& won) {
    std::vector<Wins> pairs;
    for (std::size_t a = 0; a < won.size(); ++a) {
        for (std::size_t b = 0; b < won.size(); ++b) {
            pairs.push_back({won[a][b] + won[b][a], won[a][b] * whole_win});
        }
    }
    return pairs;
}

TEST(Ratings, three_wins_to_one_are_190_point_8) {
    const auto rated = ratings(pairs_of({{0, 75}, {25, 0}}), 2).value();
    EXPECT_NEAR(rated[0].points - rated[1].points, 190.85, 0.01);
    EXPECT_NEAR(rated[0].points + rated[1].points, 3000, 1e-6);
}

TEST(Ratings, ten_wins_to_one_are_400) {
    const auto rated = ratings(pairs_of({{0, 100}, {1000, 0}}), 2).value();
    EXPECT_NEAR(rated[1].points - rated[0].points, 400, 0.01);
}

TEST(Ratings, equals_are_equal) {
    const auto rated = ratings(pairs_of({{0, 10, 10}, {10, 0, 10}, {10, 10, 0}}), 3).value();
    for (const Rating& rating : rated) EXPECT_NEAR(rating.points, 1500, 1e-6);
}

TEST(Ratings, do_not_depend_on_the_order_of_entrants) {
    const auto one = ratings(pairs_of({{0, 60, 80}, {40, 0, 70}, {20, 30, 0}}), 3).value();
    const auto other = ratings(pairs_of({{0, 30, 20}, {70, 0, 40}, {80, 60, 0}}), 3).value();
    for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_NEAR(one[i].points, other[2 - i].points, 1e-4);
        EXPECT_NEAR(one[i].error, other[2 - i].error, 1e-4);
    }
    EXPECT_GT(one[0].points, one[1].points);
    EXPECT_GT(one[1].points, one[2].points);
}

TEST(Ratings, compare_those_who_never_met) {
    const auto rated = ratings(pairs_of({{0, 75, 0}, {25, 0, 75}, {0, 25, 0}}), 3).value();
    EXPECT_NEAR(rated[0].points - rated[2].points, 2 * 190.85, 0.02);
}

TEST(Ratings, errors_shrink_with_games) {
    const auto few = ratings(pairs_of({{0, 30}, {20, 0}}), 2).value();
    const auto many = ratings(pairs_of({{0, 3000}, {2000, 0}}), 2).value();
    EXPECT_GT(few[0].error, 0);
    EXPECT_NEAR(few[0].error / many[0].error, 10, 1e-3);
    EXPECT_NEAR(few[0].points, many[0].points, 1e-3);
}

TEST(Ratings, say_nothing_of_one_who_only_lost_or_only_won) {
    EXPECT_FALSE(ratings(pairs_of({{0, 10}, {0, 0}}), 2));
    EXPECT_FALSE(ratings(pairs_of({{0, 5, 10}, {5, 0, 10}, {0, 0, 0}}), 3));
    EXPECT_FALSE(ratings(pairs_of({{0, 0, 10}, {0, 0, 0}, {5, 0, 0}}), 3)) << "one never played";
}

TEST(Ratings, say_nothing_of_two_groups_of_which_one_never_beat_the_other) {
    EXPECT_FALSE(ratings(pairs_of({{0, 5, 9, 9}, {5, 0, 9, 9}, {0, 0, 0, 5}, {0, 0, 5, 0}}), 4));
    EXPECT_FALSE(ratings(pairs_of({{0, 5, 0, 0}, {5, 0, 0, 0}, {0, 0, 0, 5}, {0, 0, 5, 0}}), 4)) << "they never met";
    EXPECT_TRUE(ratings(pairs_of({{0, 5, 9, 9}, {5, 0, 9, 9}, {1, 0, 0, 5}, {0, 0, 5, 0}}), 4));
}

TEST(Ratings, need_two) {
    EXPECT_FALSE(ratings({}, 0));
    EXPECT_FALSE(ratings({Wins{}}, 1));
}

}  // namespace
}  // namespace frise::sim::test
