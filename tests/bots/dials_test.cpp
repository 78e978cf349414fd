// Dial settings out of beliefs.
#include "games/challenge/play/dials.hpp"

#include "bots/time_scale.hpp"
#include "engine/rules/terms.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <numeric>

namespace frise {
namespace {

using testing::DoubleNear;
using testing::Each;

Belief certain(Year year) { return {on_scale(year), 0}; }
Belief unsure(Year year, double spread) { return {on_scale(year), spread}; }

std::vector<int> wheels(const Answer& answer) { return {answer.wheels.begin(), answer.wheels.end()}; }

TEST(Periods, are_likely_in_all_as_one) {
    const auto dates = default_board().dates;
    for (const double spread : {0.05, 0.3, 1.0}) {
        const auto chances = period_chances(unsure(1700, spread), dates);
        EXPECT_EQ(chances.size(), dates.size() + 1);
        EXPECT_NEAR(std::accumulate(chances.begin(), chances.end(), 0.0), 1, 1e-9);
        EXPECT_THAT(chances, Each(testing::Ge(0)));
    }
}

TEST(BetOf, a_known_period_is_staked_four_times) {
    const Bet bet = best_bet({0, 0, 1, 0}, 4);
    EXPECT_THAT(bet.wheels, Each(2));
    EXPECT_EQ(bet.chance, 1);
}

TEST(BetOf, an_unknown_period_is_stacked_as_long_as_every_move_counts) {
    EXPECT_THAT(best_bet({0.3, 0.4, 0.2, 0.1}, 4).wheels, Each(1));
}

TEST(BetOf, an_unknown_period_is_spread_when_one_move_is_enough) {
    const Bet bet = best_bet({0.3, 0.4, 0.2, 0.1}, 1);
    EXPECT_EQ(bet.wheels, (std::array{1, 0, 2, 3}));
    EXPECT_NEAR(bet.chance, 1, 1e-9);
}

TEST(BetOf, two_moves_to_go_are_staked_two_and_two) {
    EXPECT_EQ(best_bet({0.3, 0.4, 0.2, 0.1}, 2).wheels, (std::array{1, 1, 0, 0}));
}

TEST(BetOf, fewer_periods_than_wheels_is_no_trouble) {
    EXPECT_THAT(best_bet({1.0}, 1).wheels, Each(0));
    EXPECT_EQ(best_bet({0.4, 0.6}, 1).wheels, (std::array{1, 1, 1, 0}));
}

TEST(DateOf, a_known_year_is_dialled) {
    EXPECT_EQ(wheels(best_date(certain(1492)).answer), (std::vector{1, 4, 9, 2}));
    EXPECT_EQ(wheels(best_date(certain(-287)).answer), (std::vector{0, 2, 8, 7}));
    EXPECT_EQ(best_date(certain(-287)).answer.sign, -1);
    EXPECT_EQ(best_date(certain(1492)).answer.sign, 1);
}

// A belief around 1900 that reaches from 1860 to 1945: 18 is likelier than its neighbours at the hundreds only if most
// of it lies there.
TEST(DateOf, each_digit_is_the_likeliest_at_its_place) {
    const Belief late{on_scale(1915), 0.12};
    const Answer answer = best_date(late).answer;
    EXPECT_EQ(answer.wheels[0], 1);
    EXPECT_EQ(answer.wheels[1], 9);
    EXPECT_EQ(answer.sign, 1);
    EXPECT_GT(best_date(late).digits, 1.8);
    EXPECT_LE(best_date(late).digits, 4);
}

TEST(DateOf, any_belief_gives_an_answer_that_fits_the_dials) {
    for (const Year year : {-9999, -9000, -1000, -30, -1, 1, 30, 1000, 9000, 9999}) {
        for (const double spread : {0.0, 0.02, 0.3, 1.5}) {
            const Answer answer = best_date(unsure(year, spread)).answer;
            EXPECT_THAT(wheels(answer), Each(testing::AllOf(testing::Ge(0), testing::Le(9)))) << year;
            EXPECT_EQ(answer.wheels.size(), 4U);
            EXPECT_TRUE(answer.sign == 1 || answer.sign == -1);
        }
    }
}

TEST(OrderOf, known_cards_is_their_order) {
    const std::array cards{certain(1804), certain(-3200), certain(1492), certain(1969)};
    EXPECT_EQ(best_order(cards).ranks, (std::array{3, 1, 2, 4}));
    EXPECT_THAT(best_order(cards).right, DoubleNear(4, 1e-9));
}

// Two cards about which nothing is known beside two that stand fast: a middle rank is the best guess for both.
TEST(OrderOf, unknown_cards_may_share_a_rank) {
    const std::array cards{certain(-3000), certain(2020), unsure(1500, 0.2), unsure(1500, 0.2)};
    const auto [ranks, right] = best_order(cards);
    EXPECT_EQ(ranks[0], 1);
    EXPECT_EQ(ranks[1], 4);
    EXPECT_THAT(std::vector(ranks.begin() + 2, ranks.end()), Each(testing::AnyOf(2, 3)));
    EXPECT_LT(right, 4);
}

TEST(DifferenceOf, known_years_is_exact) {
    EXPECT_EQ(best_difference(certain(-1), certain(1)), 2);
    EXPECT_EQ(best_difference(certain(1804), certain(-3200)), 5004);
    EXPECT_EQ(best_difference(certain(-9999), certain(9999)), 9999) << "more does not fit the dials";
}

TEST(DifferenceOf, unknown_years_is_never_nothing) {
    EXPECT_GT(best_difference(unsure(1500, 0.3), unsure(1500, 0.3)), 20) << "two cards are hardly of the same year";
}

}  // namespace
}  // namespace frise
