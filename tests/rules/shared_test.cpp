// Values that many hold, and decks made of them.
#include "engine/core/shared.hpp"

#include "engine/rules/game.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <utility>

namespace frise {
namespace {

using testing::ElementsAre;
using List = Shared<std::vector<int>>;

TEST(Shared, a_copy_is_the_same_value_in_memory) {
    const List one{{1, 2, 3}};
    List other;
    other = one;
    EXPECT_EQ(&*one, &*other);
    EXPECT_THAT(*other, ElementsAre(1, 2, 3));
}

TEST(Shared, is_equal_where_the_values_are) {
    const List one{{1, 2, 3}};
    EXPECT_EQ(one, List({1, 2, 3}));
    EXPECT_EQ(one, List{one});
    EXPECT_FALSE(one == List({1, 2}));
    EXPECT_FALSE(one == List{});
}

TEST(Shared, is_empty_before_it_is_given_a_value) {
    const List none;
    EXPECT_TRUE(none.empty());
    EXPECT_EQ(none, List(std::vector<int>{}));
}

TEST(Shared, a_new_value_is_not_seen_by_others) {
    List one{{1, 2, 3}};
    const List other = one;
    one = std::vector<int>{4};
    EXPECT_THAT(*one, ElementsAre(4));
    EXPECT_THAT(*other, ElementsAre(1, 2, 3));
}

TEST(Shared, keeps_its_value_when_it_is_moved_from) {
    Deck one{{}, std::vector<Year>{1, 2, 3}, {}};
    const Deck other = std::move(one);
    EXPECT_EQ(one.size(), 3U);  // NOLINT(bugprone-use-after-move): that is what is asked
    EXPECT_EQ(other.size(), 3U);
}

TEST(Shared, reads_as_the_list_that_it_holds) {
    const List list{{1, 2, 3}};
    int sum = 0;
    for (const int each : list) sum += each;
    EXPECT_EQ(sum, 6);
    EXPECT_EQ(list[1], 2);
    EXPECT_EQ(list->back(), 3);
    const std::vector<int>& vector = list;
    EXPECT_EQ(vector.size(), list.size());
}

TEST(Shared, games_with_the_same_deck_have_it_once) {
    std::vector<Card> cards;
    for (int i = 0; i < 60; ++i) cards.push_back({{std::to_string(i), ""}, 1900 + i, {}, {}});
    const Terms terms = settle(GameId::classic, 4, {}).value();
    const Deck deck = check_deck(terms, std::move(cards)).value();
    const Game one{{terms, deck, true, 1}};
    const Game other{{terms, deck, true, 2}};
    EXPECT_EQ(&*one.setup().deck.faces, &*other.setup().deck.faces);
    EXPECT_EQ(&*one.setup().deck.years, &*other.setup().deck.years);
}

}  // namespace
}  // namespace frise
