// coop: the ways the game ends, and what it is worth.
#include "tests/support/coop_scene.hpp"

#include <gmock/gmock.h>

namespace frise::told {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(CoopEnd, when_the_last_card_is_placed_there_is_no_end_of_turn_any_more) {
    auto game = coop({.line = {1900}, .discard = {1000}, .hands = {{10}, {}}, .full = {4, 4}});
    game.play(0, 10);
    EXPECT_THAT(game.events(), ElementsAre("played 0 10 line 0", "game-over 0 1 score 3 rank 2"));
    EXPECT_TRUE(game.game().over());
    EXPECT_THAT(game.to_act(), IsEmpty());
    EXPECT_THAT(game.legal(0), IsEmpty());
}

TEST(CoopEnd, when_the_last_card_is_the_second_of_the_turn) {
    auto game = coop({.line = {1900}, .hands = {{10, 20}, {}}, .full = {4, 4}});
    game.play(0, 10).play(0, 20);
    EXPECT_THAT(game.events(), ElementsAre("played 0 20 rift 1", "game-over 0 1 score 4 rank 2"));
}

TEST(CoopEnd, when_the_last_card_is_discarded) {
    auto game = coop({.line = {1800, 1900}, .hands = {{10}, {}}, .full = {4, 4}, .icons = {{10, {1, 0}}}});
    game.discard(0, 10);
    EXPECT_THAT(game.events(), ElementsAre("discarded 0 10:0", "game-over 0 1 score 2 rank 2"));
}

TEST(CoopEnd, when_the_last_card_gets_stuck_after_a_success) {
    auto game = coop({.line = {1800, 1900}, .rift = {1850}, .hands = {{10, 1840}, {}}, .full = {4, 4}});
    game.play(0, 10).play(0, 1840);
    EXPECT_THAT(game.events(), ElementsAre("stuck 0 1840", "game-over 0 1 score 5 rank 2"));
}

TEST(CoopEnd, cards_stuck_in_front_of_others_do_not_keep_it_going) {
    auto game = coop({.line = {1900}, .hands = {{10, 11}, {20, 21}}, .stuck = {11, 20, 21}, .full = {4, 4}});
    game.play(0, 10);
    EXPECT_THAT(game.events(), ElementsAre("played 0 10 line 0", "game-over 0 1 score 0 rank 2"));
}

TEST(CoopEnd, cards_in_the_pile_keep_it_going) {
    auto game = coop({.hands = {{10}}, .pile = {20}});
    game.play(0, 10);
    EXPECT_THAT(game.events(), ElementsAre("played 0 10 line 0"));
    game.end_turn(0);
    EXPECT_THAT(game.events(), ElementsAre("drew 0 20:0", "turn-ended 0"));
    game.play(0, 20);
    EXPECT_THAT(game.events(), ElementsAre("played 0 20 rift 1", "game-over 0 score 4 rank 2"));
}

TEST(CoopEnd, at_once_with_none_placed_and_no_card_left_to_try) {
    auto game = coop({.line = {1800, 1900}, .rift = {1850}, .hands = {{1840, 1860}, {10, 20}}, .pile = {30}});
    game.play(0, 1840);
    EXPECT_THAT(game.events(), ElementsAre("stuck 0 1840"));
    game.play(0, 1860);
    EXPECT_THAT(game.events(), ElementsAre("stuck 0 1860", "game-over 0 1 score -1 rank 1"));
}

TEST(CoopEnd, at_once_with_one_card_that_fails_beside_cards_stuck_before) {
    auto game = coop({.line = {1800, 1900}, .rift = {1850}, .hands = {{1840, 1860}, {10}}, .stuck = {1840}});
    game.play(0, 1860);
    EXPECT_THAT(game.events(), ElementsAre("stuck 0 1860", "game-over 0 1 score 1 rank 2"));
}

TEST(CoopEnd, when_the_turn_comes_to_a_seat_with_only_stuck_cards) {
    auto game = coop({.line = {1900}, .hands = {{10, 20, 30}, {1850}}, .stuck = {1850}, .pile = {40, 50, 60}});
    auto other = game;
    game.play(0, 10).play(0, 20);
    EXPECT_THAT(game.events(), ElementsAre("played 0 20 rift 1", "drew 0 40:0", "drew 0 50:0", "turn-ended 0",
                                           "game-over 0 1 score -1 rank 1"));
    other.play(0, 10).end_turn(0);
    EXPECT_THAT(other.events(), ElementsAre("drew 0 40:0", "turn-ended 0", "game-over 0 1 score -3 rank 1"));
}

TEST(CoopEnd, when_the_turn_comes_to_a_seat_with_only_stuck_cards_after_a_discard) {
    auto game = coop({.line = {1900}, .hands = {{10, 20}, {1850}}, .stuck = {1850}, .icons = {{10, {1, 0}}}});
    game.discard(0, 10);
    EXPECT_THAT(game.events(), ElementsAre("discarded 0 10:0", "turn-ended 0", "game-over 0 1 score -2 rank 1"));
}

TEST(CoopEnd, when_passing_over_empty_seats_leads_to_one_with_only_stuck_cards) {
    auto game = coop({.line = {1900}, .hands = {{10, 20}, {}, {1850}}, .stuck = {1850}, .full = {4, 4, 4}});
    game.play(0, 10).end_turn(0);
    EXPECT_THAT(game.events(), ElementsAre("turn-ended 0", "game-over 0 1 2 score 1 rank 2"));
}

TEST(CoopEnd, a_seat_left_with_stuck_cards_ends_it_only_when_its_turn_comes) {
    auto game = coop({.line = {1800, 1900}, .rift = {1850}, .hands = {{10, 1840}, {20, 30}, {5, 50}}});
    game.play(0, 10).play(0, 1840).end_turn(0);
    EXPECT_THAT(game.events(), ElementsAre("turn-ended 0"));
    game.play(1, 20).end_turn(1);
    EXPECT_THAT(game.events(), ElementsAre("turn-ended 1"));
    game.play(2, 5).end_turn(2);
    EXPECT_THAT(game.events(), ElementsAre("turn-ended 2", "game-over 0 1 2 score 6 rank 2"));
}

TEST(CoopEnd, nothing_can_be_done_after_it) {
    auto game = coop({.hands = {{10}}});
    game.play(0, 10);
    EXPECT_EQ(game.refusal(0, EndTurn{}), "game-over");
    EXPECT_EQ(game.refusal(7, Guess{1}), "game-over");
}

TEST(CoopScore, two_for_the_line_one_for_the_rift_and_one_off_for_all_others) {
    // 15 in the line, 8 in the rift, none in the pile, 2 in front of seat 1, 11 discarded.
    auto game = coop({.line = {1, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26},
                      .rift = {0, 3, 5, 7, 9, 11, 13, 15, 17},
                      .discard = {101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111},
                      .hands = {{27}, {201, 202}},
                      .stuck = {201, 202},
                      .full = {4, 4}});
    game.play(0, 27);
    EXPECT_THAT(game.events(), ElementsAre("played 0 27 line 14", "game-over 0 1 score 25 rank 4"));
}

TEST(CoopScore, cards_in_the_pile_and_in_all_hands_count_against_the_team) {
    auto game = coop({.line = {1800, 1900}, .rift = {1850}, .hands = {{1860}, {1, 2, 3}}, .pile = {4, 5}});
    game.play(0, 1860);
    // 4 + 1, less 1 discarded, 2 in the pile, 4 in front of players.
    EXPECT_THAT(game.events(), ElementsAre("stuck 0 1860", "game-over 0 1 score -2 rank 1"));
    const View view = game.game().view(onlooker);
    ASSERT_TRUE(view.over);
    EXPECT_EQ(std::get<TeamScore>(view.over->outcome), (TeamScore{.score = -2, .rank = 1}));
}

TEST(CoopScore, all_36_cards_but_the_discarded_one_in_the_line_make_the_highest_rank) {
    CoopTable table{.line = {}, .hands = {{2000}}};
    for (Year year = 1900; year < 1934; ++year) table.line.push_back(year);
    auto game = coop(table);
    game.play(0, 2000);
    EXPECT_THAT(game.events(), ElementsAre("played 0 2000 line 34", "game-over 0 score 69 rank 8"));
}

TEST(CoopScore, the_eight_ranks_have_these_borders) {
    const std::map<int, int> rank_of{{-36, 1}, {-1, 1}, {0, 2},  {10, 2}, {11, 3}, {20, 3}, {21, 4}, {25, 4}, {30, 4},
                                     {31, 5},  {40, 5}, {41, 6}, {50, 6}, {51, 7}, {60, 7}, {61, 8}, {71, 8}, {999, 8}};
    for (const auto& [score, rank] : rank_of) EXPECT_EQ(coop_rank(score), rank) << score;
}

}  // namespace
}  // namespace frise::told
