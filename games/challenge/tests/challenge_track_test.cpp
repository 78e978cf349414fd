// challenge: moving along the track, the piles, duel lines, the finish, and the win.
#include "tests/support/challenge_scene.hpp"

#include <gmock/gmock.h>

namespace frise::told {
namespace {

using enum DuelKind;
using enum TrialKind;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(Track, the_first_trial_is_that_of_the_start) {
    const auto game = challenge({.seats = 5, .deck = {1, 2, 3, 4, 5}});
    EXPECT_THAT(game.events(), ElementsAre("trial four-cards 1 2 3 4"));
    EXPECT_THAT(game.positions(), ElementsAre(0, 0, 0, 0, 0));
    EXPECT_THAT(game.pile(), ElementsAre("5"));
}

TEST(Track, a_shuffled_deck_is_told_before_the_first_trial) {
    const auto game = challenge({.deck = {1, 2, 3, 4, 5}, .shuffle = true});
    EXPECT_THAT(game.events(), ElementsAre("reshuffled 1 2 3 4 5", "trial four-cards 1 2 3 4"));
    EXPECT_THAT(game.pile(), ElementsAre("5"));
}

TEST(Track, the_next_trial_is_that_of_the_leading_pawn) {
    const auto next = [](const std::vector<int>& pawns) {
        auto game = challenge(
            {.seats = 3, .deck = {1000, 1, 2, 3, 4}, .board = trials({right_date, four_cards, bet, gap, order})});
        game.moves(pawns);
        return game.events().back();
    };
    EXPECT_EQ(next({0, 0, 0}), "trial right-date 1");
    EXPECT_EQ(next({0, 1, 0}), "trial four-cards 1 2 3 4");
    EXPECT_EQ(next({1, 2, 0}), "trial bet 1");
    EXPECT_EQ(next({3, 0, 3}), "trial gap 1 2");
    EXPECT_EQ(next({3, 1, 4}), "trial order 1 2 3 4");
}

TEST(Track, spaces_moved_are_told_by_ascending_seat_and_none_is_not_told) {
    auto game = challenge({.seats = 4, .deck = {1000, 1}, .board = race(9), .first = 2});
    game.moves({4, 0, 1, 2});
    EXPECT_THAT(game.events(), ElementsAre("answered 3", "turned 1000: +1000 +2111 +1111 +1011", "advanced 0 by 4 to 4",
                                           "advanced 2 by 1 to 1", "advanced 3 by 2 to 2", "trial right-date 1"));
    EXPECT_THAT(game.positions(), ElementsAre(4, 0, 1, 2));
    game.moves({0, 0, 0, 0});
    EXPECT_THAT(game.positions(), ElementsAre(4, 0, 1, 2));
}

TEST(Piles, the_cards_of_a_trial_are_discarded_in_wheel_order_when_they_are_turned) {
    auto game = challenge({.deck = {1585, 1863, 1889, -287, 5, 6, 7, 8}});
    game.answer(0, {9, 9, 9, 9});
    EXPECT_THAT(game.discard_pile(), IsEmpty());
    game.answer(1, {9, 9, 9, 9});
    EXPECT_THAT(game.discard_pile(), ElementsAre("1585", "1863", "1889", "-287"));
    EXPECT_THAT(game.events().back(), "trial four-cards 5 6 7 8");
    EXPECT_THAT(game.pile(), IsEmpty());
}

TEST(Piles, one_that_ends_while_a_trial_is_laid_out_is_made_anew_from_the_discarded) {
    auto game = challenge({.deck = {1585, 1863, 1889, -287, 5, 6}});
    game.answers({{9, 9, 9, 9}, {9, 9, 9, 9}});
    EXPECT_THAT(game.events(), ElementsAre("answered 1", "turned 1585 1863 1889 -287: 9999 9999",
                                           "reshuffled 1585 1863 1889 -287", "trial four-cards 5 6 1585 1863"));
    EXPECT_THAT(game.pile(), ElementsAre("1889", "-287"));
    EXPECT_THAT(game.discard_pile(), IsEmpty());
    EXPECT_EQ(game.game().view(onlooker).draw_count, 2U);
}

TEST(Piles, an_empty_one_is_made_anew_only_when_a_card_is_to_be_drawn) {
    auto game = challenge({.deck = {1, 2, 3, 4}, .board = race(9)});
    game.moves({0, 0}).moves({0, 0}).moves({0, 0});
    EXPECT_THAT(game.events(), ElementsAre("answered 1", "turned 3: +1114 +1114", "trial right-date 4"));
    EXPECT_THAT(game.pile(), IsEmpty());
    EXPECT_THAT(game.discard_pile(), ElementsAre("1", "2", "3"));
    game.moves({0, 0});
    EXPECT_THAT(game.events(),
                ElementsAre("answered 1", "turned 4: +1115 +1115", "reshuffled 1 2 3 4", "trial right-date 1"));
}

TEST(Piles, four_cards_are_enough_to_race_to_the_end) {
    auto game = challenge({.deck = {1585, 1863, 1889, -287}, .board = trials({four_cards, order, gap, gap, gap})});
    game.answers({{3, 0, 0, 0}, {0, 0, 0, 0}});
    EXPECT_EQ(game.events().back(), "trial order 1585 1863 1889 -287");
    game.answers({{2, 4, 3, 4}, {1, 1, 3, 3}});
    EXPECT_EQ(game.events().back(), "trial gap 1585 1863");
    game.answers({{0, 2, 7, 8}, {0, 0, 0, 0}});
    EXPECT_EQ(game.events().back(), "game-over 0 at 5 0");
}

TEST(Finish, a_pawn_stops_there_and_wins) {
    auto game = challenge({.seats = 3, .deck = {1000, 1}, .board = race(5), .at = {3, 4, 0}});
    game.moves({4, 0, 2});
    EXPECT_THAT(game.events(), ElementsAre("answered 2", "turned 1000: +1000 +2111 +1011", "advanced 0 by 2 to 5",
                                           "advanced 2 by 2 to 2", "game-over 0 at 5 4 2"));
    EXPECT_TRUE(game.game().over());
    EXPECT_THAT(game.to_act(), IsEmpty());
    EXPECT_EQ(game.refusal(0, dialled({0, 0, 0, 0}, 1)), "game-over");
    EXPECT_EQ(game.refusal(9, EndTurn{}), "game-over");
    EXPECT_THAT(game.discard_pile(), ElementsAre("1000"));
}

TEST(Finish, is_reached_by_an_exact_move_too) {
    auto game = challenge({.deck = {1000, 1}, .board = race(5), .at = {3, 4}});
    game.moves({2, 0});
    EXPECT_EQ(game.events().back(), "game-over 0 at 5 4");
}

TEST(Finish, all_who_reach_it_together_share_the_win) {
    auto game = challenge({.seats = 3, .deck = {1000, 1}, .board = race(5), .at = {2, 4, 4}});
    game.moves({3, 0, 4});
    EXPECT_THAT(game.events(), ElementsAre("answered 2", "turned 1000: +1001 +2111 +1000", "advanced 0 by 3 to 5",
                                           "advanced 2 by 1 to 5", "game-over 0 2 at 5 4 5"));
}

TEST(Finish, counts_before_a_line_that_is_passed) {
    auto game = challenge({.seats = 3, .deck = {1000, 1}, .board = race(3, {{0, sudden_death}, {2, more_or_less}})});
    game.moves({3, 1, 0});
    EXPECT_EQ(game.events().back(), "game-over 0 at 3 1 0");
}

TEST(DuelLines, are_passed_when_the_leading_pawn_is_beyond_the_space) {
    auto game = challenge({.seats = 3, .deck = {1000, 1, 2, 3, 4}, .board = race(9, {{2, sudden_death}})});
    game.moves({2, 0, 0});
    EXPECT_EQ(game.events().back(), "trial right-date 1");
    game.moves({1, 0, 0});
    EXPECT_THAT(game.events(), ElementsAre("answered 2", "turned 1: +0112 +1112 +1112", "advanced 0 by 1 to 3",
                                           "duel sudden-death 1 2", "started 2", "drew 1 3"));
}

TEST(DuelLines, two_passed_in_one_go_are_played_the_lower_first) {
    auto game = challenge({.seats = 3,
                           .deck = {1500, 1863, 1900, 1762, 1700, 1701},
                           .board = race(9, {{0, sudden_death}, {1, more_or_less}})});
    game.moves({2, 1, 0});
    EXPECT_THAT(game.events(),
                ElementsAre("answered 2", "turned 1500: +1511 +1611 +2611", "advanced 0 by 2 to 2",
                            "advanced 1 by 1 to 1", "duel sudden-death 2 1", "started 1863", "drew 2 1900"));
    game.place(2, 0);
    EXPECT_THAT(game.events(), ElementsAre("placed 2 1900 gap 0 wrong", "discarded 2 1900", "out 2", "duel-won 1",
                                           "advanced 1 by 3 to 4", "duel more-or-less 2 0 card 1762"));
    game.guess(2, 1762);
    EXPECT_THAT(game.events(),
                ElementsAre("guessed 2 1762 right", "duel-won 2", "advanced 2 by 3 to 3", "trial right-date 1700"));
}

TEST(DuelLines, are_played_once_even_if_others_pass_them_later) {
    auto game = challenge({.seats = 3, .deck = {1500, 1863, 1900, 1700, 1701}, .board = race(20, {{0, sudden_death}})});
    game.moves({1, 0, 0}).place(1, 0);
    EXPECT_EQ(game.events().back(), "trial right-date 1700");
    EXPECT_THAT(game.positions(), ElementsAre(1, 0, 3));
    game.moves({4, 4, 4});
    EXPECT_EQ(game.events().back(), "trial right-date 1701");
}

TEST(DuelLines, the_winner_of_a_duel_may_pass_the_next_one) {
    auto game = challenge(
        {.seats = 3, .deck = {1500, 1863, 1900, 1762, 1700}, .board = race(9, {{0, sudden_death}, {4, more_or_less}})});
    game.moves({3, 2, 0}).place(2, 0);
    EXPECT_THAT(game.events(), ElementsAre("placed 2 1900 gap 0 wrong", "discarded 2 1900", "out 2", "duel-won 1",
                                           "advanced 1 by 3 to 5", "duel more-or-less 2 0 card 1762"));
}

TEST(DuelLines, the_winner_of_a_duel_may_reach_the_finish) {
    auto game = challenge({.seats = 3, .deck = {1500, 1863, 1900, 1762}, .board = race(4, {{0, sudden_death}})});
    game.moves({3, 2, 0}).place(2, 0);
    EXPECT_THAT(game.events(), ElementsAre("placed 2 1900 gap 0 wrong", "discarded 2 1900", "out 2", "duel-won 1",
                                           "advanced 1 by 2 to 4", "game-over 1 at 3 4 0"));
    EXPECT_THAT(game.discard_pile(), ElementsAre("1500", "1900", "1863"));
}

TEST(DuelLines, of_the_usual_board_lie_after_6_and_13) {
    auto first = challenge({.seats = 3, .deck = {1000, 2, 3, 4, 5, 6, 7}, .at = {5, 4, 3}});
    first.moves({1, 0, 0});
    EXPECT_EQ(first.events().back(), "trial four-cards 2 3 4 5");
    auto beyond = challenge({.seats = 3, .deck = {1000, 2, 3, 4}, .at = {5, 4, 3}});
    beyond.moves({2, 0, 0});
    EXPECT_THAT(beyond.events(), ElementsAre("answered 2", "turned 1000: +1011 +2111 +2111", "advanced 0 by 2 to 7",
                                             "duel sudden-death 2 1", "started 2", "drew 2 3"));
    auto second = challenge({.seats = 3, .deck = {1000, 2, 3, 4}, .at = {11, 4, 3}});
    second.moves({3, 0, 0});
    EXPECT_THAT(second.events(), ElementsAre("answered 2", "turned 1000: +1001 +2111 +2111", "advanced 0 by 3 to 14",
                                             "duel more-or-less 2 1 card 2"));
}

TEST(FinalDuel, is_a_sudden_death_among_those_on_the_finish) {
    auto game = challenge(
        {.seats = 3, .deck = {1000, 1863, -287, 1585, 5}, .board = race(3, {{1, more_or_less}}), .final_duel = true});
    game.moves({3, 1, 4});
    EXPECT_THAT(game.events(), ElementsAre("answered 2", "turned 1000: +1001 +1111 +1000", "advanced 0 by 3 to 3",
                                           "advanced 1 by 1 to 1", "advanced 2 by 3 to 3", "duel sudden-death 0 2",
                                           "started 1863", "drew 0 -287"));
    EXPECT_FALSE(game.game().over());
    game.place(0, 0).place(2, 2);
    EXPECT_THAT(game.events(), ElementsAre("placed 2 1585 gap 2 wrong", "discarded 2 1585", "out 2", "duel-won 0",
                                           "game-over 0 at 3 1 3"));
    EXPECT_EQ(game.game().table().winners, SeatSet{Seat{0}});
}

TEST(FinalDuel, goes_in_seat_order_from_first) {
    const auto duel = [](int seats, int first, const std::vector<int>& pawns) {
        auto game =
            challenge({.seats = seats, .deck = {1000, 2, 3, 4}, .board = race(3), .final_duel = true, .first = first});
        game.moves(pawns);
        return game.events().at(game.events().size() - 3);
    };
    EXPECT_EQ(duel(5, 3, {4, 4, 4, 4, 4}), "duel sudden-death 3 4 0 1 2");
    EXPECT_EQ(duel(4, 2, {3, 3, 0, 3}), "duel sudden-death 3 0 1");
    EXPECT_EQ(duel(2, 1, {3, 3}), "duel sudden-death 1 0");
    EXPECT_EQ(duel(2, 0, {3, 3}), "duel sudden-death 0 1");
}

TEST(FinalDuel, is_not_needed_for_one_alone) {
    auto game = challenge({.deck = {1000, 2}, .board = race(3), .final_duel = true});
    game.moves({3, 2});
    EXPECT_EQ(game.events().back(), "game-over 0 at 3 2");
}

TEST(FinalDuel, without_cards_is_shared_by_those_still_in) {
    auto game = challenge({.seats = 3, .deck = {1500, 1863, -287, 1585}, .board = race(3), .final_duel = true});
    game.moves({4, 4, 4}).place(0, 1);
    EXPECT_THAT(game.events(), ElementsAre("placed 0 -287 gap 1 wrong", "discarded 0 -287", "out 0", "drew 1 1585"));
    game.place(1, 0);
    EXPECT_THAT(game.events(), ElementsAre("placed 1 1585 gap 0 right", "reshuffled 1500 -287", "drew 2 1500"));
    game.place(2, 0).place(1, 0);
    EXPECT_THAT(game.events(), ElementsAre("placed 1 -287 gap 0 right", "game-over 1 2 at 3 3 3"));
    EXPECT_THAT(game.to_act(), IsEmpty());
}

TEST(FinalDuel, of_two_seats_is_won_by_the_one_left) {
    auto game = challenge({.deck = {1500, 1863, -287, 1585}, .board = race(3), .final_duel = true});
    game.moves({4, 3}).place(0, 1);
    EXPECT_THAT(game.events(), ElementsAre("placed 0 -287 gap 1 wrong", "discarded 0 -287", "out 0", "duel-won 1",
                                           "game-over 1 at 3 3"));
}

}  // namespace
}  // namespace frise::told
