// A turn of contest: the proposal, the answers, and who gives what to whom.
#include "tests/support/scene.hpp"

namespace frise::test {
namespace {

// One round. 1100 of seat 0 is right in gap 1 and wrong in gap 0.
Scene table(const std::vector<Year>& hand_of_0, const std::vector<Year>& pile = {2001, 2002, 2003}) {
    return scene({.game = GameId::contest,
                  .line = 1000,
                  .hands = {hand_of_0, {1300, 1400}, {1500, 1600}},
                  .pile = pile,
                  .rounds = 1});
}

Scene with_cards_left() { return table({1100, 1200, 1250}); }
Scene with_the_last_card() { return table({1100}); }

TEST(Contest, is_dealt_from_first_clockwise_and_first_begins) {
    auto game = scene({.game = GameId::contest, .first = 2, .line = 1000, .hands = {{1, 2}, {3, 4}, {5, 6}}});
    EXPECT_EQ(game.events(), (Texts{"dealt 2: 5 6", "dealt 0: 1 2", "dealt 1: 3 4", "started 1000"}));
    EXPECT_EQ(game.to_act(), seats(2));
    EXPECT_EQ(game.round(), 1);
}

TEST(Contest, a_proposed_card_leaves_the_hand_and_is_not_turned) {
    auto game = with_cards_left();
    EXPECT_EQ(game.choices(0), 3U * 2U);
    game.place(0, 1100, 1);
    EXPECT_EQ(game.events(), Texts{"proposed 0 1100@1"});
    EXPECT_EQ(game.hand(0), (Texts{"1200", "1250"}));
    EXPECT_EQ(game.line(), Texts{"1000"});
}

TEST(Contest, the_others_answer_clockwise_from_the_next_seat) {
    auto game = scene({.game = GameId::contest, .first = 1, .line = 1000, .hands = {{1, 2}, {3, 4}, {5, 6}, {7, 8}}});
    game.place(1, 3, 0);
    EXPECT_EQ(game.to_act(), seats(2));
    EXPECT_EQ(game.choices(2), 2U);
    EXPECT_EQ(game.accept(2).events(), Texts{"accepted 2"});
    EXPECT_EQ(game.to_act(), seats(3));
    EXPECT_EQ(game.accept(3).events(), Texts{"accepted 3"});
    EXPECT_EQ(game.to_act(), seats(0));
    EXPECT_EQ(game.accept(0).events(), (Texts{"accepted 0", "placed 1 3@0 right"}));
    EXPECT_EQ(game.to_act(), seats(2));
}

TEST(Contest, the_first_to_contest_closes_it) {
    auto game = with_cards_left();
    game.place(0, 1100, 1).contest(1);
    EXPECT_EQ(game.events(), (Texts{"contested 1", "placed 0 1100@1 right"}));
    EXPECT_EQ(game.refusal(2, Contest{}), "not-your-turn");
}

TEST(Contest, a_later_seat_may_contest_what_the_earlier_accepted) {
    auto game = with_cards_left();
    game.place(0, 1100, 1).accept(1).contest(2);
    EXPECT_EQ(game.events(), (Texts{"contested 2", "placed 0 1100@1 right"}));
    EXPECT_EQ(game.give(0, 1250).events(), Texts{"gave 0 to 2 1250"});
    EXPECT_EQ(game.to_act(), seats(1));
}

TEST(Contest, contested_and_wrong_the_card_is_put_right_and_the_contester_gives_one_to_the_player) {
    auto game = with_cards_left();
    game.place(0, 1100, 0).contest(1);
    EXPECT_EQ(game.events(), (Texts{"contested 1", "placed 0 1100@0 wrong", "put-right 1100@1"}));
    EXPECT_EQ(game.line(), (Texts{"1000", "1100"}));
    EXPECT_EQ(game.to_act(), seats(1));
    EXPECT_EQ(game.choices(1), 2U);
    EXPECT_EQ(game.give(1, 1400).events(), Texts{"gave 1 to 0 1400"});
    EXPECT_EQ(game.hand(0), (Texts{"1200", "1250", "1400"}));
    EXPECT_EQ(game.hand(1), Texts{"1300"});
    EXPECT_EQ(game.to_act(), seats(1));
}

TEST(Contest, contested_and_wrong_with_the_last_card_the_player_goes_on_with_the_one_given) {
    auto game = with_the_last_card();
    game.place(0, 1100, 0).accept(1).contest(2);
    EXPECT_EQ(game.events(), (Texts{"contested 2", "placed 0 1100@0 wrong", "put-right 1100@1"}));
    EXPECT_EQ(game.to_act(), seats(2));
    EXPECT_EQ(game.give(2, 1500).events(), Texts{"gave 2 to 0 1500"});
    EXPECT_EQ(game.hand(0), Texts{"1500"});
    EXPECT_EQ(game.to_act(), seats(1));
}

TEST(Contest, contested_and_right_the_card_stays_and_the_player_gives_one_to_the_contester) {
    auto game = with_cards_left();
    game.place(0, 1100, 1).contest(1);
    EXPECT_EQ(game.line(), (Texts{"1000", "1100"}));
    EXPECT_EQ(game.to_act(), seats(0));
    EXPECT_EQ(game.choices(0), 2U);
    EXPECT_EQ(game.give(0, 1250).events(), Texts{"gave 0 to 1 1250"});
    EXPECT_EQ(game.hand(0), Texts{"1200"});
    EXPECT_EQ(game.hand(1), (Texts{"1300", "1400", "1250"}));
    EXPECT_EQ(game.to_act(), seats(1));
}

TEST(Contest, contested_and_right_with_the_last_card_the_contester_draws_two) {
    auto game = with_the_last_card();
    game.place(0, 1100, 1).contest(1);
    EXPECT_EQ(game.events(), (Texts{"contested 1", "placed 0 1100@1 right", "drew 1 2001", "drew 1 2002",
                                    "scored: 7 0 2, totals: 7 0 2", "game-over: 0, totals: 7 0 2"}));
    EXPECT_EQ(game.hand(1), (Texts{"1300", "1400", "2001", "2002"}));
}

TEST(Contest, the_contester_draws_what_there_is_of_two) {
    EXPECT_EQ(table({1100}, {2001, 2002}).place(0, 1100, 1).contest(1).events(),
              (Texts{"contested 1", "placed 0 1100@1 right", "drew 1 2001", "drew 1 2002",
                     "scored: 7 0 2, totals: 7 0 2", "game-over: 0, totals: 7 0 2"}));
    EXPECT_EQ(table({1100}, {2001}).place(0, 1100, 1).contest(1).events(),
              (Texts{"contested 1", "placed 0 1100@1 right", "drew 1 2001", "scored: 6 0 1, totals: 6 0 1",
                     "game-over: 0, totals: 6 0 1"}));
    EXPECT_EQ(
        table({1100}, {}).place(0, 1100, 1).contest(1).events(),
        (Texts{"contested 1", "placed 0 1100@1 right", "scored: 5 0 0, totals: 5 0 0", "game-over: 0, totals: 5 0 0"}));
}

TEST(Contest, not_contested_and_right_the_card_stays) {
    auto game = with_cards_left();
    game.place(0, 1100, 1).accept(1).accept(2);
    EXPECT_EQ(game.events(), (Texts{"accepted 2", "placed 0 1100@1 right"}));
    EXPECT_EQ(game.line(), (Texts{"1000", "1100"}));
    EXPECT_EQ(game.hand(0), (Texts{"1200", "1250"}));
    EXPECT_EQ(game.to_act(), seats(1));
}

TEST(Contest, not_contested_and_right_with_the_last_card_the_round_ends) {
    auto game = with_the_last_card();
    game.place(0, 1100, 1).accept(1).accept(2);
    EXPECT_EQ(game.events(), (Texts{"accepted 2", "placed 0 1100@1 right", "scored: 5 0 0, totals: 5 0 0",
                                    "game-over: 0, totals: 5 0 0"}));
}

TEST(Contest, not_contested_and_wrong_the_card_is_put_right_and_the_player_gives_one_to_anybody) {
    for (const int to : {1, 2}) {
        auto game = with_cards_left();
        game.place(0, 1100, 0).accept(1).accept(2);
        EXPECT_EQ(game.events(), (Texts{"accepted 2", "placed 0 1100@0 wrong", "put-right 1100@1"}));
        EXPECT_EQ(game.to_act(), seats(0));
        EXPECT_EQ(game.choices(0), 2U * 2U);
        EXPECT_EQ(game.give(0, 1250, to).events(), Texts{"gave 0 to " + std::to_string(to) + " 1250"});
        EXPECT_EQ(game.hand(to).back(), "1250");
        EXPECT_EQ(game.to_act(), seats(1));
    }
}

TEST(Contest, not_contested_and_wrong_with_the_last_card_nothing_is_given_and_the_round_ends) {
    auto game = with_the_last_card();
    game.place(0, 1100, 0).accept(1).accept(2);
    EXPECT_EQ(game.events(), (Texts{"accepted 2", "placed 0 1100@0 wrong", "put-right 1100@1",
                                    "scored: 5 0 0, totals: 5 0 0", "game-over: 0, totals: 5 0 0"}));
}

TEST(Contest, a_card_of_the_same_year_is_right_on_either_side) {
    for (const int gap : {0, 1}) {
        auto game = scene({.game = GameId::contest, .line = 1100, .hands = {{1100, 1}, {2, 3}}});
        game.place(0, "1100", gap).accept(1);
        EXPECT_EQ(game.events().back(), "placed 0 1100@" + std::to_string(gap) + " right");
    }
}

TEST(Contest, a_wrong_card_is_put_right_after_all_cards_of_its_year) {
    auto game = scene({.game = GameId::contest, .line = 1100, .hands = {{1200, 1201}, {1100, 1901, 1902}}});
    game.place(0, 1200, 1).accept(1).place(1, "1100", 2).accept(0);
    EXPECT_EQ(game.events(), (Texts{"accepted 0", "placed 1 1100@2 wrong", "put-right 1100@1"}));
    EXPECT_EQ(game.line(), (Texts{"1100b", "1100", "1200"}));
}

TEST(Contest, two_can_play) {
    auto game = scene({.game = GameId::contest, .line = 1000, .hands = {{1100, 1200}, {1300, 1400}}});
    game.place(0, 1100, 1);
    EXPECT_EQ(game.to_act(), seats(1));
    game.accept(1);
    EXPECT_EQ(game.events(), (Texts{"accepted 1", "placed 0 1100@1 right"}));
    EXPECT_EQ(game.to_act(), seats(1));
    game.place(1, 1300, 0).contest(0);
    EXPECT_EQ(game.to_act(), seats(0));
    game.give(0, 1200);
    EXPECT_EQ(game.events().front(), "gave 0 to 1 1200");
}

}  // namespace
}  // namespace frise::test
