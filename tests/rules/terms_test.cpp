// What can be agreed before a game: the presets, the ranges of the options, and what a refusal says.
#include "engine/rules/terms.hpp"

#include <algorithm>
#include <gmock/gmock.h>

namespace frise::test {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;

constexpr std::array line_games{GameId::classic, GameId::first_edition, GameId::twist, GameId::chronology};

Terms settled(GameId game, std::int64_t seats, const OptionsWish& wish = {}) {
    return settle(game, seats, wish).value();
}

// What a wish is told that cannot be fulfilled; nothing if it can.
std::string refusal(GameId game, std::int64_t seats, const OptionsWish& wish = {}) {
    const auto terms = settle(game, seats, wish);
    if (terms) return "";
    EXPECT_EQ(name(terms.error().code), "bad-option");
    return terms.error().message;
}

template <class Options>
Options options_of(const Terms& terms) {
    return std::get<Options>(terms.options);
}

TEST(Terms, every_game_is_known_by_its_short_name) {
    std::vector<std::string_view> names;
    for (const GameId game : all_games) {
        names.push_back(name(game));
        EXPECT_EQ(game_named(name(game)), game);
    }
    // Logs have them, and choices are numbered in this order; newer games come after these.
    names.resize(7);
    EXPECT_THAT(names, ElementsAre("classic", "first-edition", "twist", "chronology", "coop", "challenge", "contest"));
    EXPECT_EQ(game_named("bridge"), std::nullopt);
    EXPECT_EQ(game_named(""), std::nullopt);
    EXPECT_EQ(game_named("Classic"), std::nullopt);
}

TEST(Terms, classic_and_twist_deal_four_cards_discard_and_break_ties_as_usual) {
    for (const GameId game : {GameId::classic, GameId::twist}) {
        const Terms terms = settled(game, 3);
        EXPECT_EQ(terms.game, game);
        EXPECT_EQ(terms.seats, 3);
        EXPECT_EQ(terms.first, Seat{0});
        EXPECT_THAT(terms.hand, ElementsAre(4, 4, 4));
        EXPECT_EQ(options_of<LineOptions>(terms), (LineOptions{OnMiss::discard, TieBreak::usual}));
    }
}

TEST(Terms, first_edition_deals_four_cards_removes_and_asks_for_a_single_success) {
    const Terms terms = settled(GameId::first_edition, 2);
    EXPECT_THAT(terms.hand, ElementsAre(4, 4));
    EXPECT_EQ(options_of<LineOptions>(terms), (LineOptions{OnMiss::remove, TieBreak::single_success}));
}

TEST(Terms, chronology_deals_five_cards_puts_right_and_breaks_ties_by_sudden_death) {
    const Terms terms = settled(GameId::chronology, 2);
    EXPECT_THAT(terms.hand, ElementsAre(5, 5));
    EXPECT_EQ(options_of<LineOptions>(terms), (LineOptions{OnMiss::put_right, TieBreak::sudden_death}));
}

TEST(Terms, a_short_chronology_deals_three_cards) {
    EXPECT_THAT(settled(GameId::chronology, 2, {{"hand", 3}}).hand, ElementsAre(3, 3));
}

TEST(Terms, coop_plays_with_36_cards_four_in_hand_and_four_icons) {
    const Terms terms = settled(GameId::coop, 2);
    EXPECT_THAT(terms.hand, ElementsAre(4, 4));
    EXPECT_EQ(options_of<CoopOptions>(terms).cards, 36);
    EXPECT_EQ(options_of<CoopOptions>(terms).icons, 4);
}

TEST(Terms, contest_deals_eight_cards_for_three_rounds) {
    const Terms terms = settled(GameId::contest, 2);
    EXPECT_THAT(terms.hand, ElementsAre(8, 8));
    EXPECT_EQ(options_of<ContestOptions>(terms).rounds, 3);
}

TEST(Terms, challenge_has_no_hands_and_no_final_duel) {
    const Terms terms = settled(GameId::challenge, 2);
    EXPECT_THAT(terms.hand, ElementsAre());
    EXPECT_FALSE(options_of<ChallengeOptions>(terms).final_duel);
    EXPECT_TRUE(options_of<ChallengeOptions>(settled(GameId::challenge, 2, {{"final_duel", true}})).final_duel);
}

TEST(Terms, each_game_has_its_range_of_seats) {
    const auto range = [](GameId game, int least, int most) {
        EXPECT_EQ(refusal(game, least), "");
        EXPECT_EQ(refusal(game, most), "");
        const auto says_what_fits =
            AllOf(HasSubstr("seats"), HasSubstr(std::to_string(least)), HasSubstr(std::to_string(most)));
        for (const std::int64_t seats : {std::int64_t{-1}, std::int64_t{0}, std::int64_t{least - 1},
                                         std::int64_t{most + 1}, std::int64_t{1} << 40}) {
            EXPECT_THAT(refusal(game, seats), says_what_fits) << name(game) << " for " << seats;
        }
    };
    for (const GameId game : line_games) range(game, 2, 8);
    range(GameId::contest, 2, 8);
    range(GameId::coop, 1, 8);
    range(GameId::challenge, 2, 5);
}

TEST(Terms, any_seat_may_be_first_and_no_other) {
    for (const GameId game : all_games) {
        EXPECT_EQ(settled(game, 3, {{"first", 2}}).first, Seat{2});
        for (const std::int64_t first : {std::int64_t{-1}, std::int64_t{3}, std::int64_t{256}, std::int64_t{1} << 40}) {
            EXPECT_THAT(refusal(game, 3, {{"first", first}}),
                        AllOf(HasSubstr("first"), HasSubstr(std::to_string(first)), HasSubstr("0 to 2")));
        }
    }
}

TEST(Terms, a_hand_is_one_size_for_all_or_one_for_each_seat) {
    for (const GameId game : {GameId::classic, GameId::chronology, GameId::coop, GameId::contest}) {
        EXPECT_THAT(settled(game, 3, {{"hand", 1}}).hand, ElementsAre(1, 1, 1));
        EXPECT_THAT(settled(game, 3, {{"hand", std::vector<std::int64_t>{3, 1, 7}}}).hand, ElementsAre(3, 1, 7));
    }
}

TEST(Terms, a_hand_has_at_least_one_card) {
    for (const GameId game : {GameId::classic, GameId::chronology, GameId::coop, GameId::contest}) {
        EXPECT_THAT(refusal(game, 2, {{"hand", 0}}), AllOf(HasSubstr("hand"), HasSubstr("0"), HasSubstr("1")));
        EXPECT_THAT(refusal(game, 2, {{"hand", -5}}), HasSubstr("-5"));
        EXPECT_THAT(refusal(game, 2, {{"hand", std::vector<std::int64_t>{4, 0}}}), HasSubstr("hand"));
    }
}

TEST(Terms, a_list_of_hands_is_as_long_as_the_table) {
    for (const std::vector<std::int64_t>& hands : {std::vector<std::int64_t>{}, {4, 4}, {4, 4, 4, 4}}) {
        EXPECT_THAT(refusal(GameId::classic, 3, {{"hand", hands}}), AllOf(HasSubstr("hand"), HasSubstr("3")));
    }
}

TEST(Terms, an_option_that_no_game_has_is_refused_by_name) {
    for (const GameId game : all_games) {
        OptionsWish unknown;
        unknown.unknown = {"colour"};
        EXPECT_THAT(refusal(game, 2, unknown), AllOf(HasSubstr("colour"), HasSubstr("first")));
        EXPECT_THAT(refusal(game, 2, {{"colour", 1}}), AllOf(HasSubstr("colour"), HasSubstr("first")));
    }
}

TEST(Terms, an_option_of_another_game_is_refused_by_name) {
    const auto only_where_it_is = [](const std::string& option, const OptionsWish& wish) {
        for (const GameId game : all_games) {
            if (descriptor(game).option(option) != nullptr) {
                EXPECT_EQ(refusal(game, 2, wish), "") << name(game);
            } else {
                EXPECT_THAT(refusal(game, 2, wish), HasSubstr("'" + option + "'")) << name(game);
            }
        }
    };
    only_where_it_is("first", {{"first", 1}});
    only_where_it_is("hand", {{"hand", 2}});
    only_where_it_is("on_miss", {{"on_miss", "remove"}});
    only_where_it_is("tie_break", {{"tie_break", "usual"}});
    only_where_it_is("cards", {{"cards", 30}});
    only_where_it_is("icons", {{"icons", 3}});
    only_where_it_is("rounds", {{"rounds", 2}});
    only_where_it_is("board", {{"board", BoardWish{}}});
    only_where_it_is("final_duel", {{"final_duel", false}});
}

TEST(Terms, misses_and_tie_breaks_combine_freely_in_the_line_games) {
    for (const GameId game : line_games) {
        for (const OnMiss on_miss : {OnMiss::discard, OnMiss::remove, OnMiss::put_right}) {
            for (const TieBreak tie_break : {TieBreak::usual, TieBreak::single_success, TieBreak::sudden_death}) {
                const OptionsWish wish{{"on_miss", std::string{name(on_miss)}},
                                       {"tie_break", std::string{name(tie_break)}}};
                EXPECT_EQ(options_of<LineOptions>(settled(game, 2, wish)), (LineOptions{on_miss, tie_break}));
            }
        }
    }
}

TEST(Terms, one_setting_leaves_the_other_at_the_default_of_the_game) {
    EXPECT_EQ(options_of<LineOptions>(settled(GameId::chronology, 2, {{"on_miss", "discard"}})),
              (LineOptions{OnMiss::discard, TieBreak::sudden_death}));
    EXPECT_EQ(options_of<LineOptions>(settled(GameId::first_edition, 2, {{"tie_break", "usual"}})),
              (LineOptions{OnMiss::remove, TieBreak::usual}));
}

TEST(Terms, an_unknown_setting_is_told_the_known_ones) {
    EXPECT_THAT(refusal(GameId::classic, 2, {{"on_miss", "burn"}}),
                AllOf(HasSubstr("burn"), HasSubstr("discard"), HasSubstr("remove"), HasSubstr("put-right")));
    EXPECT_THAT(refusal(GameId::classic, 2, {{"tie_break", "coin"}}),
                AllOf(HasSubstr("coin"), HasSubstr("usual"), HasSubstr("single-success"), HasSubstr("sudden-death")));
    EXPECT_THAT(refusal(GameId::classic, 2, {{"on_miss", ""}}), HasSubstr("discard"));
}

TEST(Terms, contest_has_at_least_one_round) {
    EXPECT_EQ(options_of<ContestOptions>(settled(GameId::contest, 2, {{"rounds", 1}})).rounds, 1);
    EXPECT_EQ(options_of<ContestOptions>(settled(GameId::contest, 2, {{"rounds", 20}})).rounds, 20);
    EXPECT_THAT(refusal(GameId::contest, 2, {{"rounds", 0}}), AllOf(HasSubstr("rounds"), HasSubstr("1")));
    EXPECT_THAT(refusal(GameId::contest, 2, {{"rounds", -1}}), HasSubstr("-1"));
}

TEST(Terms, coop_has_two_to_eight_icons) {
    EXPECT_EQ(options_of<CoopOptions>(settled(GameId::coop, 2, {{"icons", 2}})).icons, 2);
    EXPECT_EQ(options_of<CoopOptions>(settled(GameId::coop, 2, {{"icons", 8}})).icons, 8);
    for (const std::int64_t icons : {-1, 0, 1, 9}) {
        EXPECT_THAT(refusal(GameId::coop, 2, {{"icons", icons}}),
                    AllOf(HasSubstr("icons"), HasSubstr(std::to_string(icons)), HasSubstr("2 to 8")));
    }
}

TEST(Terms, coop_needs_all_hands_and_two_cards) {
    EXPECT_EQ(options_of<CoopOptions>(settled(GameId::coop, 3, {{"cards", 14}})).cards, 14);
    EXPECT_THAT(refusal(GameId::coop, 3, {{"cards", 13}}), AllOf(HasSubstr("cards"), HasSubstr("13"), HasSubstr("14")));
    EXPECT_EQ(refusal(GameId::coop, 8), "");
    EXPECT_THAT(refusal(GameId::coop, 8, {{"hand", 5}}), AllOf(HasSubstr("36"), HasSubstr("42")));
    EXPECT_EQ(refusal(GameId::coop, 2, {{"hand", std::vector<std::int64_t>{1, 2}}, {"cards", 5}}), "");
    EXPECT_THAT(refusal(GameId::coop, 2, {{"hand", std::vector<std::int64_t>{1, 2}}, {"cards", 4}}), HasSubstr("5"));
}

TEST(Terms, a_board_that_cannot_be_played_is_told_what_would_fit) {
    using Duels = std::vector<BoardWish::Duel>;
    const auto told = [](const BoardWish& wish) { return refusal(GameId::challenge, 2, {{"board", wish}}); };
    EXPECT_THAT(told({.dates = std::vector<Year>{}}), AllOf(HasSubstr("0 dates"), HasSubstr("one to nine")));
    EXPECT_THAT(told({.dates = std::vector<Year>(10, 1)}), AllOf(HasSubstr("10 dates"), HasSubstr("one to nine")));
    EXPECT_THAT(told({.dates = std::vector<Year>{1500, 1500}}), HasSubstr("strictly increasing"));
    EXPECT_THAT(told({.track = std::vector<std::string>{}}), AllOf(HasSubstr("track"), HasSubstr("at least one")));
    EXPECT_THAT(told({.track = std::vector<std::string>{"bet", "finish"}}),
                AllOf(HasSubstr("finish"), HasSubstr("four-cards"), HasSubstr("right-date"), HasSubstr("bet"),
                      HasSubstr("order"), HasSubstr("gap")));
    EXPECT_THAT(told({.duels = Duels{{21, "sudden-death"}}}), AllOf(HasSubstr("21"), HasSubstr("0 to 20")));
    EXPECT_THAT(told({.duels = Duels{{std::int64_t{1} << 40, "sudden-death"}}}), HasSubstr("0 to 20"));
    EXPECT_THAT(told({.duels = Duels{{6, "chess"}}}),
                AllOf(HasSubstr("chess"), HasSubstr("sudden-death"), HasSubstr("more-or-less")));
}

}  // namespace
}  // namespace frise::test
