// The tie-break of the line games in its three kinds.
#include "games/line/tests/three_tied.hpp"

namespace frise::test {
namespace {

const std::vector<Year> plenty{2001, 2002, 2003, 2004, 2005, 2006, 2007, 2008, 2009};

Scene usual() { return three_tied({.game = GameId::classic, .pile = plenty}); }
Scene single_success() { return three_tied({.game = GameId::first_edition, .pile = plenty}); }
Scene sudden_death() { return three_tied({.game = GameId::chronology, .pile = plenty}); }

TEST(TieBreak, each_of_those_who_stay_draws_one_card_for_the_round) {
    for (const GameId id : {GameId::classic, GameId::first_edition, GameId::twist, GameId::chronology}) {
        auto game = three_tied({.game = id, .pile = plenty});
        EXPECT_EQ(game.events(), (Texts{"placed 2 1920@3 right", "round-ended 1", "tie-break: 0 1 2", "drew 0 2001",
                                        "drew 1 2002", "drew 2 2003"}));
        EXPECT_EQ(game.hand(1), Texts{"2002"});
        EXPECT_EQ(game.to_act(), seats(0));
        EXPECT_EQ(game.round(), 2);
    }
}

TEST(TieBreak, nobody_draws_for_a_miss) {
    EXPECT_EQ(usual().place(0, 2001, 0).events(), (Texts{"placed 0 2001@0 wrong", "discarded 0 2001"}));
    EXPECT_EQ(single_success().place(0, 2001, 0).events(), (Texts{"placed 0 2001@0 wrong", "removed 0 2001"}));
}

TEST(TieBreak, the_seat_order_stays_that_from_the_seat_named_first) {
    auto game =
        scene({.first = 1, .line = 1000, .hands = {{1910}, {1500, 1501}, {1900}}, .pile = {2001, 2002, 2003, 2004}});
    game.place(1, 1500, 1).place(2, 1900, 2).place(0, 1910, 3);
    EXPECT_EQ(game.events(), (Texts{"placed 0 1910@3 right", "round-ended 1", "out 1", "tie-break: 2 0", "drew 2 2001",
                                    "drew 0 2002"}));
    EXPECT_EQ(game.to_act(), seats(2));
    game.place(2, 2001, 4);
    EXPECT_EQ(game.to_act(), seats(0));
    game.place(0, 2002, 5);
    EXPECT_EQ(game.events(),
              (Texts{"placed 0 2002@5 right", "round-ended 2", "tie-break: 2 0", "drew 2 2003", "drew 0 2004"}));
}

TEST(TieBreak, a_right_card_stays_in_the_line_and_counts_for_the_next) {
    auto game = usual();
    EXPECT_EQ(game.place(0, 2001, 4).events(), Texts{"placed 0 2001@4 right"});
    EXPECT_EQ(game.choices(1), 6U);
}

TEST(UsualTieBreak, the_only_one_right_wins_when_all_have_played) {
    auto game = usual();
    game.place(0, 2001, 4).place(1, 2002, 0);
    EXPECT_FALSE(game.over());
    game.place(2, 2003, 0);
    EXPECT_EQ(game.events(), (Texts{"placed 2 2003@0 wrong", "discarded 2 2003", "round-ended 2", "game-over: 0"}));
    EXPECT_EQ(game.round(), 2);
}

TEST(UsualTieBreak, the_only_one_right_may_be_the_last_to_play) {
    auto game = usual();
    game.place(0, 2001, 0).place(1, 2002, 0).place(2, 2003, 4);
    EXPECT_EQ(game.events(), (Texts{"placed 2 2003@4 right", "round-ended 2", "game-over: 2"}));
}

TEST(UsualTieBreak, when_several_are_right_those_who_missed_are_out) {
    auto game = usual();
    game.place(0, 2001, 0).place(1, 2002, 4).place(2, 2003, 5);
    EXPECT_EQ(game.events(), (Texts{"placed 2 2003@5 right", "round-ended 2", "out 0", "tie-break: 1 2", "drew 1 2004",
                                    "drew 2 2005"}));
    EXPECT_EQ(game.still_in(), seats(1, 2));
    EXPECT_EQ(game.to_act(), seats(1));
}

TEST(UsualTieBreak, those_who_missed_go_out_in_playing_order) {
    auto game = scene({.first = 1, .line = 1000, .hands = {{1940}, {1910}, {1920}, {1930}}, .pile = plenty});
    game.place(1, 1910, 1).place(2, 1920, 2).place(3, 1930, 3).place(0, 1940, 4);
    game.place(1, 2001, 5).place(2, 2002, 0).place(3, 2003, 6).place(0, 2004, 0);
    EXPECT_EQ(game.events(), (Texts{"placed 0 2004@0 wrong", "discarded 0 2004", "round-ended 2", "out 2", "out 0",
                                    "tie-break: 1 3", "drew 1 2005", "drew 3 2006"}));
}

TEST(UsualTieBreak, when_none_is_right_all_stay) {
    auto game = usual();
    game.place(0, 2001, 0).place(1, 2002, 0).place(2, 2003, 0);
    EXPECT_EQ(game.events(), (Texts{"placed 2 2003@0 wrong", "discarded 2 2003", "round-ended 2", "tie-break: 0 1 2",
                                    "drew 0 2004", "drew 1 2005", "drew 2 2006"}));
}

TEST(UsualTieBreak, when_all_are_right_all_stay) {
    auto game = usual();
    game.place(0, 2001, 4).place(1, 2002, 5).place(2, 2003, 6);
    EXPECT_EQ(game.events(), (Texts{"placed 2 2003@6 right", "round-ended 2", "tie-break: 0 1 2", "drew 0 2004",
                                    "drew 1 2005", "drew 2 2006"}));
}

TEST(UsualTieBreak, rounds_are_played_and_counted_on_until_one_alone_is_right) {
    auto game = usual();
    game.place(0, 2001, 0).place(1, 2002, 0).place(2, 2003, 0);
    game.place(0, 2004, 0).place(1, 2005, 4).place(2, 2006, 5);
    EXPECT_EQ(game.still_in(), seats(1, 2));
    EXPECT_EQ(game.round(), 4);
    game.place(1, 2007, 0).place(2, 2008, 6);
    EXPECT_EQ(game.events(), (Texts{"placed 2 2008@6 right", "round-ended 4", "game-over: 2"}));
}

TEST(SingleSuccessTieBreak, the_only_one_right_wins) {
    auto game = single_success();
    game.place(0, 2001, 0).place(1, 2002, 4).place(2, 2003, 0);
    EXPECT_EQ(game.events(), (Texts{"placed 2 2003@0 wrong", "removed 2 2003", "round-ended 2", "game-over: 1"}));
}

TEST(SingleSuccessTieBreak, when_several_are_right_even_those_who_missed_stay) {
    auto game = single_success();
    game.place(0, 2001, 0).place(1, 2002, 4).place(2, 2003, 5);
    EXPECT_EQ(game.events(), (Texts{"placed 2 2003@5 right", "round-ended 2", "tie-break: 0 1 2", "drew 0 2004",
                                    "drew 1 2005", "drew 2 2006"}));
    EXPECT_EQ(game.still_in(), seats(0, 1, 2));
}

TEST(SingleSuccessTieBreak, when_none_or_all_are_right_all_stay) {
    auto game = single_success();
    game.place(0, 2001, 0).place(1, 2002, 0).place(2, 2003, 0);
    game.place(0, 2004, 4).place(1, 2005, 5).place(2, 2006, 6);
    EXPECT_EQ(game.events(), (Texts{"placed 2 2006@6 right", "round-ended 3", "tie-break: 0 1 2", "drew 0 2007",
                                    "drew 1 2008", "drew 2 2009"}));
}

TEST(SingleSuccessTieBreak, one_who_missed_before_can_still_win) {
    auto game = single_success();
    game.place(0, 2001, 0).place(1, 2002, 4).place(2, 2003, 5);
    game.place(0, 2004, 6).place(1, 2005, 0).place(2, 2006, 0);
    EXPECT_EQ(game.winners(), seats(0));
}

TEST(SuddenDeath, whoever_misses_is_out_at_once) {
    auto game = sudden_death();
    game.place(0, 2001, 0);
    EXPECT_EQ(game.events(), (Texts{"placed 0 2001@0 wrong", "put-right 2001@4", "out 0"}));
    EXPECT_EQ(game.still_in(), seats(1, 2));
    EXPECT_EQ(game.to_act(), seats(1));
}

TEST(SuddenDeath, the_last_one_left_wins_in_the_middle_of_a_round) {
    auto game = sudden_death();
    game.place(0, 2001, 0).place(1, 2002, 0);
    EXPECT_EQ(game.events(),
              (Texts{"placed 1 2002@0 wrong", "put-right 2002@5", "out 1", "round-ended 2", "game-over: 2"}));
    EXPECT_EQ(game.hand(2), Texts{"2003"});
    EXPECT_EQ(game.winners(), seats(2));
}

TEST(SuddenDeath, the_last_to_play_may_be_the_one_to_miss) {
    auto game = sudden_death();
    game.place(0, 2001, 0).place(1, 2002, 5).place(2, 2003, 0);
    EXPECT_EQ(game.events(),
              (Texts{"placed 2 2003@0 wrong", "put-right 2003@6", "out 2", "round-ended 2", "game-over: 1"}));
}

TEST(SuddenDeath, those_left_play_another_round_with_a_new_card_each) {
    auto game = sudden_death();
    game.place(0, 2001, 4).place(1, 2002, 0).place(2, 2003, 6);
    EXPECT_EQ(game.events(),
              (Texts{"placed 2 2003@6 right", "round-ended 2", "tie-break: 0 2", "drew 0 2004", "drew 2 2005"}));
    game.place(0, 2004, 7).place(2, 2005, 0);
    EXPECT_EQ(game.events(),
              (Texts{"placed 2 2005@0 wrong", "put-right 2005@8", "out 2", "round-ended 3", "game-over: 0"}));
}

TEST(SuddenDeath, nobody_is_out_while_all_are_right) {
    auto game = sudden_death();
    game.place(0, 2001, 4).place(1, 2002, 5).place(2, 2003, 6);
    EXPECT_EQ(game.events(), (Texts{"placed 2 2003@6 right", "round-ended 2", "tie-break: 0 1 2", "drew 0 2004",
                                    "drew 1 2005", "drew 2 2006"}));
}

TEST(SuddenDeath, a_miss_with_the_pile_empty_is_a_miss_and_no_finish) {
    auto game = three_tied({.game = GameId::chronology, .pile = {2001, 2002, 2003}});
    game.place(0, 2001, 0);
    EXPECT_EQ(game.events(), (Texts{"placed 0 2001@0 wrong", "put-right 2001@4", "out 0"}));
    EXPECT_EQ(game.place(1, 2002, 0).winners(), seats(2));
}

TEST(MixedTieBreak, discarding_goes_with_sudden_death) {
    auto game = three_tied({.game = GameId::classic, .pile = plenty, .tie_break = "sudden-death"});
    game.place(0, 2001, 0);
    EXPECT_EQ(game.events(), (Texts{"placed 0 2001@0 wrong", "discarded 0 2001", "out 0"}));
    game.place(1, 2002, 0);
    EXPECT_EQ(game.events(),
              (Texts{"placed 1 2002@0 wrong", "discarded 1 2002", "out 1", "round-ended 2", "game-over: 2"}));
}

TEST(MixedTieBreak, putting_right_goes_with_the_usual_one) {
    auto game = three_tied({.game = GameId::classic, .pile = plenty, .on_miss = "put-right"});
    game.place(0, 2001, 0).place(1, 2002, 5).place(2, 2003, 6);
    EXPECT_EQ(game.events(), (Texts{"placed 2 2003@6 right", "round-ended 2", "out 0", "tie-break: 1 2", "drew 1 2004",
                                    "drew 2 2005"}));
    EXPECT_EQ(game.line(), (Texts{"1000", "1900", "1910", "1920", "2001", "2002", "2003"}));
}

TEST(MixedTieBreak, putting_right_goes_with_single_success) {
    auto game = three_tied({.game = GameId::chronology, .pile = plenty, .tie_break = "single-success"});
    game.place(0, 2001, 0).place(1, 2002, 5).place(2, 2003, 6);
    EXPECT_EQ(game.still_in(), seats(0, 1, 2));
    game.place(0, 2004, 7).place(1, 2005, 0).place(2, 2006, 0);
    EXPECT_EQ(game.events(), (Texts{"placed 2 2006@0 wrong", "put-right 2006@9", "round-ended 3", "game-over: 0"}));
}

TEST(MixedTieBreak, a_card_put_right_with_the_pile_empty_is_no_success) {
    for (const char* kind : {"usual", "single-success"}) {
        auto game = three_tied(
            {.game = GameId::chronology, .pile = {2001, 2002, 2003}, .on_miss = "put-right", .tie_break = kind});
        EXPECT_EQ(game.pile(), Texts{});
        game.place(0, 2001, 0).place(1, 2002, 5).place(2, 2003, 0);
        EXPECT_EQ(game.events(), (Texts{"placed 2 2003@0 wrong", "put-right 2003@6", "round-ended 2", "game-over: 1"}));
    }
}

TEST(MixedTieBreak, removing_goes_with_the_usual_one) {
    auto game = three_tied({.game = GameId::first_edition, .pile = plenty, .tie_break = "usual"});
    game.place(0, 2001, 4).place(1, 2002, 5).place(2, 2003, 0);
    EXPECT_EQ(game.events(), (Texts{"placed 2 2003@0 wrong", "removed 2 2003", "round-ended 2", "out 2",
                                    "tie-break: 0 1", "drew 0 2004", "drew 1 2005"}));
}

}  // namespace
}  // namespace frise::test
