// What a line game refuses, and which reason counts where several apply.
#include "tests/support/scene.hpp"

#include <limits>

namespace frise::test {
namespace {

Deal two_seats() { return {.line = 1876, .hands = {{1900, 1901}, {1800, 1801}}, .pile = {1}}; }

TEST(LineRefusal, nothing_is_accepted_once_the_game_is_over) {
    auto game = scene({.line = 1876, .hands = {{1900}, {1800, 1801}}});
    game.place(0, 1900, 1);
    ASSERT_TRUE(game.over());
    EXPECT_EQ(game.refusal(1, Place{game.number(1800), 0}), "game-over");
    EXPECT_EQ(game.refusal(1, Accept{}), "game-over");
    EXPECT_EQ(game.refusal(7, Place{game.number(1800), 99}), "game-over");
}

TEST(LineRefusal, a_seat_that_is_not_at_the_table_is_a_bad_request) {
    auto game = scene(two_seats());
    EXPECT_EQ(game.refusal(2, Place{game.number(1900), 0}), "bad-request");
    EXPECT_EQ(game.refusal(255, Accept{}), "bad-request");
}

TEST(LineRefusal, a_seat_waits_for_its_turn) {
    auto game = scene(two_seats());
    EXPECT_EQ(game.refusal(1, Place{game.number(1800), 0}), "not-your-turn");
    EXPECT_EQ(game.refusal(1, Place{game.number(1900), 99}), "not-your-turn");
    EXPECT_EQ(game.refusal(1, Accept{}), "not-your-turn");
    game.place(0, 1900, 1);
    EXPECT_EQ(game.refusal(0, Place{game.number(1901), 0}), "not-your-turn");
}

TEST(LineRefusal, the_actions_of_other_games_are_not_allowed) {
    auto game = scene(two_seats());
    const std::vector<Action> others{PlaceDrawn{0}, Play{},   Discard{}, EndTurn{}, Answer{},
                                     Guess{1900},   Accept{}, Contest{}, Give{}};
    for (const Action& action : others) EXPECT_EQ(game.refusal(0, action), "not-allowed") << action.index();
}

TEST(LineRefusal, only_a_card_of_ones_own_hand_can_be_placed) {
    auto game = scene(two_seats());
    for (const Name& card : {Name{1800}, Name{1876}, Name{1}, Name{"no such card"}}) {
        EXPECT_EQ(game.refusal(0, Place{game.number(card), 0}), "not-your-card") << card.text;
        EXPECT_EQ(game.refusal(0, Place{game.number(card), 99}), "not-your-card") << card.text;
    }
}

TEST(LineRefusal, a_card_that_was_placed_or_missed_is_no_longer_ones_own) {
    auto game = scene({.line = 1876, .hands = {{1900, 1901, 1902}, {1800, 1801, 1802}}, .pile = {1}});
    game.place(0, 1900, 1).place(1, 1800, 0);
    EXPECT_EQ(game.refusal(0, Place{game.number(1900), 3}), "not-your-card");
    game.place(0, 1901, 0).place(1, 1801, 1);
    EXPECT_EQ(game.refusal(0, Place{game.number(1901), 3}), "not-your-card");
}

TEST(LineRefusal, a_gap_must_be_there) {
    auto game = scene(two_seats());
    for (const int gap : {-1, 2, std::numeric_limits<int>::min(), std::numeric_limits<int>::max()}) {
        EXPECT_EQ(game.refusal(0, Place{game.number(1900), gap}), "bad-gap") << gap;
    }
}

TEST(LineRefusal, a_seat_that_is_out_has_no_turn) {
    auto game = scene({.line = 1876, .hands = {{1900}, {1910}, {1500, 1501}}, .pile = {1, 2, 3}});
    game.place(0, 1900, 1).place(1, 1910, 2);
    EXPECT_EQ(game.refusal(2, Place{game.number(1500), 0}), "not-your-turn");
    EXPECT_EQ(game.choices(2), 0U);
}

}  // namespace
}  // namespace frise::test
