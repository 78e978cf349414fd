// Ids and numbers of cards.
#include "engine/codec/card_names.hpp"

#include <gtest/gtest.h>
#include <string>
#include <utility>
#include <vector>

namespace frise::codec_test {
namespace {

TEST(CardNames, number_the_cards_of_a_deck_in_its_order) {
    const std::vector<Face> deck{{"x", ""}, {"y", ""}};
    const CardNames names{deck};
    EXPECT_EQ(names.number("x"), CardNo{0});
    EXPECT_EQ(names.number("y"), CardNo{1});
    EXPECT_EQ(names.number("z"), no_such_card);
    EXPECT_EQ(names.id(CardNo{1}), "y");
}

TEST(CardNames, learn_cards_in_the_order_that_they_appear) {
    CardNames names;
    EXPECT_EQ(names.learn("x"), CardNo{0});
    EXPECT_EQ(names.learn("y"), CardNo{1});
    EXPECT_EQ(names.learn("x"), CardNo{0});
    EXPECT_EQ(names.number("y"), CardNo{1});
    EXPECT_EQ(names.size(), 2U);
}

TEST(CardNames, learn_what_the_deck_does_not_have) {
    const std::vector<Face> deck{{"x", ""}};
    CardNames names{deck};
    EXPECT_EQ(names.learn("x"), CardNo{0});
    EXPECT_EQ(names.learn("y"), CardNo{1});
}

TEST(CardNames, keep_what_they_learnt_while_they_grow_and_when_they_move) {
    CardNames names;
    for (int i = 0; i < 1000; ++i) names.learn(std::to_string(i));
    const CardNames moved = std::move(names);
    for (int i = 0; i < 1000; ++i) {
        EXPECT_EQ(moved.number(std::to_string(i)), card_at(static_cast<std::size_t>(i)));
        EXPECT_EQ(moved.id(card_at(static_cast<std::size_t>(i))), std::to_string(i));
    }
}

}  // namespace
}  // namespace frise::codec_test
