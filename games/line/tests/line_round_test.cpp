// Rounds of the line games: whose turn it is, when a round is over, and who has won.
#include "tests/support/scene.hpp"

namespace frise::test {
namespace {

TEST(LineRound, a_round_is_one_turn_each_clockwise) {
    auto game = scene({.line = 1000, .hands = {{1100, 1}, {1200, 2}, {1300, 3}}});
    EXPECT_EQ(game.place(0, 1100, 1).to_act(), seats(1));
    EXPECT_EQ(game.place(1, 1200, 2).to_act(), seats(2));
    EXPECT_EQ(game.round(), 1);
    game.place(2, 1300, 3);
    EXPECT_EQ(game.events(), (Texts{"placed 2 1300@3 right", "round-ended 1"}));
    EXPECT_EQ(game.to_act(), seats(0));
    EXPECT_EQ(game.round(), 2);
}

TEST(LineRound, every_round_begins_with_the_seat_named_first) {
    auto game = scene({.first = 2, .line = 1000, .hands = {{1100, 1, 2}, {1200, 3, 4}, {1300, 5, 6}}});
    EXPECT_EQ(game.place(2, 1300, 1).to_act(), seats(0));
    EXPECT_EQ(game.place(0, 1100, 1).to_act(), seats(1));
    game.place(1, 1200, 2);
    EXPECT_EQ(game.events(), (Texts{"placed 1 1200@2 right", "round-ended 1"}));
    EXPECT_EQ(game.to_act(), seats(2));
    game.place(2, 5, 0).place(0, 1, 0).place(1, 3, 1);
    EXPECT_EQ(game.events(), (Texts{"placed 1 3@1 right", "round-ended 2"}));
    EXPECT_EQ(game.to_act(), seats(2));
}

TEST(LineRound, the_only_one_to_finish_in_a_round_wins) {
    auto game = scene({.line = 1000, .hands = {{1100, 1}, {1200, 2}, {1300}}});
    game.place(0, 1100, 1).place(1, 1200, 2).place(2, 1300, 3);
    EXPECT_EQ(game.events(), (Texts{"placed 2 1300@3 right", "round-ended 1", "game-over: 2"}));
    EXPECT_TRUE(game.over());
    EXPECT_EQ(game.winners(), seats(2));
    EXPECT_EQ(game.to_act(), seats());
}

TEST(LineRound, a_round_is_cut_short_by_the_turn_that_finishes_when_nobody_else_could) {
    auto game = scene({.line = 1000, .hands = {{1900}, {1500, 1501}, {1600, 1601}}});
    game.place(0, 1900, 1);
    EXPECT_EQ(game.events(), (Texts{"placed 0 1900@1 right", "round-ended 1", "game-over: 0"}));
    EXPECT_EQ(game.winners(), seats(0));
}

TEST(LineRound, one_card_left_after_ones_turn_does_not_keep_a_round_going) {
    auto game = scene({.line = 1000, .hands = {{1100, 1101}, {1900}, {1600, 1601}}});
    game.place(0, 1100, 1).place(1, 1900, 2);
    EXPECT_EQ(game.hand(0).size(), 1U);
    EXPECT_EQ(game.events(), (Texts{"placed 1 1900@2 right", "round-ended 1", "game-over: 1"}));
}

TEST(LineRound, a_round_goes_on_while_somebody_still_to_play_holds_one_card) {
    auto game = scene({.line = 1000, .hands = {{1900}, {1910}, {1500, 1501}}, .pile = {1}});
    game.place(0, 1900, 1);
    EXPECT_EQ(game.events(), Texts{"placed 0 1900@1 right"});
    EXPECT_EQ(game.to_act(), seats(1));
    game.place(1, 1910, 0);
    EXPECT_EQ(game.events(),
              (Texts{"placed 1 1910@0 wrong", "discarded 1 1910", "drew 1 1", "round-ended 1", "game-over: 0"}));
}

TEST(LineRound, those_who_cannot_finish_still_play_while_a_later_seat_could) {
    auto game = scene({.line = 1000, .hands = {{1900}, {1500, 1501}, {1910}, {1600, 1601}}, .pile = {1}});
    game.place(0, 1900, 1);
    EXPECT_EQ(game.to_act(), seats(1));
    game.place(1, 1500, 1);
    EXPECT_EQ(game.events(), Texts{"placed 1 1500@1 right"});
    EXPECT_EQ(game.to_act(), seats(2));
    game.place(2, 1910, 0);
    EXPECT_EQ(game.events(),
              (Texts{"placed 2 1910@0 wrong", "discarded 2 1910", "drew 2 1", "round-ended 1", "game-over: 0"}));
}

TEST(LineRound, a_round_is_cut_short_counting_from_the_seat_named_first) {
    auto game = scene({.first = 1, .line = 1000, .hands = {{1500, 1501}, {1900}, {1910}}, .pile = {1}});
    game.place(1, 1900, 1);
    EXPECT_EQ(game.to_act(), seats(2));
    game.place(2, 1910, 0);
    EXPECT_EQ(game.winners(), seats(1));
}

TEST(LineRound, missing_the_last_card_is_not_finishing) {
    auto game = scene({.line = 1000, .hands = {{1900}, {1500, 1501}}, .pile = {1}});
    game.place(0, 1900, 0);
    EXPECT_EQ(game.events(), (Texts{"placed 0 1900@0 wrong", "discarded 0 1900", "drew 0 1"}));
    EXPECT_EQ(game.to_act(), seats(1));
    EXPECT_FALSE(game.over());
}

TEST(LineRound, missing_the_last_card_with_an_empty_pile_brings_it_back) {
    for (const GameId id : {GameId::classic, GameId::first_edition, GameId::twist}) {
        auto game = scene({.game = id, .line = 1000, .hands = {{1900}, {1500, 1501}}});
        EXPECT_EQ(game.place(0, 1900, 0).hand(0), Texts{"1900"});
        EXPECT_FALSE(game.over());
    }
}

TEST(LineRound, in_chronology_a_missed_last_card_finishes_when_the_pile_has_no_penalty) {
    auto game = scene({.game = GameId::chronology, .line = 1000, .hands = {{1900}, {1500, 1501}}});
    game.place(0, 1900, 0);
    EXPECT_EQ(game.events(), (Texts{"placed 0 1900@0 wrong", "put-right 1900@1", "round-ended 1", "game-over: 0"}));
    EXPECT_EQ(game.winners(), seats(0));
}

TEST(LineRound, in_chronology_a_missed_last_card_is_replaced_while_the_pile_lasts) {
    auto game = scene({.game = GameId::chronology, .line = 1000, .hands = {{1900}, {1500, 1501}}, .pile = {1}});
    game.place(0, 1900, 0);
    EXPECT_EQ(game.events(), (Texts{"placed 0 1900@0 wrong", "put-right 1900@1", "drew 0 1"}));
    EXPECT_EQ(game.hand(0), Texts{"1"});
    EXPECT_FALSE(game.over());
}

TEST(LineRound, an_empty_pile_finishes_a_hand_wherever_cards_are_put_right) {
    auto game = scene({.line = 1000, .hands = {{1900}, {1500, 1501}}, .on_miss = "put-right"});
    EXPECT_EQ(game.place(0, 1900, 0).winners(), seats(0));
}

TEST(LineRound, finishing_on_an_empty_pile_waits_for_those_who_could_finish_too) {
    auto game = scene({.game = GameId::chronology, .line = 1000, .hands = {{1900}, {1910}}});
    game.place(0, 1900, 0);
    EXPECT_EQ(game.events(), (Texts{"placed 0 1900@0 wrong", "put-right 1900@1"}));
    EXPECT_EQ(game.to_act(), seats(1));
    game.place(1, 1910, 0);
    EXPECT_EQ(game.events(), (Texts{"placed 1 1910@0 wrong", "put-right 1910@2", "round-ended 1", "game-over: 0 1"}));
}

TEST(LineRound, a_smaller_hand_is_finished_sooner) {
    auto game = scene({.line = 1000, .hands = {{1100, 1101, 1102}, {1200, 1201}}});
    game.place(0, 1100, 1).place(1, 1200, 2).place(0, 1101, 2);
    EXPECT_FALSE(game.over());
    game.place(1, 1201, 4);
    EXPECT_EQ(game.events(), (Texts{"placed 1 1201@4 right", "round-ended 2", "game-over: 1"}));
}

TEST(LineRound, no_round_is_counted_after_the_one_that_the_game_ends_in) {
    auto game = scene({.line = 1000, .hands = {{1100, 1101}, {1200, 1201, 1202}}});
    game.place(0, 1100, 1).place(1, 1200, 2).place(0, 1101, 2);
    EXPECT_EQ(game.events(), (Texts{"placed 0 1101@2 right", "round-ended 2", "game-over: 0"}));
    EXPECT_EQ(game.round(), 2);
}

TEST(LineRound, several_who_finish_stay_and_all_others_are_out) {
    auto game = scene({.line = 1876, .hands = {{1900}, {1910}, {1500, 1501}}, .pile = {1, 2, 3}});
    game.place(0, 1900, 1).place(1, 1910, 2);
    EXPECT_EQ(game.events(),
              (Texts{"placed 1 1910@2 right", "round-ended 1", "out 2", "tie-break: 0 1", "drew 0 1", "drew 1 2"}));
    EXPECT_EQ(game.still_in(), seats(0, 1));
    EXPECT_EQ(game.to_act(), seats(0));
    EXPECT_EQ(game.round(), 2);
    EXPECT_FALSE(game.over());
}

TEST(LineRound, those_who_did_not_finish_go_out_in_playing_order) {
    auto game =
        scene({.first = 3, .line = 1000, .hands = {{1900}, {1910}, {1500, 1501}, {1600, 1601}}, .pile = {2001, 2002}});
    game.place(3, 1600, 1).place(0, 1900, 2).place(1, 1910, 3);
    EXPECT_EQ(game.events(), (Texts{"placed 1 1910@3 right", "round-ended 1", "out 3", "out 2", "tie-break: 0 1",
                                    "drew 0 2001", "drew 1 2002"}));
}

TEST(LineRound, one_who_missed_the_last_card_in_that_round_is_out_too) {
    auto game = scene({.line = 1000, .hands = {{1900}, {1910}, {1920}}, .pile = {2001, 2002, 2003}});
    game.place(0, 1900, 1).place(1, 1910, 0).place(2, 1920, 2);
    EXPECT_EQ(game.events(), (Texts{"placed 2 1920@2 right", "round-ended 1", "out 1", "tie-break: 0 2", "drew 0 2002",
                                    "drew 2 2003"}));
    EXPECT_EQ(game.still_in(), seats(0, 2));
}

}  // namespace
}  // namespace frise::test
