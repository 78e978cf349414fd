// Shares, means and quantiles against values worked out elsewhere.
#include "sim/interval.hpp"

#include <gtest/gtest.h>

namespace frise::sim::test {
namespace {

void expect_interval(const Interval& interval, double middle, double low, double high) {
    constexpr double near = 5e-5;
    EXPECT_NEAR(interval.middle, middle, near);
    EXPECT_NEAR(interval.low, low, near);
    EXPECT_NEAR(interval.high, high, near);
}

TEST(Share, without_tries_anything_is_possible) { expect_interval(share_of(0, 0), 0, 0, 1); }

TEST(Share, is_wilsons_interval) {
    expect_interval(share_of(0, 10), 0, 0, 0.27754);
    expect_interval(share_of(5, 10), 0.5, 0.23659, 0.76341);
    expect_interval(share_of(10, 10), 1, 0.72246, 1);
    expect_interval(share_of(250, 1000), 0.25, 0.22414, 0.27777);
}

TEST(Share, counts_parts_of_wins) {
    expect_interval(share_of(Wins{10, 5 * whole_win}), 0.5, 0.23659, 0.76341);
    EXPECT_DOUBLE_EQ(share_of(Wins{4, whole_win / 2}).middle, 0.125);
    expect_interval(share_of(Wins{}), 0, 0, 1);
}

TEST(Share, narrows_with_more_tries) {
    double before = 1;
    for (const double tries : {10.0, 100.0, 1000.0, 1e6, 1e12}) {
        const auto [middle, low, high] = share_of(tries / 5, tries);
        EXPECT_LT(high - low, before);
        EXPECT_LE(low, middle);
        EXPECT_GE(high, middle);
        before = high - low;
    }
}

TEST(Mean, of_nothing_is_nothing) { expect_interval(mean_of({}), 0, 0, 0); }

TEST(Mean, of_one_value_has_no_width) {
    expect_interval(mean_of({{7, 1}}), 7, 7, 7);
    expect_interval(mean_of({{7, 100}}), 7, 7, 7);
}

// 2, 4, 4, 4, 5, 5, 7, 9: mean 5, variance 32/7 of a sample.
TEST(Mean, is_as_wide_as_the_values_are_spread) {
    const double half = 1.959964 * 0.755929;
    expect_interval(mean_of({{2, 1}, {4, 3}, {5, 2}, {7, 1}, {9, 1}}), 5, 5 - half, 5 + half);
    expect_interval(mean_of({{-1, 50}, {1, 50}}), 0, -0.19698, 0.19698);
}

TEST(Quantile, is_the_least_value_that_so_many_reach) {
    const Histogram values{{1, 50}, {2, 30}, {10, 15}, {99, 5}};
    EXPECT_EQ(quantile(values, 0), 1);
    EXPECT_EQ(quantile(values, 0.05), 1);
    EXPECT_EQ(quantile(values, 0.5), 1);
    EXPECT_EQ(quantile(values, 0.51), 2);
    EXPECT_EQ(quantile(values, 0.95), 10);
    EXPECT_EQ(quantile(values, 1), 99);
    EXPECT_EQ(quantile({}, 0.5), 0);
}

}  // namespace
}  // namespace frise::sim::test
