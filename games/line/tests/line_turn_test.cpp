// One turn of a line game: where a card fits, and what a miss costs.
#include "tests/support/scene.hpp"

#include <limits>

namespace frise::test {
namespace {

constexpr Year earliest = std::numeric_limits<Year>::min();
constexpr Year latest = std::numeric_limits<Year>::max();
constexpr Year big_bang = -13'800'000'000;

Deal two_seats(GameId game) {
    return {.game = game, .line = 1876, .hands = {{1900, 1901}, {1800, 1801}}, .pile = {1, 2}};
}

TEST(LineTurn, a_right_card_stays_and_nothing_is_drawn) {
    for (const GameId id : {GameId::classic, GameId::first_edition, GameId::twist, GameId::chronology}) {
        auto game = scene(two_seats(id));
        game.place(0, 1900, 1);
        EXPECT_EQ(game.events(), Texts{"placed 0 1900@1 right"});
        EXPECT_EQ(game.line(), (Texts{"1876", "1900"}));
        EXPECT_EQ(game.hand(0), Texts{"1901"});
        EXPECT_EQ(game.pile(), (Texts{"1", "2"}));
        EXPECT_EQ(game.to_act(), seats(1));
    }
}

TEST(LineTurn, any_card_of_the_hand_may_be_placed) {
    auto game = scene(two_seats(GameId::classic));
    EXPECT_EQ(game.place(0, 1901, 1).hand(0), Texts{"1900"});
}

TEST(LineTurn, a_wrong_card_is_discarded_and_replaced_in_classic_and_twist) {
    for (const GameId id : {GameId::classic, GameId::twist}) {
        auto game = scene(two_seats(id));
        game.place(0, 1900, 0);
        EXPECT_EQ(game.events(), (Texts{"placed 0 1900@0 wrong", "discarded 0 1900", "drew 0 1"}));
        EXPECT_EQ(game.line(), Texts{"1876"});
        EXPECT_EQ(game.hand(0), (Texts{"1901", "1"}));
        EXPECT_EQ(game.discard(), Texts{"1900"});
        EXPECT_EQ(game.to_act(), seats(1));
    }
}

TEST(LineTurn, a_wrong_card_is_removed_and_replaced_in_first_edition) {
    auto game = scene(two_seats(GameId::first_edition));
    game.place(0, 1900, 0);
    EXPECT_EQ(game.events(), (Texts{"placed 0 1900@0 wrong", "removed 0 1900", "drew 0 1"}));
    EXPECT_EQ(game.line(), Texts{"1876"});
    EXPECT_EQ(game.hand(0), (Texts{"1901", "1"}));
}

TEST(LineTurn, a_wrong_card_is_put_right_and_costs_a_card_in_chronology) {
    auto game = scene(two_seats(GameId::chronology));
    game.place(0, 1900, 0);
    EXPECT_EQ(game.events(), (Texts{"placed 0 1900@0 wrong", "put-right 1900@1", "drew 0 1"}));
    EXPECT_EQ(game.line(), (Texts{"1876", "1900"}));
    EXPECT_EQ(game.hand(0), (Texts{"1901", "1"}));
    EXPECT_EQ(game.discard(), Texts{});
}

TEST(LineTurn, in_chronology_a_right_card_leaves_four_of_five_and_a_wrong_one_leaves_five) {
    auto game = scene({.game = GameId::chronology,
                       .line = 1789,
                       .hands = {{1901, 1902, 1903, 1904, 1905}, {1601, 1602, 1603, 1604, 1605}},
                       .pile = {1500}});
    game.place(0, 1901, 1).place(1, 1601, 2);
    EXPECT_EQ(game.hand(0).size(), 4U);
    EXPECT_EQ(game.hand(1), (Texts{"1602", "1603", "1604", "1605", "1500"}));
    EXPECT_EQ(game.line(), (Texts{"1601", "1789", "1901"}));
}

TEST(LineTurn, the_second_player_has_three_gaps_after_a_right_card_and_the_third_four) {
    auto game = scene({.line = 1500, .hands = {{1400, 1}, {1450, 2}, {1600, 3}}});
    EXPECT_EQ(game.choices(0), 2U * 2U);
    game.place(0, 1400, 0);
    EXPECT_EQ(game.choices(1), 2U * 3U);
    EXPECT_EQ(game.refusal(1, Place{game.number(1450), 3}), "bad-gap");
    game.place(1, 1450, 1);
    EXPECT_EQ(game.choices(2), 2U * 4U);
    EXPECT_EQ(game.refusal(2, Place{game.number(1600), 4}), "bad-gap");
    game.place(2, 1600, 3);
    EXPECT_EQ(game.line(), (Texts{"1400", "1450", "1500", "1600"}));
}

TEST(LineTurn, the_second_player_has_two_gaps_after_a_wrong_card) {
    auto game = scene({.line = 1500, .hands = {{1400, 1}, {1450, 2}}, .pile = {3}});
    game.place(0, 1400, 1);
    EXPECT_EQ(game.choices(1), 2U * 2U);
    EXPECT_EQ(game.refusal(1, Place{game.number(1450), 2}), "bad-gap");
}

TEST(LineTurn, a_card_that_was_put_right_opens_a_gap_too) {
    auto game = scene({.game = GameId::chronology, .line = 1500, .hands = {{1400, 1}, {1450, 2}}, .pile = {3}});
    game.place(0, 1400, 1);
    EXPECT_EQ(game.choices(1), 2U * 3U);
    EXPECT_EQ(game.place(1, 1450, 1).events().front(), "placed 1 1450@1 right");
}

TEST(LineTurn, only_the_gap_that_the_year_falls_into_is_right) {
    const auto placed = [](Year year, int gap) {
        auto game = scene({.line = 1500, .hands = {{1400, 1}, {year, 2}}, .pile = {3}});
        return game.place(0, 1400, 0).place(1, year, gap).events().front();
    };
    EXPECT_EQ(placed(1300, 0), "placed 1 1300@0 right");
    EXPECT_EQ(placed(1300, 1), "placed 1 1300@1 wrong");
    EXPECT_EQ(placed(1300, 2), "placed 1 1300@2 wrong");
    EXPECT_EQ(placed(1450, 0), "placed 1 1450@0 wrong");
    EXPECT_EQ(placed(1450, 1), "placed 1 1450@1 right");
    EXPECT_EQ(placed(1450, 2), "placed 1 1450@2 wrong");
    EXPECT_EQ(placed(1600, 0), "placed 1 1600@0 wrong");
    EXPECT_EQ(placed(1600, 1), "placed 1 1600@1 wrong");
    EXPECT_EQ(placed(1600, 2), "placed 1 1600@2 right");
}

TEST(LineTurn, a_card_of_the_same_year_may_stand_on_either_side) {
    for (const int gap : {0, 1}) {
        auto game = scene({.line = 1900, .hands = {{1900, 1}, {2, 3}}});
        game.place(0, "1900", gap);
        EXPECT_EQ(game.line(), gap == 0 ? (Texts{"1900", "1900b"}) : (Texts{"1900b", "1900"}));
    }
}

TEST(LineTurn, a_card_of_the_same_year_may_stand_anywhere_among_three) {
    for (int gap = 0; gap <= 3; ++gap) {
        auto game = scene({.line = 1900, .hands = {{1900, 1}, {1900, 2}, {1900, 3}}});
        game.place(0, "1900", 0).place(1, "1900b", 1).place(2, "1900c", gap);
        ASSERT_EQ(game.events().front(), "placed 2 1900c@" + std::to_string(gap) + " right");
        EXPECT_EQ(game.line()[static_cast<std::size_t>(gap)], "1900c");
    }
}

TEST(LineTurn, a_card_of_the_same_year_must_stand_beside_it) {
    const auto right = [](int gap) {
        auto game = scene({.line = 1900, .hands = {{1800, 1}, {1950, 2}, {1900, 3}}, .pile = {4}});
        game.place(0, 1800, 0).place(1, 1950, 2).place(2, "1900", gap);
        return game.events().front().ends_with("right");
    };
    EXPECT_FALSE(right(0));
    EXPECT_TRUE(right(1));
    EXPECT_TRUE(right(2));
    EXPECT_FALSE(right(3));
}

TEST(LineTurn, a_card_is_put_right_after_all_cards_of_its_year) {
    auto game =
        scene({.game = GameId::chronology, .line = 1900, .hands = {{1900, 1}, {1950, 2}, {1900, 3}}, .pile = {4}});
    game.place(0, "1900", 0).place(1, 1950, 2).place(2, "1900b", 3);
    EXPECT_EQ(game.events(), (Texts{"placed 2 1900b@3 wrong", "put-right 1900b@2", "drew 2 4", "round-ended 1"}));
    EXPECT_EQ(game.line(), (Texts{"1900", "1900c", "1900b", "1950"}));
}

TEST(LineTurn, years_before_the_common_era_are_negative) {
    auto game = scene({.line = -44, .hands = {{-500, 1}, {14, 2}, {-30, 3}}, .pile = {4}});
    game.place(0, -500, 0).place(1, 14, 2).place(2, -30, 2);
    EXPECT_EQ(game.line(), (Texts{"-500", "-44", "-30", "14"}));
}

TEST(LineTurn, an_earlier_year_before_the_common_era_is_not_later) {
    auto game = scene({.line = -44, .hands = {{-500, 1}, {2}}, .pile = {4}});
    EXPECT_EQ(game.place(0, -500, 1).events().front(), "placed 0 -500@1 wrong");
}

TEST(LineTurn, the_years_of_deep_time_are_years_like_others) {
    auto game = scene({.line = -66'000'000, .hands = {{big_bang, 1}, {earliest, 2}, {latest, 3}}});
    game.place(0, big_bang, 0).place(1, earliest, 0).place(2, latest, 3);
    EXPECT_EQ(game.line(), (Texts{"-9223372036854775808", "-13800000000", "-66000000", "9223372036854775807"}));
}

TEST(LineTurn, the_outermost_years_are_missed_and_put_right_like_others) {
    auto game = scene({.game = GameId::chronology, .line = 5, .hands = {{earliest, 1}, {latest, 2}}, .pile = {3, 4}});
    game.place(0, earliest, 1);
    EXPECT_EQ(game.events()[1], "put-right -9223372036854775808@0");
    game.place(1, latest, 0);
    EXPECT_EQ(game.events()[1], "put-right 9223372036854775807@2");
}

TEST(LineTurn, what_a_miss_costs_can_be_chosen_for_every_line_game) {
    for (const GameId id : {GameId::classic, GameId::first_edition, GameId::twist, GameId::chronology}) {
        auto deal = two_seats(id);
        deal.on_miss = "discard";
        EXPECT_EQ(scene(deal).place(0, 1900, 0).events()[1], "discarded 0 1900");
        deal.on_miss = "remove";
        EXPECT_EQ(scene(deal).place(0, 1900, 0).events()[1], "removed 0 1900");
        deal.on_miss = "put-right";
        EXPECT_EQ(scene(deal).place(0, 1900, 0).events()[1], "put-right 1900@1");
    }
}

}  // namespace
}  // namespace frise::test
