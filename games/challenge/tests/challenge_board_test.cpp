// challenge: the usual board, boards of one's own, and which decks and options will do.
#include "tests/support/challenge_scene.hpp"

#include <gmock/gmock.h>

namespace frise::told {
namespace {

using enum DuelKind;
using enum TrialKind;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

using Dates = std::vector<Year>;
using Spaces = std::vector<std::string>;

std::string refused(const OptionsWish& wish, std::int64_t seats = 3) {
    const auto terms = settle(GameId::challenge, seats, wish);
    return terms ? "accepted" : std::string{name(terms.error().code)};
}

Board settled(const BoardWish& wish) {
    return std::get<ChallengeOptions>(settle(GameId::challenge, 3, {{"board", wish}}).value().options).board;
}

std::string refused_deck(const std::vector<Year>& years) {
    const auto deck = check_deck(settle(GameId::challenge, 3, {}).value(), cards_of(years));
    return deck ? "accepted" : std::string{name(deck.error().code)};
}

TEST(UsualBoard, has_nine_dates_21_trials_and_two_lines) {
    const auto options = std::get<ChallengeOptions>(settle(GameId::challenge, 3, {}).value().options);
    EXPECT_THAT(options.board.dates, ElementsAre(-500, 850, 1300, 1600, 1750, 1820, 1880, 1930, 1970));
    const std::map<TrialKind, char> letters{{four_cards, 'T'}, {right_date, 'D'}, {bet, 'B'}, {order, 'O'}, {gap, 'G'}};
    std::string track;
    for (const TrialKind kind : options.board.track) track += letters.at(kind);
    EXPECT_EQ(track, "TDBOGDT"
                     "GBGODTO"
                     "DBODBGT");
    EXPECT_THAT(options.board.duels, ElementsAre(DuelLine{6, sudden_death}, DuelLine{13, more_or_less}));
    EXPECT_EQ(options.board.finish(), 21);
    EXPECT_FALSE(options.final_duel);
}

TEST(OwnBoard, has_one_to_nine_strictly_increasing_dates) {
    EXPECT_EQ(refused({{"board", BoardWish{.dates = Dates{1}}}}), "accepted");
    EXPECT_EQ(refused({{"board", BoardWish{.dates = Dates{-9, 2, 3, 4, 5, 6, 7, 8, 9}}}}), "accepted");
    EXPECT_EQ(refused({{"board", BoardWish{.dates = Dates{}}}}), "bad-option");
    EXPECT_EQ(refused({{"board", BoardWish{.dates = Dates{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}}}}), "bad-option");
    EXPECT_EQ(refused({{"board", BoardWish{.dates = Dates{1, 3, 3}}}}), "bad-option");
    EXPECT_EQ(refused({{"board", BoardWish{.dates = Dates{1, 3, 2}}}}), "bad-option");
}

TEST(OwnBoard, has_at_least_one_space_before_the_finish) {
    EXPECT_EQ(refused({{"board", BoardWish{.track = Spaces{"bet"}, .duels = std::vector<BoardWish::Duel>{}}}}),
              "accepted");
    EXPECT_EQ(refused({{"board", BoardWish{.track = Spaces{}}}}), "bad-option");
    EXPECT_EQ(refused({{"board", BoardWish{.track = Spaces{"bet", "poker"}}}}), "bad-option");
    EXPECT_EQ(refused({{"board", BoardWish{.track = Spaces{"four-cards", "bet", "gap", "right-date", "order"},
                                           .duels = std::vector<BoardWish::Duel>{}}}}),
              "accepted");
}

TEST(OwnBoard, has_lines_after_any_space_but_the_finish) {
    const auto with_line = [](std::int64_t after, const char* kind) {
        return refused({{"board", BoardWish{.track = Spaces{"bet", "bet", "gap"},
                                            .duels = std::vector<BoardWish::Duel>{{after, kind}}}}});
    };
    EXPECT_EQ(with_line(0, "sudden-death"), "accepted");
    EXPECT_EQ(with_line(2, "more-or-less"), "accepted");
    EXPECT_EQ(with_line(3, "sudden-death"), "bad-option");
    EXPECT_EQ(with_line(-1, "sudden-death"), "bad-option");
    EXPECT_EQ(with_line(1, "arm-wrestling"), "bad-option");
}

TEST(OwnBoard, takes_what_it_leaves_out_from_the_usual_one) {
    const Board usual = settle(GameId::challenge, 3, {})
                            .map([](const Terms& terms) { return std::get<ChallengeOptions>(terms.options).board; })
                            .value();
    EXPECT_EQ(settled({}), usual);
    const Board dated = settled({.dates = Dates{1000}});
    EXPECT_THAT(dated.dates, ElementsAre(1000));
    EXPECT_EQ(dated.track, usual.track);
    EXPECT_EQ(dated.duels, usual.duels);
    const Board without_duels = settled({.duels = std::vector<BoardWish::Duel>{}});
    EXPECT_EQ(without_duels.track, usual.track);
    EXPECT_THAT(without_duels.duels, IsEmpty());
    const Board longer = settled({.track = Spaces(30, "bet")});
    EXPECT_EQ(longer.finish(), 30);
    EXPECT_EQ(longer.duels, usual.duels);
}

TEST(OwnBoard, shorter_than_the_usual_lines_keeps_those_that_still_lie_on_it) {
    EXPECT_THAT(settled({.track = Spaces(10, "bet")}).duels, ElementsAre(DuelLine{6, sudden_death}));
    EXPECT_THAT(settled({.track = Spaces(6, "bet")}).duels, IsEmpty());
}

TEST(OwnBoard, plays_its_lines_the_lower_first_however_they_are_listed) {
    const Board board = settled({.track = Spaces(9, "right-date"),
                                 .duels = std::vector<BoardWish::Duel>{{1, "sudden-death"}, {0, "more-or-less"}}});
    auto game = challenge({.seats = 3, .deck = {1500, 1762, 2, 3, 4}, .board = board});
    game.moves({2, 1, 0});
    EXPECT_EQ(game.events().back(), "duel more-or-less 2 1 card 1762");
    game.guess(2, 1762);
    EXPECT_THAT(game.events(), ElementsAre("guessed 2 1762 right", "duel-won 2", "advanced 2 by 3 to 3",
                                           "duel sudden-death 1 0", "started 2", "drew 1 3"));
}

TEST(OwnBoard, with_fewer_dates_has_fewer_periods_but_the_wheels_run_to_nine) {
    Board board = trials({bet, bet, bet, bet, bet, bet});
    board.dates = {1000};
    const auto moves = [&](Year year, Wheels wheels) {
        auto game = challenge({.deck = {year}, .board = board});
        game.answers({wheels, {9, 9, 9, 9}});
        return game.positions();
    };
    EXPECT_THAT(moves(999, {0, 1, 2, 9}), ElementsAre(1, 0));
    EXPECT_THAT(moves(1000, {0, 1, 2, 9}), ElementsAre(2, 0));
    EXPECT_THAT(moves(1001, {0, 1, 2, 9}), ElementsAre(1, 0));
    EXPECT_THAT(moves(9999, {1, 1, 1, 1}), ElementsAre(4, 0));
}

TEST(OwnBoard, of_one_space_is_won_by_whoever_moves) {
    auto game = challenge({.seats = 3, .deck = {1000, 1}, .board = race(1)});
    game.moves({0, 0, 0});
    EXPECT_EQ(game.events().back(), "trial right-date 1");
    game.moves({0, 4, 1});
    EXPECT_THAT(game.events(), ElementsAre("answered 2", "turned 1: +1112 +0001 +0112", "advanced 1 by 1 to 1",
                                           "advanced 2 by 1 to 1", "game-over 1 2 at 0 1 1"));
}

TEST(OwnBoard, with_a_line_after_its_last_space_never_plays_it) {
    auto game = challenge({.seats = 3, .deck = {1000, 1}, .board = race(2, {{1, sudden_death}})});
    game.moves({1, 0, 0});
    EXPECT_EQ(game.events().back(), "trial right-date 1");
    game.moves({1, 0, 0});
    EXPECT_EQ(game.events().back(), "game-over 0 at 2 0 0");
}

TEST(ChallengeSetup, two_to_five_seats_race) {
    EXPECT_EQ(refused({}, 2), "accepted");
    EXPECT_EQ(refused({}, 5), "accepted");
    EXPECT_EQ(refused({}, 1), "bad-option");
    EXPECT_EQ(refused({}, 6), "bad-option");
}

TEST(ChallengeSetup, options_of_other_games_are_refused) {
    EXPECT_EQ(refused({{"first", 2}}), "accepted");
    EXPECT_EQ(refused({{"first", 3}}), "bad-option");
    EXPECT_EQ(refused({{"final_duel", true}}), "accepted");
    EXPECT_EQ(refused({{"hand", 4}}), "bad-option");
    EXPECT_EQ(refused({{"cards", 36}}), "bad-option");
    EXPECT_EQ(refused({{"icons", 4}}), "bad-option");
    EXPECT_EQ(refused({{"rounds", 3}}), "bad-option");
    EXPECT_EQ(refused({{"on_miss", "discard"}}), "bad-option");
    EXPECT_EQ(refused({{"tie_break", "usual"}}), "bad-option");
    OptionsWish unknown;
    unknown.unknown = {"teams"};
    EXPECT_EQ(refused(unknown), "bad-option");
}

TEST(ChallengeSetup, a_deck_has_four_cards_or_more_of_years_that_the_dials_can_show) {
    EXPECT_EQ(refused_deck({1, 2, 3, 4}), "accepted");
    EXPECT_EQ(refused_deck({1, 2, 3}), "deck-too-small");
    EXPECT_EQ(refused_deck({}), "deck-too-small");
    EXPECT_EQ(refused_deck({-9999, 9999, 1, -1}), "accepted");
    EXPECT_EQ(refused_deck({1, 2, 3, 10000}), "bad-deck");
    EXPECT_EQ(refused_deck({1, 2, 3, -10000}), "bad-deck");
    EXPECT_EQ(refused_deck({1, 0, 3, 4}), "bad-deck");
    EXPECT_EQ(refused_deck({1, 10000}), "bad-deck");
}

TEST(ChallengeSetup, years_below_minus_8000_call_for_a_warning) {
    const auto warned = [](const std::vector<Year>& years) {
        return warnings(challenge({.deck = years}).game().setup());
    };
    EXPECT_THAT(warned({-8000, 1, 2, 9999}), IsEmpty());
    EXPECT_THAT(warned({1, 2, -8001, 4}), ElementsAre(HasSubstr("-8001")));
    EXPECT_THAT(warned({-9999, 1, 2, -8001}), testing::Not(IsEmpty()));
}

}  // namespace
}  // namespace frise::told
