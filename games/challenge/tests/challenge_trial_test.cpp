// challenge: the five trials, what an answer is worth, and who may know it when.
#include "engine/rules/seen.hpp"
#include "tests/support/challenge_scene.hpp"

#include <gmock/gmock.h>

namespace frise::told {
namespace {

using enum TrialKind;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

// The spaces that each seat moves for its answer to one trial, seat 0 first.
std::vector<int> moves(TrialKind kind, const std::vector<Year>& years, std::initializer_list<Wheels> answers) {
    auto game = challenge(
        {.seats = static_cast<int>(answers.size()), .deck = years, .board = trials(std::vector<TrialKind>(6, kind))});
    game.answers(answers);
    return game.positions();
}

int moves_for_date(Year year, int sign, Wheels wheels) {
    auto game = challenge({.deck = {year}, .board = race(6)});
    game.answer(0, wheels, sign).answer(1, {0, 0, 0, 0}, 1);
    return game.positions().front();
}

TEST(FourCards, a_wheel_is_right_if_its_card_is_of_that_period) {
    auto game = challenge({.deck = {1585, 1863, 1889, -287, 1, 2, 3, 4}});
    EXPECT_THAT(game.events(), ElementsAre("trial four-cards 1585 1863 1889 -287"));
    game.answer(0, {4, 6, 7, 1});
    EXPECT_THAT(game.events(), ElementsAre("answered 0"));
    game.answer(1, {0, 0, 0, 0});
    EXPECT_THAT(game.events(), ElementsAre("answered 1", "turned 1585 1863 1889 -287: 4671 0000",
                                           "advanced 0 by 3 to 3", "trial order 1 2 3 4"));
}

TEST(FourCards, all_periods_from_the_first_to_the_last_can_be_dialled) {
    EXPECT_THAT(moves(four_cards, {-9999, -501, 1971, 9999}, {{0, 0, 9, 9}, {1, 1, 8, 8}}), ElementsAre(4, 0));
    EXPECT_THAT(moves(four_cards, {-499, 1000, 1500, 1700}, {{1, 2, 3, 4}, {0, 2, 3, 4}}), ElementsAre(4, 3));
    EXPECT_THAT(moves(four_cards, {1800, 1850, 1900, 1950}, {{5, 6, 7, 8}, {5, 5, 5, 5}}), ElementsAre(4, 1));
}

TEST(FourCards, a_year_on_a_border_is_right_in_both_periods) {
    EXPECT_THAT(moves(four_cards, {-500, 850, 1750, 1970}, {{0, 1, 4, 8}, {1, 2, 5, 9}, {2, 0, 6, 7}}),
                ElementsAre(4, 4, 0));
    EXPECT_THAT(moves(four_cards, {849, 851, 1749, 1751}, {{1, 2, 4, 5}, {2, 1, 5, 4}}), ElementsAre(4, 0));
}

TEST(Bet, every_wheel_that_shows_the_period_counts) {
    EXPECT_THAT(moves(bet, {1946}, {{7, 8, 8, 9}, {8, 8, 8, 8}, {0, 1, 2, 3}, {8, 0, 0, 0}}), ElementsAre(2, 4, 0, 1));
}

TEST(Bet, on_each_of_the_nine_borders_both_periods_are_right) {
    const std::vector<Year> dates{-500, 850, 1300, 1600, 1750, 1820, 1880, 1930, 1970};
    for (int before = 0; before < 9; ++before) {
        const Year date = dates[static_cast<std::size_t>(before)];
        const int wrong = (before + 5) % 10;
        EXPECT_THAT(moves(bet, {date}, {{before, before + 1, wrong, wrong}, {wrong, wrong, wrong, wrong}}),
                    ElementsAre(2, 0));
        EXPECT_THAT(moves(bet, {date - 1}, {{before, 0, 0, 0}, {before + 1, before + 1, before + 1, before + 1}}),
                    ElementsAre(before == 0 ? 4 : 1, 0));
    }
}

TEST(Gap, only_the_nearest_answer_moves) {
    auto game = challenge({.seats = 4, .deck = {1762, 1785, 5, 6}, .board = trials({gap, gap, gap, gap, bet})});
    game.answers({{0, 0, 5, 0}, {0, 0, 3, 1}, {0, 0, 3, 1}, {0, 0, 2, 5}});
    EXPECT_THAT(game.events(), ElementsAre("answered 3", "turned 1762 1785: 0050 0031 0031 0025",
                                           "advanced 3 by 4 to 4", "trial bet 5"));
}

TEST(Gap, all_who_tie_for_the_nearest_move) {
    EXPECT_THAT(moves(gap, {1762, 1785}, {{0, 0, 3, 1}, {0, 0, 3, 1}, {0, 0, 5, 0}}), ElementsAre(4, 4, 0));
    EXPECT_THAT(moves(gap, {1762, 1785}, {{0, 0, 2, 0}, {0, 0, 2, 6}, {0, 0, 2, 7}}), ElementsAre(4, 4, 0));
    EXPECT_THAT(moves(gap, {1762, 1785}, {{9, 9, 9, 9}, {9, 9, 9, 9}}), ElementsAre(4, 4));
}

TEST(Gap, is_the_same_whichever_card_comes_first) {
    EXPECT_THAT(moves(gap, {1785, 1762}, {{0, 0, 2, 3}, {0, 0, 2, 2}}), ElementsAre(4, 0));
    EXPECT_THAT(moves(gap, {1785, 1785}, {{0, 0, 0, 0}, {0, 0, 0, 1}}), ElementsAre(4, 0));
}

TEST(Gap, across_the_change_of_era_is_the_plain_difference) {
    EXPECT_THAT(moves(gap, {-1, 1}, {{0, 0, 0, 2}, {0, 0, 0, 1}}), ElementsAre(4, 0));
    EXPECT_THAT(moves(gap, {1000, -287}, {{1, 2, 8, 7}, {1, 2, 8, 6}}), ElementsAre(4, 0));
    EXPECT_THAT(moves(gap, {-300, -287}, {{0, 0, 1, 3}, {0, 5, 8, 7}}), ElementsAre(4, 0));
}

TEST(Gap, beyond_the_dials_the_largest_answer_is_the_nearest) {
    EXPECT_THAT(moves(gap, {-9999, 9999}, {{9, 9, 9, 8}, {9, 9, 9, 9}, {0, 0, 0, 0}}), ElementsAre(0, 4, 0));
}

TEST(RightDate, right_digits_count_place_by_place) {
    auto game = challenge({.deck = {1000, 5, 6, 7}, .board = race(6)});
    game.answer(0, {1, 0, 0, 7}, 1).answer(1, {0, 1, 2, 3}, 1);
    EXPECT_THAT(game.events(),
                ElementsAre("answered 1", "turned 1000: +1007 +0123", "advanced 0 by 3 to 3", "trial right-date 5"));
    EXPECT_EQ(moves_for_date(1234, 1, {1, 2, 3, 4}), 4);
    EXPECT_EQ(moves_for_date(1234, 1, {4, 3, 2, 1}), 0);
    EXPECT_EQ(moves_for_date(1234, 1, {1, 3, 2, 4}), 2);
}

TEST(RightDate, the_wrong_sign_is_worth_nothing) {
    EXPECT_EQ(moves_for_date(1234, -1, {1, 2, 3, 4}), 0);
    EXPECT_EQ(moves_for_date(-287, 1, {0, 2, 8, 7}), 0);
    EXPECT_EQ(moves_for_date(-287, -1, {0, 2, 8, 7}), 4);
    EXPECT_EQ(moves_for_date(-9999, -1, {9, 9, 0, 9}), 3);
}

TEST(RightDate, years_have_leading_zeros) {
    EXPECT_EQ(moves_for_date(287, 1, {0, 2, 8, 7}), 4);
    EXPECT_EQ(moves_for_date(287, 1, {2, 8, 7, 0}), 0);
    EXPECT_EQ(moves_for_date(5, 1, {0, 0, 0, 5}), 4);
    EXPECT_EQ(moves_for_date(5, 1, {0, 0, 0, 0}), 3);
    EXPECT_EQ(moves_for_date(-5, -1, {0, 1, 0, 5}), 3);
}

TEST(Order, a_wheel_is_right_if_it_shows_the_rank_of_its_card) {
    auto game = challenge({.deck = {1585, 1863, 1889, -287, 5}, .board = trials({order, bet, bet, bet, bet})});
    game.answers({{3, 2, 4, 1}, {2, 3, 4, 1}});
    EXPECT_THAT(game.events(), ElementsAre("answered 1", "turned 1585 1863 1889 -287: 3241 2341",
                                           "advanced 0 by 2 to 2", "advanced 1 by 4 to 4", "trial bet 5"));
    EXPECT_THAT(moves(order, {1585, 1863, 1889, -287}, {{1, 1, 1, 1}, {4, 4, 4, 4}, {1, 2, 3, 4}}),
                ElementsAre(1, 1, 0));
}

TEST(Order, two_equal_years_share_their_two_ranks) {
    EXPECT_THAT(moves(order, {1900, 1900, 1950, 1800}, {{2, 3, 4, 1}, {3, 2, 4, 1}, {2, 2, 4, 1}, {3, 3, 4, 1}}),
                ElementsAre(4, 4, 4, 4));
    EXPECT_THAT(moves(order, {1900, 1900, 1950, 1800}, {{1, 4, 4, 1}, {4, 1, 3, 2}}), ElementsAre(2, 0));
    EXPECT_THAT(moves(order, {1800, 1900, 1800, 1900}, {{2, 4, 1, 3}, {1, 3, 1, 3}, {3, 2, 4, 1}}),
                ElementsAre(4, 4, 0));
}

TEST(Order, three_equal_years_share_three_ranks) {
    EXPECT_THAT(moves(order, {1900, 1900, 1900, 1800}, {{2, 3, 4, 1}, {4, 4, 4, 1}, {1, 1, 1, 1}, {3, 1, 2, 2}}),
                ElementsAre(4, 4, 1, 2));
    EXPECT_THAT(moves(order, {1900, 1950, 1900, 1900}, {{3, 4, 1, 2}, {4, 4, 4, 4}}), ElementsAre(4, 1));
}

TEST(Order, four_equal_years_make_any_answer_right) {
    EXPECT_THAT(moves(order, {1900, 1900, 1900, 1900}, {{1, 2, 3, 4}, {4, 4, 4, 4}, {1, 1, 2, 2}}),
                ElementsAre(4, 4, 4));
}

TEST(Answers, may_come_in_any_order_and_are_turned_when_the_last_is_in) {
    auto game = challenge({.seats = 3, .deck = {1000, 5}, .board = race(6), .first = 1});
    EXPECT_THAT(game.to_act(), ElementsAre(0, 1, 2));
    game.answer(2, {1, 0, 5, 5}, 1);
    EXPECT_THAT(game.to_act(), ElementsAre(0, 1));
    EXPECT_EQ(game.refusal(2, dialled({1, 0, 0, 0}, 1)), "not-your-turn");
    game.answer(0, {1, 0, 0, 5}, 1);
    EXPECT_THAT(game.events(), ElementsAre("answered 0"));
    EXPECT_THAT(game.to_act(), ElementsAre(1));
    game.answer(1, {1, 5, 5, 5}, 1);
    EXPECT_THAT(game.events(), ElementsAre("answered 1", "turned 1000: +1005 +1555 +1055", "advanced 0 by 3 to 3",
                                           "advanced 1 by 1 to 1", "advanced 2 by 2 to 2", "trial right-date 5"));
    EXPECT_THAT(game.to_act(), ElementsAre(0, 1, 2));
}

TEST(Answers, are_secret_until_they_are_turned) {
    const auto start = challenge({.seats = 3, .deck = {1000, 5}, .board = race(6)});
    auto one = start;
    auto other = start;
    one.answer(0, {1, 2, 3, 4}, 1);
    other.answer(0, {9, 8, 7, 6}, -1);
    EXPECT_EQ(one.game().view(Seat{1}), other.game().view(Seat{1}));
    EXPECT_EQ(one.game().view(Seat{2}), other.game().view(Seat{2}));
    EXPECT_EQ(one.game().view(onlooker), other.game().view(onlooker));
    EXPECT_EQ(one.view(Seat{1}).trial->answered, SeatSet{Seat{0}});
    EXPECT_EQ(one.view(Seat{1}).trial->own, std::nullopt);
    EXPECT_EQ(one.view(Seat{0}).trial->own, (Dials{{1, 2, 3, 4}, 1}));
}

TEST(Answers, of_others_are_not_in_the_events_that_a_seat_gets) {
    const Event answered = Answered{Seat{0}, {{1, 2, 3, 4}, 1}};
    EXPECT_EQ(seen(answered, Seat{1}), Seen{SeenAnswer{Seat{0}}});
    EXPECT_EQ(seen(answered, onlooker), Seen{SeenAnswer{Seat{0}}});
    EXPECT_EQ(seen(answered, Seat{0}), (Seen{OwnAnswer{Seat{0}, {{1, 2, 3, 4}, 1}}}));
}

TEST(Answers, a_wheel_shows_0_to_9_and_in_order_1_to_4) {
    for (const TrialKind kind : {four_cards, bet, gap, right_date, order}) {
        auto game = challenge({.deck = {1, 2, 3, 4}, .board = trials({kind})});
        const bool ranks = kind == order;
        for (const int wheel : ranks ? std::vector{-1, 0, 5, 9} : std::vector{-1, 10, 1000}) {
            EXPECT_EQ(game.refusal(0, dialled({1, 1, 1, wheel}, 1)), "bad-answer") << name(kind) << ' ' << wheel;
            EXPECT_EQ(game.refusal(0, dialled({wheel, 1, 1, 1}, 1)), "bad-answer") << name(kind) << ' ' << wheel;
        }
        for (const int wheel : ranks ? std::vector{1, 4} : std::vector{0, 9}) {
            auto copy = game;
            EXPECT_EQ(copy.refusal(0, dialled({1, wheel, wheel, wheel}, 1)), "accepted") << name(kind) << ' ' << wheel;
        }
    }
}

TEST(Answers, have_four_wheels) {
    for (const TrialKind kind : {four_cards, bet, gap, right_date, order}) {
        auto game = challenge({.deck = {1, 2, 3, 4}, .board = trials({kind})});
        EXPECT_EQ(game.refusal(0, dialled({}, 1)), "bad-answer");
        EXPECT_EQ(game.refusal(0, dialled({1}, 1)), "bad-answer");
        EXPECT_EQ(game.refusal(0, dialled({1, 2, 3}, 1)), "bad-answer");
        EXPECT_EQ(game.refusal(0, dialled({1, 2, 3, 4, 4}, 1)), "bad-answer");
    }
}

TEST(Answers, need_a_sign_in_right_date_only) {
    auto date = challenge({.deck = {1, 2, 3, 4}, .board = race(6)});
    EXPECT_EQ(date.refusal(0, dialled({1, 2, 3, 4})), "bad-answer");
    EXPECT_EQ(date.refusal(0, dialled({1, 2, 3, 4}, 0)), "bad-answer");
    EXPECT_EQ(date.refusal(0, dialled({1, 2, 3, 4}, 2)), "bad-answer");
    EXPECT_EQ(date.refusal(0, dialled({1, 2, 3, 4}, -2)), "bad-answer");
    EXPECT_EQ(date.refusal(0, dialled({1, 2, 3, 4}, -1)), "accepted");
    for (const TrialKind kind : {four_cards, bet, gap, order}) {
        auto game = challenge({.deck = {1, 2, 3, 4}, .board = trials({kind})});
        EXPECT_EQ(game.refusal(0, dialled({1, 2, 3, 4})), "accepted");
    }
}

TEST(Answers, the_open_ones_are_listed_as_ranges) {
    const auto range = [](TrialKind kind) {
        const auto game = challenge({.deck = {1, 2, 3, 4}, .board = trials({kind})});
        const Legal legal = game.game().legal(Seat{1});
        EXPECT_THAT(legal.choices(), SizeIs(1));
        const auto [least, most, with_sign] = std::get<AnswerAny>(legal.choices().front());
        return std::tuple{least, most, with_sign};
    };
    for (const TrialKind kind : {four_cards, bet, gap}) EXPECT_EQ(range(kind), (std::tuple{0, 9, false}));
    EXPECT_EQ(range(right_date), (std::tuple{0, 9, true}));
    EXPECT_EQ(range(order), (std::tuple{1, 4, false}));
}

TEST(Answers, nothing_is_open_to_a_seat_that_has_answered) {
    auto game = challenge({.deck = {1, 2, 3, 4}, .board = race(6)});
    game.answer(1, {0, 0, 0, 0}, 1);
    EXPECT_TRUE(game.game().legal(Seat{1}).empty());
    EXPECT_FALSE(game.game().legal(Seat{0}).empty());
}

TEST(Answers, are_the_only_actions_of_a_trial) {
    auto game = challenge({.deck = {1, 2, 3, 4}, .board = race(6)});
    EXPECT_EQ(game.refusal(0, PlaceDrawn{0}), "not-allowed");
    EXPECT_EQ(game.refusal(0, Guess{99999}), "not-allowed");
    EXPECT_EQ(game.refusal(0, Place{game.card(1), 7}), "not-allowed");
    EXPECT_EQ(game.refusal(0, Play{game.card(1), {}}), "not-allowed");
    EXPECT_EQ(game.refusal(0, EndTurn{}), "not-allowed");
    EXPECT_EQ(game.refusal(2, EndTurn{}), "bad-request");
    game.answer(0, {0, 0, 0, 0}, 1);
    EXPECT_EQ(game.refusal(0, EndTurn{}), "not-your-turn");
    EXPECT_EQ(game.refusal(0, dialled({})), "not-your-turn");
}

TEST(Trials, a_view_shows_the_kind_and_the_cards_and_nothing_of_a_duel) {
    const auto game = challenge({.deck = {1585, 1863, 1889, -287}});
    const ChallengeView view = game.view();
    EXPECT_EQ(view.trial->kind, four_cards);
    EXPECT_THAT(game.ids(view.trial->cards), ElementsAre("1585", "1863", "1889", "-287"));
    EXPECT_THAT(view.positions, ElementsAre(0, 0));
    EXPECT_EQ(view.duel, std::nullopt);
    EXPECT_EQ(game.game().view(onlooker).line, std::nullopt);
    EXPECT_EQ(game.game().view(onlooker).hands, std::nullopt);
    EXPECT_THAT(game.game().view(onlooker).discard, IsEmpty());
}

}  // namespace
}  // namespace frise::told
