// coop: playing one or two cards or discarding one, drawing up, and whose turn comes next.
#include "tests/support/coop_scene.hpp"

#include <gmock/gmock.h>

namespace frise::told {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

// A rift that is closed from 1800 to 1900: cards between these years find no place.
CoopTable closed(std::vector<std::vector<Year>> hands, std::vector<Year> pile = {}) {
    return {.line = {1800, 1900}, .rift = {1850}, .hands = std::move(hands), .pile = std::move(pile)};
}

TEST(CoopTurn, before_a_try_all_cards_may_be_played_and_the_turn_not_ended) {
    auto game = coop({.hands = {{10, 20}, {30}}});
    EXPECT_THAT(game.legal(0), UnorderedElementsAre("play 10", "play 20"));
    EXPECT_THAT(game.legal(1), IsEmpty());
    EXPECT_EQ(game.refusal(0, EndTurn{}), "not-allowed");
}

TEST(CoopTurn, after_one_success_the_turn_may_be_ended) {
    auto game = coop({.hands = {{10, 20}, {30}}, .pile = {40, 50}});
    game.play(0, 10);
    EXPECT_THAT(game.events(), ElementsAre("played 0 10 line 0"));
    EXPECT_THAT(game.to_act(), ElementsAre(0));
    EXPECT_THAT(game.legal(0), UnorderedElementsAre("play 20", "end-turn"));
    game.end_turn(0);
    EXPECT_THAT(game.events(), ElementsAre("drew 0 40:0", "turn-ended 0"));
    EXPECT_THAT(game.hand(0), ElementsAre("20", "40"));
    EXPECT_THAT(game.to_act(), ElementsAre(1));
}

TEST(CoopTurn, after_the_second_success_the_turn_ends_at_once) {
    auto game = coop({.hands = {{10, 20, 25}, {30}}, .pile = {40, 50, 60}});
    game.play(0, 10).play(0, 20);
    EXPECT_THAT(game.events(), ElementsAre("played 0 20 rift 1", "drew 0 40:0", "drew 0 50:0", "turn-ended 0"));
    EXPECT_THAT(game.hand(0), ElementsAre("25", "40", "50"));
    EXPECT_THAT(game.to_act(), ElementsAre(1));
    EXPECT_EQ(game.refusal(0, Play{game.card(25), {}}), "not-your-turn");
}

TEST(CoopTurn, a_failed_first_try_must_be_followed_by_another) {
    auto game = coop(closed({{1840, 10, 20}, {30}}));
    game.play(0, 1840);
    EXPECT_THAT(game.to_act(), ElementsAre(0));
    EXPECT_THAT(game.legal(0), UnorderedElementsAre("play 10", "play 20"));
    EXPECT_EQ(game.refusal(0, EndTurn{}), "not-allowed");
}

TEST(CoopTurn, failures_do_not_count_among_the_two_cards_of_a_turn) {
    auto game = coop(closed({{1840, 10, 1860, 20, 25}, {30}}, {40}));
    game.play(0, 1840).play(0, 10).play(0, 1860);
    EXPECT_THAT(game.events(), ElementsAre("stuck 0 1860"));
    game.play(0, 20);
    EXPECT_THAT(game.events(), ElementsAre("played 0 20 rift 1", "drew 0 40:0", "turn-ended 0"));
    EXPECT_THAT(game.hand(0), ElementsAre("1840", "1860", "25", "40"));
}

TEST(CoopTurn, a_failed_second_try_leaves_the_choice_open) {
    auto game = coop(closed({{10, 1840, 20}, {30}}));
    game.play(0, 10).play(0, 1840);
    EXPECT_THAT(game.events(), ElementsAre("stuck 0 1840"));
    EXPECT_THAT(game.legal(0), UnorderedElementsAre("play 20", "end-turn"));
    auto other = game;
    game.end_turn(0);
    EXPECT_THAT(game.events(), ElementsAre("turn-ended 0"));
    other.play(0, 20);
    EXPECT_THAT(other.events(), ElementsAre("played 0 20 rift 1", "turn-ended 0"));
}

TEST(CoopTurn, with_no_card_left_to_try_ending_the_turn_is_what_remains) {
    auto failed = coop(closed({{10, 1840}, {30}}));
    failed.play(0, 10).play(0, 1840);
    EXPECT_THAT(failed.events(), ElementsAre("stuck 0 1840"));
    EXPECT_THAT(failed.legal(0), UnorderedElementsAre("end-turn"));
    failed.end_turn(0);
    EXPECT_THAT(failed.events(), ElementsAre("turn-ended 0"));

    auto placed = coop({.hands = {{10}, {30}}, .pile = {40}});
    placed.play(0, 10);
    EXPECT_THAT(placed.events(), ElementsAre("played 0 10 line 0"));
    EXPECT_THAT(placed.legal(0), UnorderedElementsAre("end-turn"));
    placed.end_turn(0);
    EXPECT_THAT(placed.events(), ElementsAre("drew 0 40:0", "turn-ended 0"));
}

TEST(CoopDiscard, a_card_whose_title_side_matches_the_top_year_side_is_turned_onto_the_pile) {
    auto game = coop({.hands = {{10, 20}, {30, 40}},
                      .pile = {50, 60},
                      .icons = {{1000, {0, 2}}, {10, {2, 3}}, {20, {3, 0}}, {30, {3, 1}}, {40, {2, 1}}}});
    EXPECT_THAT(game.legal(0), UnorderedElementsAre("play 10", "play 20", "discard 10"));
    EXPECT_EQ(game.refusal(0, Discard{game.card(20)}), "not-allowed");
    game.discard(0, 10);
    EXPECT_THAT(game.events(), ElementsAre("discarded 0 10:3", "drew 0 50:0", "turn-ended 0"));
    EXPECT_THAT(game.discard_pile(), ElementsAre("1000", "10"));
    EXPECT_EQ(std::get<CoopView>(game.game().view(onlooker).game).icon, 3);

    EXPECT_THAT(game.legal(1), UnorderedElementsAre("play 30", "play 40", "discard 30"));
    EXPECT_EQ(game.refusal(1, Discard{game.card(40)}), "not-allowed");
    game.discard(1, 30);
    EXPECT_THAT(game.events(), ElementsAre("discarded 1 30:1", "drew 1 60:0", "turn-ended 1"));
}

TEST(CoopDiscard, the_title_side_on_top_of_the_pile_does_not_count) {
    auto game = coop({.hands = {{10, 20}, {30}}, .icons = {{1000, {3, 2}}, {10, {3, 2}}}});
    EXPECT_EQ(game.refusal(0, Discard{game.card(10)}), "not-allowed");
}

TEST(CoopDiscard, one_card_is_all_of_a_turn) {
    auto game = coop({.hands = {{10, 20}, {30}}, .icons = {{10, {1, 0}}, {20, {0, 1}}}});
    game.discard(0, 10);
    EXPECT_THAT(game.events(), ElementsAre("discarded 0 10:0", "turn-ended 0"));
    EXPECT_EQ(game.refusal(0, Discard{game.card(20)}), "not-your-turn");
}

TEST(CoopDiscard, is_not_open_after_a_success) {
    auto game = coop({.hands = {{10, 20}, {30}}, .icons = {{20, {1, 0}}}});
    game.play(0, 10);
    EXPECT_EQ(game.refusal(0, Discard{game.card(20)}), "not-allowed");
    EXPECT_THAT(game.legal(0), UnorderedElementsAre("play 20", "end-turn"));
}

TEST(CoopDiscard, is_not_open_after_a_failure) {
    auto table = closed({{1840, 20}, {30}});
    table.icons = {{20, {1, 0}}};
    auto game = coop(table);
    game.play(0, 1840);
    EXPECT_EQ(game.refusal(0, Discard{game.card(20)}), "not-allowed");
    EXPECT_THAT(game.legal(0), UnorderedElementsAre("play 20"));
}

TEST(CoopDiscard, is_open_again_in_the_next_turn) {
    auto game = coop({.hands = {{10, 20}}, .icons = {{20, {1, 0}}}});
    game.play(0, 10).end_turn(0);
    EXPECT_THAT(game.legal(0), UnorderedElementsAre("play 20", "discard 20"));
}

TEST(CoopDraw, every_seat_draws_up_to_its_own_hand_size) {
    auto game = coop({.hands = {{10}, {20, 9, 22}}, .pile = {1, 2, 3, 4}});
    game.play(0, 10).end_turn(0);
    EXPECT_THAT(game.events(), ElementsAre("drew 0 1:0", "turn-ended 0"));
    game.play(1, 20).play(1, 9);
    EXPECT_THAT(game.events(), ElementsAre("played 1 9 line 0", "drew 1 2:0", "drew 1 3:0", "turn-ended 1"));
    EXPECT_THAT(game.hand(1), ElementsAre("22", "2", "3"));
}

TEST(CoopDraw, all_missing_cards_are_drawn_as_far_as_the_pile_goes) {
    auto game = coop({.hands = {{10, 20}, {30}}, .pile = {1, 2}, .full = {4, 4}});
    game.play(0, 10).end_turn(0);
    EXPECT_THAT(game.events(), ElementsAre("drew 0 1:0", "drew 0 2:0", "turn-ended 0"));
    EXPECT_THAT(game.pile(), IsEmpty());
}

TEST(CoopDraw, with_the_pile_empty_play_goes_on_and_nothing_is_reshuffled) {
    auto game = coop({.discard = {1000, 1001, 1002}, .hands = {{10, 20, 30}, {40}}});
    game.play(0, 10).play(0, 20);
    EXPECT_THAT(game.events(), ElementsAre("played 0 20 rift 1", "turn-ended 0"));
    EXPECT_THAT(game.hand(0), ElementsAre("30"));
    EXPECT_THAT(game.discard_pile(), ElementsAre("1000", "1001", "1002"));
    EXPECT_THAT(game.to_act(), ElementsAre(1));
}

TEST(CoopSeats, turns_go_clockwise_from_first) {
    auto game = coop({.hands = {{10, 11}, {20, 21}, {30, 31}}, .pile = {1, 2, 3, 4}, .first = 1});
    game.play(1, 20).end_turn(1).play(2, 30).end_turn(2);
    EXPECT_THAT(game.to_act(), ElementsAre(0));
    game.play(0, 10).end_turn(0);
    EXPECT_THAT(game.to_act(), ElementsAre(1));
}

TEST(CoopSeats, a_seat_with_no_card_at_all_is_passed_over_in_silence) {
    auto game = coop({.hands = {{10, 11}, {}, {30, 31}}, .full = {4, 4, 4}});
    game.play(0, 10).end_turn(0);
    EXPECT_THAT(game.events(), ElementsAre("turn-ended 0"));
    EXPECT_THAT(game.to_act(), ElementsAre(2));
}

TEST(CoopSeats, the_only_seat_with_cards_plays_again) {
    auto game = coop({.hands = {{}, {10, 11}, {}}, .full = {4, 4, 4}, .first = 1});
    game.play(1, 10).end_turn(1);
    EXPECT_THAT(game.events(), ElementsAre("turn-ended 1"));
    EXPECT_THAT(game.to_act(), ElementsAre(1));
}

TEST(CoopSeats, one_seat_alone_has_all_the_turns) {
    auto game = coop({.hands = {{10, 11}}, .pile = {1}});
    game.play(0, 10).end_turn(0);
    EXPECT_THAT(game.events(), ElementsAre("drew 0 1:0", "turn-ended 0"));
    EXPECT_THAT(game.legal(0), UnorderedElementsAre("play 11", "play 1"));
    game.play(0, 11).play(0, 1);
    EXPECT_THAT(game.events(), ElementsAre("played 0 1 line 0", "game-over 0 score 6 rank 2"));
}

TEST(CoopRefusal, the_first_reason_counts) {
    auto game = coop({.line = {1900}, .hands = {{10, 1850}, {20}}, .stuck = {1850}, .pile = {30}});
    EXPECT_EQ(game.refusal(2, Play{game.card(20), 9}), "bad-request");
    EXPECT_EQ(game.refusal(200, Accept{}), "bad-request");
    EXPECT_EQ(game.refusal(1, Accept{}), "not-your-turn");
    EXPECT_EQ(game.refusal(1, Play{game.card(20), {}}), "not-your-turn");
    EXPECT_EQ(game.refusal(0, Place{game.card(20), 9}), "not-allowed");
    EXPECT_EQ(game.refusal(0, PlaceDrawn{0}), "not-allowed");
    EXPECT_EQ(game.refusal(0, Answer{{0, 0, 0, 0}, {}}), "not-allowed");
    EXPECT_EQ(game.refusal(0, Guess{1900}), "not-allowed");
    EXPECT_EQ(game.refusal(0, Contest{}), "not-allowed");
    EXPECT_EQ(game.refusal(0, Give{game.card(10), 1}), "not-allowed");
    EXPECT_EQ(game.refusal(0, Play{game.card(20), 9}), "not-your-card");
    EXPECT_EQ(game.refusal(0, Play{game.card(1850), 9}), "not-allowed");
    EXPECT_EQ(game.refusal(0, Play{game.card(10), 9}), "bad-gap");
}

TEST(CoopRefusal, only_cards_of_the_own_hand_can_be_played_or_discarded) {
    auto game = coop({.hands = {{10}, {20}}, .pile = {30}, .icons = {{20, {1, 0}}}});
    for (const int other : {20, 30, 1900, 1000}) {
        EXPECT_EQ(game.refusal(0, Play{game.card(other), {}}), "not-your-card");
        EXPECT_EQ(game.refusal(0, Discard{game.card(other)}), "not-your-card");
    }
    EXPECT_EQ(game.refusal(0, Play{no_such_card, {}}), "not-your-card");
    EXPECT_EQ(game.refusal(0, Discard{no_such_card}), "not-your-card");
}

TEST(CoopRefusal, a_card_of_another_counts_before_a_discard_that_is_no_longer_open) {
    auto game = coop({.hands = {{10, 11}, {20}}});
    game.play(0, 10);
    EXPECT_EQ(game.refusal(0, Discard{game.card(20)}), "not-your-card");
    EXPECT_EQ(game.refusal(0, Discard{game.card(10)}), "not-your-card");
}

}  // namespace
}  // namespace frise::told
