// challenge: how the two kinds of duel go.
#include "tests/support/challenge_scene.hpp"

#include <gmock/gmock.h>

namespace frise::told {
namespace {

using enum DuelKind;
using testing::ElementsAre;
using testing::IsEmpty;

// Seats 2 and 1 are in a duel, seat 2 first, after a first trial with the top card.
ChallengeScene duel_of_two(DuelKind kind, const std::vector<Year>& deck) {
    auto game = challenge({.seats = 3, .deck = deck, .board = race(9, {{0, kind}})});
    game.moves({2, 1, 0});
    return game;
}

// Seats 1, 2 and 3 in this order.
ChallengeScene duel_of_three(DuelKind kind, const std::vector<Year>& deck) {
    auto game = challenge({.seats = 4, .deck = deck, .board = race(9, {{0, kind}})});
    game.moves({2, 0, 0, 0});
    return game;
}

TEST(SuddenDeathDuel, is_won_by_the_one_who_is_left) {
    auto game = duel_of_two(sudden_death, {1500, 1863, -287, 1585, 1000, 1700});
    EXPECT_THAT(game.events(),
                ElementsAre("answered 2", "turned 1500: +1511 +1611 +2611", "advanced 0 by 2 to 2",
                            "advanced 1 by 1 to 1", "duel sudden-death 2 1", "started 1863", "drew 2 -287"));
    game.place(2, 0);
    EXPECT_THAT(game.events(), ElementsAre("placed 2 -287 gap 0 right", "drew 1 1585"));
    game.place(1, 1);
    EXPECT_THAT(game.events(), ElementsAre("placed 1 1585 gap 1 right", "drew 2 1000"));
    game.place(2, 3);
    EXPECT_THAT(game.events(), ElementsAre("placed 2 1000 gap 3 wrong", "discarded 2 1000", "out 2", "duel-won 1",
                                           "advanced 1 by 3 to 4", "trial right-date 1700"));
    EXPECT_THAT(game.positions(), ElementsAre(2, 4, 0));
}

TEST(SuddenDeathDuel, its_line_is_discarded_at_the_end_left_to_right) {
    auto game = duel_of_two(sudden_death, {1500, 1863, -287, 1585, 1000, 1700});
    game.place(2, 0).place(1, 1);
    EXPECT_THAT(game.discard_pile(), ElementsAre("1500"));
    game.place(2, 3);
    EXPECT_THAT(game.discard_pile(), ElementsAre("1500", "1000", "-287", "1585", "1863"));
    EXPECT_THAT(game.line(), IsEmpty());
}

TEST(SuddenDeathDuel, whoever_misses_first_of_two_loses_without_the_other_placing_a_card) {
    auto game = duel_of_two(sudden_death, {1500, 1863, -287, 1700});
    game.place(2, 1);
    EXPECT_THAT(game.events(), ElementsAre("placed 2 -287 gap 1 wrong", "discarded 2 -287", "out 2", "duel-won 1",
                                           "advanced 1 by 3 to 4", "trial right-date 1700"));
}

TEST(SuddenDeathDuel, goes_clockwise_among_those_still_in) {
    auto game = duel_of_three(sudden_death, {1500, 1000, 1100, 1200, 1300, 1400, 1450, 1700});
    game.place(1, 1);
    EXPECT_THAT(game.events(), ElementsAre("placed 1 1100 gap 1 right", "drew 2 1200"));
    game.place(2, 0);
    EXPECT_THAT(game.events(), ElementsAre("placed 2 1200 gap 0 wrong", "discarded 2 1200", "out 2", "drew 3 1300"));
    game.place(3, 2);
    EXPECT_THAT(game.events(), ElementsAre("placed 3 1300 gap 2 right", "drew 1 1400"));
    game.place(1, 0);
    EXPECT_THAT(game.events(), ElementsAre("placed 1 1400 gap 0 wrong", "discarded 1 1400", "out 1", "duel-won 3",
                                           "advanced 3 by 3 to 3", "trial right-date 1450"));
}

TEST(SuddenDeathDuel, goes_on_with_the_first_when_the_last_in_order_is_out) {
    auto game = duel_of_three(sudden_death, {1500, 1000, 1100, 1200, 1300, 1400, 1450, 1700});
    game.place(1, 1).place(2, 2).place(3, 0);
    EXPECT_THAT(game.events(), ElementsAre("placed 3 1300 gap 0 wrong", "discarded 3 1300", "out 3", "drew 1 1400"));
    game.place(1, 0);
    EXPECT_THAT(game.events(), ElementsAre("placed 1 1400 gap 0 wrong", "discarded 1 1400", "out 1", "duel-won 2",
                                           "advanced 2 by 3 to 3", "trial right-date 1450"));
}

TEST(SuddenDeathDuel, a_card_of_the_same_year_is_right_on_either_side) {
    for (const int gap : {0, 1}) {
        auto game = duel_of_two(sudden_death, {1500, 1863, 1863, 5, 6});
        game.place(2, gap);
        EXPECT_THAT(game.events(), ElementsAre("placed 2 1863b gap " + std::to_string(gap) + " right", "drew 1 5"));
    }
}

TEST(SuddenDeathDuel, the_first_card_may_come_from_a_new_pile) {
    auto game = challenge({.seats = 3, .deck = {1500, 1600, 1700, 1800}, .board = race(9, {{0, sudden_death}})});
    game.moves({0, 0, 0}).moves({0, 0, 0}).moves({0, 0, 0}).moves({2, 1, 0});
    EXPECT_THAT(game.events(), ElementsAre("answered 2", "turned 1800: +1811 +1911 +2911", "advanced 0 by 2 to 2",
                                           "advanced 1 by 1 to 1", "duel sudden-death 2 1",
                                           "reshuffled 1500 1600 1700 1800", "started 1500", "drew 2 1600"));
}

TEST(SuddenDeathDuel, the_card_to_place_may_come_from_a_new_pile) {
    auto game = challenge({.seats = 3, .deck = {1500, 1600, 1700, 1800}, .board = race(9, {{0, sudden_death}})});
    game.moves({0, 0, 0}).moves({0, 0, 0}).moves({2, 1, 0});
    EXPECT_THAT(game.events(), ElementsAre("answered 2", "turned 1700: +1711 +1811 +2811", "advanced 0 by 2 to 2",
                                           "advanced 1 by 1 to 1", "duel sudden-death 2 1", "started 1800",
                                           "reshuffled 1500 1600 1700", "drew 2 1500"));
}

TEST(SuddenDeathDuel, a_new_pile_holds_the_card_just_missed) {
    auto game = duel_of_three(sudden_death, {1500, 1863, -287, 1585});
    game.place(1, 0).place(2, 1);
    EXPECT_THAT(game.events(), ElementsAre("placed 2 1585 gap 1 right", "reshuffled 1500", "drew 3 1500"));
    game.place(3, 0);
    EXPECT_THAT(game.events(), ElementsAre("placed 3 1500 gap 0 wrong", "discarded 3 1500", "out 3", "reshuffled 1500",
                                           "drew 1 1500"));
}

TEST(SuddenDeathDuel, ends_without_a_winner_when_there_is_no_card_any_more) {
    auto game = duel_of_two(sudden_death, {1500, 1863, -287, 1585});
    game.place(2, 0).place(1, 1).place(2, 1);
    EXPECT_THAT(game.events(),
                ElementsAre("placed 2 1500 gap 1 right", "reshuffled -287 1500 1585 1863", "trial right-date -287"));
    EXPECT_THAT(game.positions(), ElementsAre(2, 1, 0));
    EXPECT_EQ(game.view().duel, std::nullopt);
    game.moves({1, 0, 0});
    EXPECT_THAT(game.events(), ElementsAre("answered 2", "turned -287: -0398 -1398 -1398", "advanced 0 by 1 to 3",
                                           "trial right-date 1500"));
}

TEST(SuddenDeathDuel, that_ends_without_a_winner_is_followed_by_the_next_line) {
    auto game = challenge(
        {.seats = 3, .deck = {1500, 1863, -287, 1585}, .board = race(9, {{0, sudden_death}, {1, more_or_less}})});
    game.moves({2, 1, 0}).place(2, 0).place(1, 1).place(2, 1);
    EXPECT_THAT(game.events(), ElementsAre("placed 2 1500 gap 1 right", "reshuffled -287 1500 1585 1863",
                                           "duel more-or-less 2 1 card -287"));
}

TEST(SuddenDeathDuel, a_view_shows_its_line_who_is_in_and_the_card_to_place) {
    auto game = duel_of_three(sudden_death, {1500, 1000, 1100, 1200, 1300});
    game.place(1, 0);
    const ChallengeView view = game.view();
    EXPECT_EQ(view.trial, std::nullopt);
    ASSERT_TRUE(view.duel);
    EXPECT_EQ(view.duel->kind, sudden_death);
    EXPECT_THAT(view.duel->seats, ElementsAre(Seat{2}, Seat{3}));
    EXPECT_EQ(view.duel->card, game.card(1200));
    EXPECT_EQ(game.game().view(onlooker).line, (Line{{game.card(1000), 1000}}));
    EXPECT_THAT(game.to_act(), ElementsAre(2));
}

TEST(SuddenDeathDuel, only_placing_in_a_gap_of_its_line_is_allowed) {
    auto game = duel_of_two(sudden_death, {1500, 1863, -287, 1585, 1000});
    EXPECT_EQ(game.refusal(2, PlaceDrawn{-1}), "bad-gap");
    EXPECT_EQ(game.refusal(2, PlaceDrawn{2}), "bad-gap");
    EXPECT_EQ(game.refusal(2, dialled({0, 0, 0, 0}, 1)), "not-allowed");
    EXPECT_EQ(game.refusal(2, Guess{99999}), "not-allowed");
    EXPECT_EQ(game.refusal(1, PlaceDrawn{9}), "not-your-turn");
    EXPECT_EQ(game.refusal(0, PlaceDrawn{0}), "not-your-turn");
    EXPECT_EQ(game.refusal(3, PlaceDrawn{0}), "bad-request");
    EXPECT_EQ(std::get<PlaceDrawnAny>(game.game().legal(Seat{2}).choices().front()).last_gap, 1);
    EXPECT_TRUE(game.game().legal(Seat{1}).empty());
    game.place(2, 0);
    EXPECT_EQ(game.refusal(2, PlaceDrawn{0}), "not-your-turn");
    EXPECT_EQ(game.refusal(1, PlaceDrawn{3}), "bad-gap");
    EXPECT_EQ(game.game().legal(Seat{1}).count(), 3U);
}

TEST(MoreOrLessDuel, is_won_by_naming_the_year) {
    auto game = challenge({.seats = 3, .deck = {1500, 1762, 1700}, .board = race(9, {{0, more_or_less}})});
    game.moves({2, 0, 1});
    EXPECT_THAT(game.events(), ElementsAre("answered 2", "turned 1500: +1511 +2611 +1611", "advanced 0 by 2 to 2",
                                           "advanced 2 by 1 to 1", "duel more-or-less 1 2 card 1762"));
    game.guess(1, 1750);
    EXPECT_THAT(game.events(), ElementsAre("guessed 1 1750 later"));
    EXPECT_THAT(game.to_act(), ElementsAre(2));
    game.guess(2, 1764);
    EXPECT_THAT(game.events(), ElementsAre("guessed 2 1764 earlier"));
    EXPECT_THAT(game.to_act(), ElementsAre(1));
    game.guess(1, 1762);
    EXPECT_THAT(game.events(),
                ElementsAre("guessed 1 1762 right", "duel-won 1", "advanced 1 by 3 to 3", "trial right-date 1700"));
    EXPECT_THAT(game.discard_pile(), ElementsAre("1500", "1762"));
}

TEST(MoreOrLessDuel, nobody_goes_out_and_guesses_go_round) {
    auto game = duel_of_three(more_or_less, {1500, 1762, 1700});
    game.guess(1, 1).guess(2, 2).guess(3, 3).guess(1, 1).guess(2, -9999).guess(3, 9999);
    EXPECT_THAT(game.events(), ElementsAre("guessed 3 9999 earlier"));
    EXPECT_THAT(game.to_act(), ElementsAre(1));
}

TEST(MoreOrLessDuel, the_bounds_known_so_far_are_shown_to_all) {
    auto game = duel_of_two(more_or_less, {1500, 1762, 1700});
    EXPECT_EQ(game.view().duel->bounds, Bounds{});
    EXPECT_EQ(game.view().duel->card, game.card(1762));
    EXPECT_EQ(game.game().view(onlooker).line, std::nullopt);
    game.guess(2, 1750);
    EXPECT_EQ(game.view(Seat{0}).duel->bounds, (Bounds{1750, {}}));
    game.guess(1, 1764);
    EXPECT_EQ(game.view(Seat{2}).duel->bounds, (Bounds{1750, 1764}));
    game.guess(2, 1700).guess(1, 1800);
    EXPECT_EQ(game.view().duel->bounds, (Bounds{1750, 1764}));
    game.guess(2, 1761).guess(1, 1763);
    EXPECT_EQ(game.view().duel->bounds, (Bounds{1761, 1763}));
}

TEST(MoreOrLessDuel, guesses_go_from_minus_9999_to_9999) {
    auto game = duel_of_two(more_or_less, {1500, -9999, 1700});
    EXPECT_EQ(game.refusal(2, Guess{-10000}), "bad-answer");
    EXPECT_EQ(game.refusal(2, Guess{10000}), "bad-answer");
    const auto [least, most] = std::get<GuessAny>(game.game().legal(Seat{2}).choices().front());
    EXPECT_EQ(least, -9999);
    EXPECT_EQ(most, 9999);
    game.guess(2, 9999).guess(1, 0);
    EXPECT_THAT(game.events(), ElementsAre("guessed 1 0 earlier"));
    game.guess(2, -9999);
    EXPECT_THAT(game.events(),
                ElementsAre("guessed 2 -9999 right", "duel-won 2", "advanced 2 by 3 to 3", "trial right-date 1700"));
}

TEST(MoreOrLessDuel, only_guessing_is_allowed_and_only_to_the_one_whose_turn_it_is) {
    auto game = duel_of_two(more_or_less, {1500, 1762, 1700});
    EXPECT_EQ(game.refusal(2, PlaceDrawn{0}), "not-allowed");
    EXPECT_EQ(game.refusal(2, dialled({})), "not-allowed");
    EXPECT_EQ(game.refusal(1, Guess{10000}), "not-your-turn");
    EXPECT_EQ(game.refusal(0, Guess{1762}), "not-your-turn");
    EXPECT_EQ(game.refusal(3, Guess{1762}), "bad-request");
}

TEST(MoreOrLessDuel, its_card_may_come_from_a_new_pile) {
    auto game = challenge({.seats = 3, .deck = {1500, 1600, 1700, 1800}, .board = race(9, {{0, more_or_less}})});
    game.moves({0, 0, 0}).moves({0, 0, 0}).moves({0, 0, 0}).moves({2, 1, 0});
    EXPECT_THAT(game.events(), ElementsAre("answered 2", "turned 1800: +1811 +1911 +2911", "advanced 0 by 2 to 2",
                                           "advanced 1 by 1 to 1", "reshuffled 1500 1600 1700 1800",
                                           "duel more-or-less 2 1 card 1500"));
}

}  // namespace
}  // namespace frise::told
