// How far a year is from being wrong.
#include "bots/margin.hpp"

#include <cmath>
#include <gtest/gtest.h>

namespace frise {
namespace {

const Line three_cards{{CardNo{0}, 1000}, {CardNo{1}, 1500}, {CardNo{2}, 1900}};

TEST(Margin, is_the_distance_to_the_nearer_neighbour) {
    EXPECT_EQ(margin(three_cards, 1, 1100), 100);
    EXPECT_EQ(margin(three_cards, 1, 1450), 50);
    EXPECT_EQ(margin(three_cards, 0, 900), 100);
    EXPECT_EQ(margin(three_cards, 3, 2000), 100);
    EXPECT_EQ(margin(three_cards, 1, 1000), 0);
}

TEST(Margin, is_negative_outside_the_gap) {
    EXPECT_EQ(margin(three_cards, 1, 900), -100);
    EXPECT_EQ(margin(three_cards, 0, 1100), -100);
    EXPECT_EQ(margin(three_cards, 3, 1500), -400);
}

TEST(FreeMargin, counts_to_the_nearest_place_that_is_taken) {
    const std::vector<std::optional<Dated>> none{std::nullopt, std::nullopt};
    const std::vector<std::optional<Dated>> first{Dated{CardNo{3}, 1200}, std::nullopt};
    EXPECT_TRUE(std::isinf(free_margin(three_cards, none, 1100)));
    EXPECT_EQ(free_margin(three_cards, first, 1100), -100);
    EXPECT_EQ(free_margin(three_cards, first, 1600), 100);
    EXPECT_EQ(free_margin(three_cards, first, 900), 100);
}

}  // namespace
}  // namespace frise
