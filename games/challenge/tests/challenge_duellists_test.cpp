// challenge: who duels and in which order, and duels at a table of two.
#include "tests/support/challenge_scene.hpp"

#include <gmock/gmock.h>

namespace frise::told {
namespace {

using enum DuelKind;
using testing::ElementsAre;

// The duel that follows when the pawns stand so after the first trial, a line being after the start.
std::string duel_at(const std::vector<int>& pawns) {
    auto game = challenge(
        {.seats = static_cast<int>(pawns.size()), .deck = {1500, 1, 2, 3, 4}, .board = race(9, {{0, sudden_death}})});
    game.moves(pawns);
    for (const std::string& event : game.events()) {
        if (event.starts_with("duel ")) return event.substr(5);
    }
    return "no duel";
}

TEST(Duellists, are_the_two_least_advanced_the_last_one_first) {
    EXPECT_EQ(duel_at({2, 1, 0}), "sudden-death 2 1");
    EXPECT_EQ(duel_at({2, 0, 1}), "sudden-death 1 2");
    EXPECT_EQ(duel_at({0, 2, 1}), "sudden-death 0 2");
    EXPECT_EQ(duel_at({4, 3, 2, 1}), "sudden-death 3 2");
    EXPECT_EQ(duel_at({1, 4, 0, 3, 2}), "sudden-death 2 0");
}

TEST(Duellists, are_exactly_those_who_share_the_last_space) {
    EXPECT_EQ(duel_at({2, 0, 0}), "sudden-death 1 2");
    EXPECT_EQ(duel_at({4, 0, 0, 1}), "sudden-death 1 2");
    EXPECT_EQ(duel_at({3, 0, 0, 0}), "sudden-death 1 2 3");
    EXPECT_EQ(duel_at({4, 1, 3, 1, 2}), "sudden-death 1 3");
}

TEST(Duellists, are_the_last_one_and_all_on_the_next_occupied_space) {
    EXPECT_EQ(duel_at({4, 2, 2, 0}), "sudden-death 3 1 2");
    EXPECT_EQ(duel_at({4, 0, 2, 2}), "sudden-death 1 2 3");
    EXPECT_EQ(duel_at({2, 2, 0, 4}), "sudden-death 2 0 1");
    EXPECT_EQ(duel_at({2, 2, 0}), "sudden-death 2 0 1");
    EXPECT_EQ(duel_at({2, 0, 2}), "sudden-death 1 2 0");
    EXPECT_EQ(duel_at({3, 3, 1, 3, 3}), "sudden-death 2 3 4 0 1");
}

TEST(Duellists, of_several_last_ones_the_first_clockwise_after_the_leading_seat_begins) {
    EXPECT_EQ(duel_at({0, 2, 0}), "sudden-death 2 0");
    EXPECT_EQ(duel_at({0, 0, 2}), "sudden-death 0 1");
    EXPECT_EQ(duel_at({0, 1, 0, 0}), "sudden-death 2 3 0");
    EXPECT_EQ(duel_at({0, 0, 0, 1}), "sudden-death 0 1 2");
}

TEST(Duellists, of_several_leading_seats_the_lowest_number_counts) {
    EXPECT_EQ(duel_at({0, 3, 0, 3}), "sudden-death 2 0");
    EXPECT_EQ(duel_at({3, 0, 0, 3}), "sudden-death 1 2");
    EXPECT_EQ(duel_at({0, 1, 0, 1, 0}), "sudden-death 2 4 0");
}

TEST(Duellists, are_all_when_all_are_level) {
    EXPECT_EQ(duel_at({1, 1, 1}), "sudden-death 1 2 0");
    EXPECT_EQ(duel_at({4, 4, 4, 4, 4}), "sudden-death 1 2 3 4 0");
    EXPECT_EQ(duel_at({2, 2}), "sudden-death 1 0");
}

// A first trial brings the two pawns to these spaces, beyond a line.
ChallengeScene two_seats(const std::vector<int>& pawns, DuelKind kind = sudden_death) {
    auto game = challenge({.deck = {1500, 1863, -287, 1585, 1000, 1700}, .board = race(9, {{0, kind}})});
    game.moves(pawns);
    return game;
}

TEST(TwoSeats, all_lines_are_sudden_death) {
    const auto game = two_seats({2, 0}, more_or_less);
    EXPECT_THAT(game.events(), ElementsAre("answered 1", "turned 1500: +1511 +2611", "advanced 0 by 2 to 2",
                                           "duel sudden-death 1 0", "started 1863", "drew 1 -287"));
}

TEST(TwoSeats, a_leader_who_wins_only_keeps_the_other_from_moving) {
    auto game = two_seats({2, 1});
    game.place(1, 1);
    EXPECT_THAT(game.events(), ElementsAre("placed 1 -287 gap 1 wrong", "discarded 1 -287", "out 1", "duel-won 0",
                                           "trial right-date 1585"));
    EXPECT_THAT(game.positions(), ElementsAre(2, 1));
}

TEST(TwoSeats, the_one_behind_moves_three_for_winning) {
    auto game = two_seats({1, 2});
    game.place(0, 0).place(1, 0);
    EXPECT_THAT(game.events(), ElementsAre("placed 1 1585 gap 0 wrong", "discarded 1 1585", "out 1", "duel-won 0",
                                           "advanced 0 by 3 to 4", "trial right-date 1000"));
}

TEST(TwoSeats, if_they_are_level_whoever_wins_moves_three) {
    auto game = two_seats({2, 2});
    auto other = game;
    game.place(1, 1);
    EXPECT_THAT(game.events(), ElementsAre("placed 1 -287 gap 1 wrong", "discarded 1 -287", "out 1", "duel-won 0",
                                           "advanced 0 by 3 to 5", "trial right-date 1585"));
    other.place(1, 0).place(0, 0);
    EXPECT_THAT(other.events(), ElementsAre("placed 0 1585 gap 0 wrong", "discarded 0 1585", "out 0", "duel-won 1",
                                            "advanced 1 by 3 to 5", "trial right-date 1000"));
}

TEST(TwoSeats, a_second_line_follows_even_if_nobody_moved_for_the_first) {
    auto game = challenge(
        {.deck = {1500, 1863, -287, 1585, 1000, 1700}, .board = race(9, {{0, sudden_death}, {1, more_or_less}})});
    game.moves({2, 0}).place(1, 1);
    EXPECT_THAT(game.events(), ElementsAre("placed 1 -287 gap 1 wrong", "discarded 1 -287", "out 1", "duel-won 0",
                                           "duel sudden-death 1 0", "started 1585", "drew 1 1000"));
}

}  // namespace
}  // namespace frise::told
