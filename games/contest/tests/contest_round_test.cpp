// Rounds of contest: when one ends, what it scores, and how the next begins.
#include "tests/support/scene.hpp"

namespace frise::test {
namespace {

// Everybody has one card and all are of one year: the first turn ends a round, and the player scores 1 + 3.
Scene short_rounds(int first, int seats, int rounds) {
    Deal deal{.game = GameId::contest, .first = first, .line = 1000, .rounds = rounds};
    for (int seat = 0; seat < seats; ++seat) deal.hands.push_back({1000});
    return scene(deal);
}

Scene& play_round(Scene& game, int seats) {
    const int player = game.to_act().front();
    game.place(player, game.hand(player).front().c_str(), 0);
    for (int i = 1; i < seats; ++i) game.accept((player + i) % seats);
    return game;
}

TEST(ContestRound, hands_of_5_3_and_0_score_0_2_and_8) {
    auto game = scene({.game = GameId::contest,
                       .first = 2,
                       .line = 1000,
                       .hands = {{1, 2, 3, 4, 5}, {6, 7, 8}, {1100}},
                       .rounds = 1});
    game.place(2, 1100, 1).accept(0).accept(1);
    EXPECT_EQ(game.events(), (Texts{"accepted 1", "placed 2 1100@1 right", "scored: 0 2 8, totals: 0 2 8",
                                    "game-over: 2, totals: 0 2 8"}));
}

TEST(ContestRound, a_round_goes_on_until_somebody_has_no_card) {
    auto game = scene(
        {.game = GameId::contest, .line = 1000, .hands = {{1100, 1101}, {1200, 1201}, {1300, 1301}}, .rounds = 1});
    game.place(0, 1100, 1).accept(1).accept(2);
    game.place(1, 1200, 2).accept(2).accept(0);
    game.place(2, 1300, 3).accept(0).accept(1);
    EXPECT_EQ(game.to_act(), seats(0));
    EXPECT_EQ(game.round(), 1);
    game.place(0, 1101, 2).accept(1).accept(2);
    EXPECT_EQ(game.events(), (Texts{"accepted 2", "placed 0 1101@2 right", "scored: 4 0 0, totals: 4 0 0",
                                    "game-over: 0, totals: 4 0 0"}));
    EXPECT_EQ(game.to_act(), seats());
}

TEST(ContestRound, a_contester_who_gives_the_only_card_ends_the_round) {
    auto game =
        scene({.game = GameId::contest, .line = 1000, .hands = {{1100, 1200}, {1300}, {1500, 1600}}, .rounds = 1});
    game.place(0, 1100, 0).contest(1);
    EXPECT_EQ(game.events(), (Texts{"contested 1", "placed 0 1100@0 wrong", "put-right 1100@1"}));
    EXPECT_EQ(game.to_act(), seats(1));
    game.give(1, 1300);
    EXPECT_EQ(game.events(),
              (Texts{"gave 1 to 0 1300", "scored: 0 5 0, totals: 0 5 0", "game-over: 1, totals: 0 5 0"}));
}

TEST(ContestRound, a_player_who_gives_the_only_card_to_the_contester_ends_the_round) {
    auto game = scene(
        {.game = GameId::contest, .line = 1000, .hands = {{1100, 1200}, {1300, 1400}, {1500, 1600}}, .rounds = 1});
    game.place(0, 1100, 1).contest(1);
    EXPECT_EQ(game.to_act(), seats(0));
    game.give(0, 1200);
    EXPECT_EQ(game.events(),
              (Texts{"gave 0 to 1 1200", "scored: 6 0 1, totals: 6 0 1", "game-over: 0, totals: 6 0 1"}));
}

TEST(ContestRound, a_player_who_gives_the_only_card_away_uncontested_ends_the_round) {
    auto game = scene(
        {.game = GameId::contest, .line = 1000, .hands = {{1100, 1200}, {1300, 1400}, {1500, 1600}}, .rounds = 1});
    game.place(0, 1100, 0).accept(1).accept(2);
    EXPECT_EQ(game.to_act(), seats(0));
    game.give(0, 1200, 2);
    EXPECT_EQ(game.events(),
              (Texts{"gave 0 to 2 1200", "scored: 6 1 0, totals: 6 1 0", "game-over: 0, totals: 6 1 0"}));
}

TEST(ContestRound, for_the_next_round_all_cards_are_shuffled_and_dealt_from_the_next_seat) {
    auto game = scene({.game = GameId::contest,
                       .line = 1000,
                       .hands = {{1100}, {1300, 1400}, {1500, 1600}},
                       .pile = {2001},
                       .rounds = 2});
    game.place(0, 1100, 1).accept(1).accept(2);
    EXPECT_EQ(game.events(), (Texts{"accepted 2", "placed 0 1100@1 right", "scored: 5 0 0, totals: 5 0 0",
                                    "reshuffled: 2001 1000 1600 1500 1400 1300 1100", "dealt 1: 2001 1000",
                                    "dealt 2: 1600 1500", "dealt 0: 1400", "started 1300"}));
    EXPECT_EQ(game.hand(0), Texts{"1400"});
    EXPECT_EQ(game.line(), Texts{"1300"});
    EXPECT_EQ(game.pile(), Texts{"1100"});
    EXPECT_EQ(game.to_act(), seats(1));
    EXPECT_EQ(game.round(), 2);
}

TEST(ContestRound, a_round_that_ends_with_a_gift_is_followed_by_the_next) {
    auto game = scene({.game = GameId::contest, .line = 1000, .hands = {{1100, 1200}, {1300}}, .rounds = 2});
    game.place(0, 1100, 0).contest(1).give(1, 1300);
    EXPECT_EQ(game.events(), (Texts{"gave 1 to 0 1300", "scored: 0 5, totals: 0 5", "reshuffled: 1000 1300 1200 1100",
                                    "dealt 1: 1000", "dealt 0: 1300 1200", "started 1100"}));
    EXPECT_EQ(game.to_act(), seats(1));
}

TEST(ContestRound, each_round_begins_one_seat_further_clockwise_and_round_the_table) {
    auto game = short_rounds(1, 3, 5);
    EXPECT_EQ(game.to_act(), seats(1));
    EXPECT_EQ(play_round(game, 3).to_act(), seats(2));
    EXPECT_EQ(play_round(game, 3).to_act(), seats(0));
    EXPECT_EQ(play_round(game, 3).to_act(), seats(1));
    EXPECT_EQ(game.round(), 4);
    EXPECT_EQ(play_round(game, 3).to_act(), seats(2));
    EXPECT_EQ(play_round(game, 3).to_act(), seats());
    EXPECT_EQ(game.round(), 5);
}

TEST(ContestRound, points_add_up_and_the_highest_total_wins) {
    auto game = short_rounds(1, 3, 4);
    EXPECT_EQ(play_round(game, 3).events()[2], "scored: 0 4 0, totals: 0 4 0");
    EXPECT_EQ(play_round(game, 3).events()[2], "scored: 0 0 4, totals: 0 4 4");
    EXPECT_EQ(play_round(game, 3).events()[2], "scored: 4 0 0, totals: 4 4 4");
    play_round(game, 3);
    EXPECT_EQ(game.events().back(), "game-over: 1, totals: 4 8 4");
    EXPECT_EQ(game.winners(), seats(1));
}

TEST(ContestRound, equal_totals_share_the_win) {
    auto game = short_rounds(1, 3, 2);
    play_round(game, 3);
    play_round(game, 3);
    EXPECT_EQ(game.events().back(), "game-over: 1 2, totals: 0 4 4");
    EXPECT_EQ(game.winners(), seats(1, 2));
}

TEST(ContestRound, three_rounds_are_played_unless_said_otherwise) {
    auto game = scene({.game = GameId::contest, .line = 1000, .hands = {{1100}, {1200}}});
    play_round(game, 2);
    play_round(game, 2);
    EXPECT_FALSE(game.over());
    EXPECT_TRUE(play_round(game, 2).over());
    EXPECT_EQ(game.events().back(), "game-over: 0, totals: 8 4");
}

TEST(ContestRound, a_handicap_holds_in_every_round) {
    auto game = scene({.game = GameId::contest, .line = 1000, .hands = {{1100}, {1200, 1300, 1400}}, .rounds = 2});
    game.place(0, 1100, 1).accept(1);
    EXPECT_EQ(game.hand(0).size(), 1U);
    EXPECT_EQ(game.hand(1).size(), 3U);
}

TEST(ContestRound, a_deck_to_be_shuffled_is_shuffled_before_the_first_round_too) {
    auto game = scene({.game = GameId::contest, .line = 1000, .hands = {{1}, {2}}, .pile = {3}, .shuffle = true});
    EXPECT_EQ(game.events(), (Texts{"reshuffled: 3 1000 2 1", "dealt 0: 3", "dealt 1: 1000", "started 2"}));
}

}  // namespace
}  // namespace frise::test
