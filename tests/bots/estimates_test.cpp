// Noisy estimates of years.
#include "bots/estimates.hpp"

#include <cmath>
#include <gtest/gtest.h>
#include <limits>

namespace frise {
namespace {

Deck deck_of(std::vector<Year> years) {
    Deck deck;
    for (const Year year : years) deck.faces.push_back({"c" + std::to_string(deck.faces.size()), std::to_string(year)});
    deck.years = std::move(years);
    return deck;
}

double mean_error(Year year, Skill skill) {
    Rng rng{7};
    const auto estimates = noisy_estimates(deck_of(std::vector<Year>(2000, year)), rng, skill);
    double sum = 0;
    for (const Year estimate : estimates) sum += std::abs(static_cast<double>(estimate - year));
    return sum / static_cast<double>(estimates.size());
}

TEST(Estimates, are_the_same_for_the_same_generator) {
    const Deck deck = deck_of({-500, 1066, 1789, 1969});
    Rng one{3};
    Rng same{3};
    Rng other{4};
    const auto estimates = noisy_estimates(deck, one, {});
    EXPECT_EQ(estimates, noisy_estimates(deck, same, {}));
    EXPECT_NE(estimates, noisy_estimates(deck, other, {}));
}

TEST(Estimates, are_worse_the_longer_ago_it_was) {
    EXPECT_LT(mean_error(2000, {}), mean_error(1800, {}));
    EXPECT_LT(mean_error(1800, {}), mean_error(-500, {}));
    EXPECT_NEAR(mean_error(-7974, {}) / mean_error(1026, {}), 10, 1);
}

TEST(Estimates, are_better_for_the_more_skilful) { EXPECT_LT(mean_error(1500, {0.05}), mean_error(1500, {0.3})); }

TEST(Estimates, are_never_the_year_0_and_survive_any_year) {
    Rng rng{1};
    constexpr Year least = std::numeric_limits<Year>::min();
    constexpr Year most = std::numeric_limits<Year>::max();
    const auto estimates = noisy_estimates(deck_of({least, most, -13'800'000'000}), rng, {});
    EXPECT_EQ(estimates.size(), 3U);
    const auto near_zero = noisy_estimates(deck_of(std::vector<Year>(5000, 1)), rng, {0});
    for (const Year estimate : near_zero) EXPECT_NE(estimate, 0);
}

}  // namespace
}  // namespace frise
