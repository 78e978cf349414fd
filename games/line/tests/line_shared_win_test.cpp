// A tie-break round of the line games that has too few cards for all: a new pile, or a shared win.
#include "games/line/tests/three_tied.hpp"

namespace frise::test {
namespace {

// Seat 2 begins and misses 1500, whose place in the hand the pile's first card takes; 0 and 1 then finish.
Scene two_tied_after_a_miss(GameId id, const std::vector<Year>& pile) {
    Scene game{{.game = id, .first = 2, .line = 1000, .hands = {{1900}, {1910}, {1500, 1501}}, .pile = pile}};
    game.place(2, 1500, 0);
    if (id == GameId::chronology) {
        game.place(0, 1900, 2).place(1, 1910, 3);
    } else {
        game.place(0, 1900, 1).place(1, 1910, 2);
    }
    return game;
}

TEST(SharedWin, too_few_cards_for_the_first_tie_break_round_share_the_win) {
    for (const GameId id : {GameId::classic, GameId::first_edition, GameId::twist, GameId::chronology}) {
        auto game = three_tied({.game = id, .pile = {2001, 2002}});
        EXPECT_EQ(game.events(), (Texts{"placed 2 1920@3 right", "round-ended 1", "game-over: 0 1 2"}));
        EXPECT_EQ(game.winners(), seats(0, 1, 2));
        EXPECT_EQ(game.pile(), (Texts{"2001", "2002"}));
        EXPECT_EQ(game.to_act(), seats());
        EXPECT_EQ(game.round(), 1);
    }
}

TEST(SharedWin, as_many_cards_as_players_are_enough) {
    auto game = three_tied({.game = GameId::classic, .pile = {2001, 2002, 2003}});
    EXPECT_EQ(game.events().back(), "drew 2 2003");
    EXPECT_FALSE(game.over());
}

TEST(SharedWin, winners_are_named_in_ascending_order) {
    auto game = scene({.first = 2, .line = 1000, .hands = {{1910}, {1, 2}, {1900}}});
    game.place(2, 1900, 1).place(0, 1910, 2);
    EXPECT_EQ(game.events(), (Texts{"placed 0 1910@2 right", "round-ended 1", "game-over: 0 2"}));
}

TEST(SharedWin, losers_get_no_out_when_the_game_ends) {
    auto game = scene({.line = 1000, .hands = {{1900}, {1910}, {1500, 1501}}, .pile = {2001}});
    game.place(0, 1900, 1).place(1, 1910, 2);
    EXPECT_EQ(game.events(), (Texts{"placed 1 1910@2 right", "round-ended 1", "game-over: 0 1"}));
}

TEST(SharedWin, discarded_cards_count_and_are_shuffled_in_when_the_pile_ends_between_two_draws) {
    auto game = two_tied_after_a_miss(GameId::classic, {2001, 2002});
    EXPECT_EQ(game.events(), (Texts{"placed 1 1910@2 right", "round-ended 1", "out 2", "tie-break: 0 1", "drew 0 2002",
                                    "reshuffled: 1500", "drew 1 1500"}));
    EXPECT_EQ(game.discard(), Texts{});
}

TEST(SharedWin, removed_cards_count_too) {
    auto game = two_tied_after_a_miss(GameId::first_edition, {2001, 2002});
    EXPECT_EQ(game.events(), (Texts{"placed 1 1910@2 right", "round-ended 1", "out 2", "tie-break: 0 1", "drew 0 2002",
                                    "reshuffled: 1500", "drew 1 1500"}));
}

TEST(SharedWin, where_cards_are_put_right_only_the_pile_counts) {
    auto game = two_tied_after_a_miss(GameId::chronology, {2001, 2002});
    EXPECT_EQ(game.events(), (Texts{"placed 1 1910@3 right", "round-ended 1", "game-over: 0 1"}));
}

TEST(SharedWin, pile_and_discard_together_may_be_too_few) {
    auto game = two_tied_after_a_miss(GameId::classic, {2001});
    EXPECT_EQ(game.discard(), Texts{"1500"});
    EXPECT_EQ(game.events(), (Texts{"placed 1 1910@2 right", "round-ended 1", "game-over: 0 1"}));
}

TEST(SharedWin, the_cards_in_the_hands_of_those_who_are_out_do_not_count) {
    auto game = scene({.line = 1000, .hands = {{1900}, {1910}, {1500, 1501, 1502}}});
    game.place(0, 1900, 1).place(1, 1910, 2);
    EXPECT_EQ(game.winners(), seats(0, 1));
}

TEST(SharedWin, cards_missed_in_a_tie_break_round_make_the_pile_of_the_next) {
    auto game = three_tied({.game = GameId::classic, .pile = {2001, 2002, 2003}});
    game.place(0, 2001, 0).place(1, 2002, 0).place(2, 2003, 0);
    EXPECT_EQ(game.events(), (Texts{"placed 2 2003@0 wrong", "discarded 2 2003", "round-ended 2", "tie-break: 0 1 2",
                                    "reshuffled: 2003 2002 2001", "drew 0 2003", "drew 1 2002", "drew 2 2001"}));
}

TEST(SharedWin, too_few_cards_for_a_later_round_share_the_win) {
    auto game = three_tied({.game = GameId::classic, .pile = {2001, 2002, 2003, 2004, 2005}});
    game.place(0, 2001, 4).place(1, 2002, 5).place(2, 2003, 6);
    EXPECT_EQ(game.events(), (Texts{"placed 2 2003@6 right", "round-ended 2", "game-over: 0 1 2"}));
    EXPECT_EQ(game.round(), 2);
}

TEST(SharedWin, in_the_usual_tie_break_those_who_missed_have_no_share) {
    auto game = three_tied({.game = GameId::classic, .pile = {2001, 2002, 2003}});
    game.place(0, 2001, 0).place(1, 2002, 4).place(2, 2003, 5);
    EXPECT_EQ(game.events(), (Texts{"placed 2 2003@5 right", "round-ended 2", "game-over: 1 2"}));
}

TEST(SharedWin, in_the_usual_tie_break_only_those_who_go_on_need_a_card) {
    auto game = three_tied({.game = GameId::classic, .pile = {2001, 2002, 2003, 2004}});
    game.place(0, 2001, 0).place(1, 2002, 4).place(2, 2003, 5);
    EXPECT_EQ(game.events(), (Texts{"placed 2 2003@5 right", "round-ended 2", "out 0", "tie-break: 1 2", "drew 1 2004",
                                    "reshuffled: 2001", "drew 2 2001"}));
}

TEST(SharedWin, in_single_success_those_who_missed_have_their_share) {
    auto game = three_tied({.game = GameId::first_edition, .pile = {2001, 2002, 2003}});
    game.place(0, 2001, 0).place(1, 2002, 4).place(2, 2003, 5);
    EXPECT_EQ(game.events(), (Texts{"placed 2 2003@5 right", "round-ended 2", "game-over: 0 1 2"}));
}

TEST(SharedWin, in_sudden_death_those_still_in_share) {
    auto game = three_tied({.game = GameId::chronology, .pile = {2001, 2002, 2003, 2004}});
    game.place(0, 2001, 0).place(1, 2002, 5).place(2, 2003, 6);
    EXPECT_EQ(game.events(), (Texts{"placed 2 2003@6 right", "round-ended 2", "game-over: 1 2"}));
}

TEST(SharedWin, sudden_death_with_discards_goes_on_as_long_as_these_last) {
    Deal deal{.game = GameId::classic, .pile = {2001, 2002, 2003, 2004}, .tie_break = "sudden-death"};
    auto game = three_tied(deal);
    game.place(0, 2001, 0).place(1, 2002, 4).place(2, 2003, 5);
    EXPECT_EQ(game.events(), (Texts{"placed 2 2003@5 right", "round-ended 2", "tie-break: 1 2", "drew 1 2004",
                                    "reshuffled: 2001", "drew 2 2001"}));
    deal.pile.pop_back();
    auto shorter = three_tied(deal);
    shorter.place(0, 2001, 0).place(1, 2002, 4).place(2, 2003, 5);
    EXPECT_EQ(shorter.events(), (Texts{"placed 2 2003@5 right", "round-ended 2", "game-over: 1 2"}));
}

TEST(SharedWin, the_usual_tie_break_with_cards_put_right_ends_with_the_pile) {
    auto game = three_tied({.game = GameId::classic, .pile = {2001, 2002, 2003}, .on_miss = "put-right"});
    game.place(0, 2001, 0).place(1, 2002, 0).place(2, 2003, 0);
    EXPECT_EQ(game.events(), (Texts{"placed 2 2003@0 wrong", "put-right 2003@6", "round-ended 2", "game-over: 0 1 2"}));
}

}  // namespace
}  // namespace frise::test
