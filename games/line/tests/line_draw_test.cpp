// Where the card for a miss comes from in the line games when the pile is empty.
#include "tests/support/scene.hpp"

namespace frise::test {
namespace {

Deal one_in_the_pile(GameId game) {
    return {.game = game, .line = 1876, .hands = {{1900, 1901}, {1800, 1801}}, .pile = {1950}};
}

TEST(LineDraw, an_empty_pile_is_not_renewed_before_a_card_is_to_be_drawn) {
    auto game = scene(one_in_the_pile(GameId::classic));
    game.place(0, 1900, 0);
    EXPECT_EQ(game.events(), (Texts{"placed 0 1900@0 wrong", "discarded 0 1900", "drew 0 1950"}));
    EXPECT_EQ(game.pile(), Texts{});
    game.place(1, 1800, 0);
    EXPECT_EQ(game.events(), (Texts{"placed 1 1800@0 right", "round-ended 1"}));
    EXPECT_EQ(game.pile(), Texts{});
    EXPECT_EQ(game.discard(), Texts{"1900"});
}

TEST(LineDraw, the_card_just_missed_is_shuffled_into_the_new_pile) {
    for (const GameId id : {GameId::classic, GameId::twist}) {
        auto game = scene(one_in_the_pile(id));
        game.place(0, 1900, 0).place(1, 1800, 0).place(0, 1901, 0);
        EXPECT_EQ(game.events(),
                  (Texts{"placed 0 1901@0 wrong", "discarded 0 1901", "reshuffled: 1901 1900", "drew 0 1901"}));
        EXPECT_EQ(game.hand(0), (Texts{"1950", "1901"}));
        EXPECT_EQ(game.pile(), Texts{"1900"});
        EXPECT_EQ(game.discard(), Texts{});
    }
}

TEST(LineDraw, with_nothing_else_discarded_the_card_just_missed_comes_back) {
    auto game = scene({.line = 1876, .hands = {{1900, 1901}, {1800, 1801}}});
    game.place(0, 1900, 0);
    EXPECT_EQ(game.events(), (Texts{"placed 0 1900@0 wrong", "discarded 0 1900", "reshuffled: 1900", "drew 0 1900"}));
    EXPECT_EQ(game.hand(0), (Texts{"1901", "1900"}));
}

TEST(LineDraw, removed_cards_come_back_as_a_new_pile_in_first_edition) {
    auto game = scene(one_in_the_pile(GameId::first_edition));
    game.place(0, 1900, 0).place(1, 1801, 1);
    EXPECT_EQ(game.events(), (Texts{"placed 1 1801@1 wrong", "removed 1 1801", "reshuffled: 1801 1900", "drew 1 1801",
                                    "round-ended 1"}));
    EXPECT_EQ(game.pile(), Texts{"1900"});
}

TEST(LineDraw, a_new_pile_runs_out_and_is_renewed_again) {
    auto game = scene({.line = 1876, .hands = {{1900, 1901}, {1800, 1801}}});
    game.place(0, 1900, 0).place(1, 1800, 1);
    EXPECT_EQ(game.events(),
              (Texts{"placed 1 1800@1 wrong", "discarded 1 1800", "reshuffled: 1800", "drew 1 1800", "round-ended 1"}));
}

TEST(LineDraw, put_right_never_reshuffles_and_draws_nothing_from_an_empty_pile) {
    auto game = scene({.game = GameId::chronology, .line = 1876, .hands = {{1900, 1901}, {1800, 1801}}});
    game.place(0, 1900, 0);
    EXPECT_EQ(game.events(), (Texts{"placed 0 1900@0 wrong", "put-right 1900@1"}));
    EXPECT_EQ(game.hand(0), Texts{"1901"});
    EXPECT_EQ(game.to_act(), seats(1));
}

}  // namespace
}  // namespace frise::test
