// The line games before the first turn: who is dealt what, and who begins.
#include "tests/support/scene.hpp"

namespace frise::test {
namespace {

TEST(LineSetup, every_seat_is_dealt_its_hand_and_the_next_card_starts_the_line) {
    auto game = scene({.line = 1876, .hands = {{1900, 1901}, {1800, 1801}}, .pile = {1, 2}});
    EXPECT_EQ(game.events(), (Texts{"dealt 0: 1900 1901", "dealt 1: 1800 1801", "started 1876"}));
    EXPECT_EQ(game.hand(0), (Texts{"1900", "1901"}));
    EXPECT_EQ(game.hand(1), (Texts{"1800", "1801"}));
    EXPECT_EQ(game.line(), Texts{"1876"});
    EXPECT_EQ(game.pile(), (Texts{"1", "2"}));
    EXPECT_EQ(game.discard(), Texts{});
}

TEST(LineSetup, seat_0_begins_unless_said_otherwise) {
    auto game = scene({.line = 1876, .hands = {{1900}, {1910}, {1920}}});
    EXPECT_EQ(game.to_act(), seats(0));
    EXPECT_EQ(game.still_in(), seats(0, 1, 2));
    EXPECT_EQ(game.round(), 1);
    EXPECT_FALSE(game.over());
}

TEST(LineSetup, the_seat_named_first_is_dealt_to_first_and_begins) {
    auto game = scene({.first = 2, .line = 1876, .hands = {{10}, {11}, {12}, {13}}, .pile = {1}});
    EXPECT_EQ(game.events(), (Texts{"dealt 2: 12", "dealt 3: 13", "dealt 0: 10", "dealt 1: 11", "started 1876"}));
    EXPECT_EQ(game.to_act(), seats(2));
}

TEST(LineSetup, a_handicap_belongs_to_the_seat_whoever_begins) {
    auto game = scene({.first = 1, .line = 1876, .hands = {{10}, {20, 21}, {30, 31, 32}}});
    EXPECT_EQ(game.events(), (Texts{"dealt 1: 20 21", "dealt 2: 30 31 32", "dealt 0: 10", "started 1876"}));
}

TEST(LineSetup, eight_can_play) {
    auto game = scene({.first = 7, .line = 1876, .hands = {{1}, {2}, {3}, {4}, {5}, {6}, {7}, {8, 9}}});
    EXPECT_EQ(game.events().front(), "dealt 7: 8 9");
    EXPECT_EQ(game.events()[1], "dealt 0: 1");
    EXPECT_EQ(game.still_in(), seats(0, 1, 2, 3, 4, 5, 6, 7));
    EXPECT_EQ(game.place(7, 8, 0).to_act(), seats(0));
}

TEST(LineSetup, a_deck_to_be_shuffled_is_shuffled_before_it_is_dealt) {
    // Shuffled, the deck 1, 2, 1876, 3 stands the other way round.
    auto game = scene({.line = 1876, .hands = {{1}, {2}}, .pile = {3}, .shuffle = true});
    EXPECT_EQ(game.events(), (Texts{"reshuffled: 3 1876 2 1", "dealt 0: 3", "dealt 1: 1876", "started 2"}));
    EXPECT_EQ(game.pile(), Texts{"1"});
}

TEST(LineSetup, a_deck_of_all_hands_and_one_card_is_enough) {
    auto game = scene({.line = 1876, .hands = {{1900, 1901}, {1800, 1801, 1802}}});
    EXPECT_EQ(game.pile(), Texts{});
    game.place(0, 1900, 1).place(1, 1800, 0).place(0, 1901, 3);
    EXPECT_EQ(game.winners(), seats(0));
}

}  // namespace
}  // namespace frise::test
