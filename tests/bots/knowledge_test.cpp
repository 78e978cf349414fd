// What bots believe: nearer the truth the stronger they are, the nearer the time, the better known the card.
#include "bots/knowledge.hpp"

#include "bots/time_scale.hpp"

#include <cmath>
#include <gtest/gtest.h>
#include <limits>

namespace frise {
namespace {

constexpr std::uint64_t people = 400;

// How far the first thought is from the truth, in years, in the mean of many.
double typical_error(const BotKind& kind, Year year, const CardLore& lore = {}) {
    const auto education = std::make_shared<Education>(kind, std::vector{year}, Lore{lore});
    double sum = 0;
    for (std::uint64_t seed = 0; seed < people; ++seed) {
        const Knowledge knowledge{education, seed};
        sum += std::abs(static_cast<double>(year_at(knowledge.memory_of(CardNo{0})) - year));
    }
    return sum / people;
}

TEST(TimeScale, leads_back_to_the_year) {
    for (const Year year : std::vector<Year>{-13'800'000'000, -9999, -500, -1, 1, 987, 1492, 1999, 2026, 2100}) {
        EXPECT_EQ(year_at(on_scale(year)), year);
    }
}

TEST(TimeScale, increases_and_survives_any_year) {
    constexpr Year least = std::numeric_limits<Year>::min();
    constexpr Year most = std::numeric_limits<Year>::max();
    EXPECT_LT(on_scale(least), on_scale(-1));
    EXPECT_LT(on_scale(-1), on_scale(1));
    EXPECT_LT(on_scale(1), on_scale(most));
    EXPECT_LT(year_at(on_scale(least) - 50), 0);
    EXPECT_GT(year_at(on_scale(most) + 50), 0);
    EXPECT_NE(year_at(on_scale(1) - 1e-6), 0) << "there is no year 0";
}

TEST(Memory, is_worse_the_longer_ago_it_was) {
    double last = 0;
    for (const Year year : {2000, 1950, 1800, 1200, -3000}) {
        const double error = typical_error({}, year);
        EXPECT_GT(error, last) << year;
        last = error;
    }
}

TEST(Memory, is_better_the_stronger_the_player) {
    double last = std::numeric_limits<double>::infinity();
    for (const Strength strength : all_strengths) {
        const double error = typical_error({strength, {}, {}}, 1700);
        EXPECT_LT(error, last) << name(strength);
        last = error;
    }
}

TEST(Memory, is_better_of_what_everybody_knows) {
    double last = std::numeric_limits<double>::infinity();
    for (int familiarity = 1; familiarity <= 5; ++familiarity) {
        const double error = typical_error({}, 1700, {familiarity, 0});
        EXPECT_LT(error, last) << familiarity;
        last = error;
    }
}

TEST(Memory, is_better_in_a_favourite_theme_and_nowhere_else) {
    const BotKind plain{Strength::beginner, {}, {}};
    const BotKind musical{Strength::beginner, {"music"}, {}};
    const CardLore song{3, *theme_named("music")};
    const CardLore war{3, *theme_named("war")};
    EXPECT_LT(typical_error(musical, 1700, song), typical_error(plain, 1700, song) / 2);
    EXPECT_EQ(typical_error(musical, 1700, war), typical_error(plain, 1700, war));
}

TEST(Belief, is_the_same_all_game_long_and_another_in_the_next) {
    const auto education = std::make_shared<Education>(BotKind{}, std::vector<Year>{1700, 1800}, Lore{});
    Knowledge knowledge{education, 1};
    const Belief first = knowledge.about(CardNo{0});
    EXPECT_EQ(knowledge.about(CardNo{0}), first);
    EXPECT_EQ((Knowledge{education, 1}.about(CardNo{0})), first);
    knowledge.start_over(2);
    EXPECT_NE(knowledge.about(CardNo{0}), first);
    knowledge.start_over(1);
    EXPECT_EQ(knowledge.about(CardNo{0}), first);
}

TEST(Belief, becomes_certain_when_the_year_is_shown_and_is_forgotten_with_the_game) {
    const auto education = std::make_shared<Education>(BotKind{}, std::vector<Year>{1700}, Lore{});
    Knowledge knowledge{education, 1};
    knowledge.learn({CardNo{0}, 1234});
    EXPECT_TRUE(knowledge.about(CardNo{0}).certain());
    EXPECT_EQ(year_at(knowledge.about(CardNo{0}).middle), 1234) << "what was shown counts, not what is in the books";
    EXPECT_EQ(year_at(knowledge.memory_of(CardNo{0})), 1234);
    knowledge.start_over(1);
    EXPECT_FALSE(knowledge.about(CardNo{0}).certain());
}

// Of all that is believed likely with 50 %, about half must come true.
TEST(Belief, is_as_sure_as_it_has_a_right_to_be) {
    std::vector<Year> years;
    for (Year year = -2000; year < 2000; year += 37) years.push_back(year == 0 ? 1 : year);
    const auto education = std::make_shared<Education>(BotKind{}, years, Lore{});
    int within = 0;
    int asked = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const Knowledge knowledge{education, seed};
        for (std::size_t i = 0; i < years.size(); ++i) {
            const Belief belief = knowledge.about(card_at(i));
            within += std::abs(on_scale(years[i]) - belief.middle) < 0.6745 * belief.spread ? 1 : 0;
            ++asked;
        }
    }
    EXPECT_NEAR(static_cast<double>(within) / asked, 0.5, 0.05);
}

TEST(Bell, is_the_bell_curve) {
    for (double z = -4.5; z <= 4.5; z += 0.01) EXPECT_NEAR(Bell::below(z), std::erfc(-z / std::sqrt(2.0)) / 2, 4e-5);
    constexpr double endless = std::numeric_limits<double>::infinity();
    EXPECT_EQ(Bell::below(-endless), 0);
    EXPECT_EQ(Bell::below(endless), 1);
}

TEST(Bell, is_read_the_other_way_round) {
    for (double share = 5e-4; share < 1 - 5e-4; share += 7e-4) {
        EXPECT_NEAR(Bell::below(Bell::reaching(share)), share, 1e-12);
    }
}

}  // namespace
}  // namespace frise
