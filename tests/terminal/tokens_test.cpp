// Words, numbers and the letters of cards.
#include "terminal/tokens.hpp"

#include "terminal/labels.hpp"

#include <gtest/gtest.h>
#include <limits>
#include <set>

namespace frise::terminal {
namespace {

using Tokens = std::vector<Token>;

TEST(Tokens, words_and_numbers_in_any_spelling) {
    const Tokens both{{"b", false}, {"3", true}};
    EXPECT_EQ(tokens_of("b 3"), both);
    EXPECT_EQ(tokens_of("b3"), both);
    EXPECT_EQ(tokens_of(" b, 3 ."), both);
    EXPECT_EQ(tokens_of("3b"), (Tokens{{"3", true}, {"b", false}}));
    EXPECT_EQ(tokens_of(" ,;"), Tokens{});
    EXPECT_EQ(tokens_of("défausser a"), (Tokens{{"défausser", false}, {"a", false}}));
}

TEST(Tokens, a_minus_belongs_to_a_number_that_follows_it) {
    EXPECT_EQ(tokens_of("-44"), (Tokens{{"-44", true}}));
    EXPECT_EQ(tokens_of("−44"), (Tokens{{"-44", true}}));
    EXPECT_EQ(tokens_of("2-5"), (Tokens{{"2", true}, {"5", true}}));
    EXPECT_EQ(tokens_of("44 av. J.-C."), (Tokens{{"44", true}, {"av", false}, {"J", false}, {"C", false}}));
}

TEST(Tokens, numbers_beyond_all_bounds_stay_big) {
    EXPECT_EQ(tokens_of("99999999999999999999")[0].value(), std::numeric_limits<std::int64_t>::max());
    EXPECT_EQ(tokens_of("-99999999999999999999")[0].value(), std::numeric_limits<std::int64_t>::min());
}

TEST(Labels, are_all_different_and_never_q) {
    std::set<std::string> labels;
    for (std::size_t place = 0; place < 1000; ++place) {
        const std::string label = card_label(place);
        EXPECT_TRUE(labels.insert(label).second) << label;
        EXPECT_EQ(label.find('q'), std::string::npos);
        EXPECT_EQ(place_labelled(label, 1000), place);
    }
}

TEST(Labels, count_like_letters) {
    EXPECT_EQ(card_label(0), "a");
    EXPECT_EQ(card_label(24), "z");
    EXPECT_EQ(card_label(25), "aa");
    EXPECT_EQ(place_labelled("C", 4), 2U);
    EXPECT_EQ(place_labelled("e", 4), std::nullopt);
    EXPECT_EQ(place_labelled("", 4), std::nullopt);
}

}  // namespace
}  // namespace frise::terminal
