// The play that follows from belief.
#include "bots/thinker.hpp"

#include "bots/time_scale.hpp"

#include <gtest/gtest.h>

namespace frise {
namespace {

// Cards 0 to 4 are in question; those from 10 on lie in the line.
const Line line{{CardNo{10}, 1000}, {CardNo{11}, 1500}, {CardNo{12}, 1900}};

// A bot that knows exactly when these cards are from, and of others nothing better than a regular player.
class ThinkerAt : public testing::Test {
  protected:
    static Thinker thinker(const std::vector<Year>& years, const Habits& habits = {}) {
        std::vector<Year> all(20, 1950);
        std::copy(years.begin(), years.end(), all.begin());
        return {Knowledge{std::make_shared<Education>(BotKind{}, all, Lore{}), 7}, habits};
    }
    static Thinker knowing(const std::vector<Year>& years, const Habits& habits = {}) {
        const std::vector<Year> all(20, 1950);
        Knowledge knowledge{std::make_shared<Education>(BotKind{}, all, Lore{}), 7};
        for (std::size_t i = 0; i < years.size(); ++i) knowledge.learn({card_at(i), years[i]});
        return {std::move(knowledge), habits};
    }
    static Action choose(Thinker& bot, const View& view, Choice choice) {
        Legal legal;
        legal.add(choice);
        return bot.choose(view, legal);
    }
    static View table(GameId game, int seats = 2) {
        View view;
        view.terms = settle(game, seats, {}).value();
        view.viewer = Seat{0};
        view.line = line;
        view.hands.emplace(static_cast<std::size_t>(seats));
        return view;
    }
    static View challenge(ChallengeView game) {
        View view = table(GameId::challenge);
        view.line.reset();
        view.hands.reset();
        if (game.positions.empty()) game.positions = {0, 0};
        view.game = game;
        return view;
    }
    static Action respond(Thinker& bot, int gap, std::size_t left) {
        View view = table(GameId::contest, 3);
        (*view.hands)[1].resize(left);
        view.game = ContestView{Proposal{Seat{1}, CardNo{0}, gap}, {}, {}, {0, 0, 0}};
        Legal legal;
        legal.add(Accept{});
        legal.add(Contest{});
        return bot.choose(view, legal);
    }
};

TEST_F(ThinkerAt, places_the_surest_card_in_its_likeliest_gap) {
    // The middle of a wide gap is surer than a place near a border.
    Thinker bot = thinker({1490, 1230, 1880});
    const Cards hand{CardNo{0}, CardNo{1}, CardNo{2}};
    const View view = table(GameId::classic);
    const auto place = std::get<Place>(choose(bot, view, PlaceAny{hand, 3}));
    Marks marks;
    for (const Dated& card : line) marks.add(on_scale(card.year));
    const double chosen = marks.chance(bot.knowledge().about(place.card), place.gap);
    for (const CardNo card : hand) {
        for (int gap = 0; gap <= 3; ++gap) EXPECT_LE(marks.chance(bot.knowledge().about(card), gap), chosen);
    }
    EXPECT_EQ(bot.why().motive, Motive::surest);
}

TEST_F(ThinkerAt, remembers_what_was_shown) {
    Thinker bot = thinker({1950, 1100});
    bot.watch(Placed{Seat{1}, CardNo{0}, 3, 1600, false});
    const Cards hand{CardNo{1}, CardNo{0}};
    EXPECT_EQ(choose(bot, table(GameId::classic), PlaceAny{hand, 3}), Action{(Place{CardNo{0}, 2})});
    EXPECT_EQ(bot.why().motive, Motive::shown);
}

TEST_F(ThinkerAt, takes_equal_years_for_right_on_either_side) {
    Thinker bot = knowing({1500});
    const Cards hand{CardNo{0}};
    const auto place = std::get<Place>(choose(bot, table(GameId::classic), PlaceAny{hand, 3}));
    EXPECT_TRUE(fits(line, place.gap, 1500));
}

TEST_F(ThinkerAt, contests_what_it_knows_to_be_wrong_and_nothing_that_it_knows_to_be_right) {
    for (const std::size_t left : {0U, 1U, 5U}) {
        Thinker bot = knowing({1905});
        EXPECT_EQ(respond(bot, 0, left), Action{Contest{}}) << left;
        EXPECT_EQ(respond(bot, 3, left), Action{Accept{}}) << left;
    }
}

TEST_F(ThinkerAt, with_a_habit_contests_all_or_none) {
    Thinker all = knowing({1905}, {.contest_all = true});
    Thinker none = knowing({1905}, {.contest_none = true});
    EXPECT_EQ(respond(all, 3, 5), Action{Contest{}});
    EXPECT_EQ(respond(none, 0, 5), Action{Accept{}});
    EXPECT_EQ(all.why().motive, Motive::habit);
}

TEST_F(ThinkerAt, gives_the_hardest_card_to_whoever_is_nearest_to_winning) {
    Thinker bot = thinker({1250, 1499, 2010});
    for (const auto& [card, year] : {std::pair{0U, 1250}, {2U, 2010}})
        bot.watch(Placed{{}, CardNo{card}, 0, year, false});
    View view = table(GameId::contest, 3);
    (*view.hands)[1].resize(2);
    (*view.hands)[2].resize(1);
    view.game = ContestView{{}, {}, {}, {0, 0, 0}};
    const Cards hand{CardNo{0}, CardNo{1}, CardNo{2}};
    EXPECT_EQ(choose(bot, view, GiveAny{hand, {Seat{1}, Seat{2}}}), Action{(Give{CardNo{1}, 2})});
    EXPECT_EQ(choose(bot, view, GiveAny{hand, {}}), Action{(Give{CardNo{1}, std::nullopt})});
}

TEST_F(ThinkerAt, in_coop_discards_rather_than_playing_into_a_taken_place) {
    Thinker bot = knowing({1250, 1260});
    View view = table(GameId::coop);
    (*view.hands)[0] = {{CardNo{0}}, {CardNo{1}}};
    view.game = CoopView{{Dated{CardNo{13}, 1200}, std::nullopt}, Icon{0}, 0, 0};
    Legal legal;
    const Cards both{CardNo{0}, CardNo{1}};
    const Cards second{CardNo{1}};
    legal.add(PlayAny{both});
    legal.add(DiscardAny{second});
    EXPECT_EQ(bot.choose(view, legal), Action{Discard{CardNo{1}}});
}

TEST_F(ThinkerAt, in_coop_plays_a_small_step_beyond_an_end_rather_than_a_large_one) {
    Thinker bot = knowing({-3000, 950});
    View view = table(GameId::coop);
    (*view.hands)[0] = {{CardNo{0}}, {CardNo{1}}};
    view.draw_count = 20;
    view.game = CoopView{{std::nullopt, std::nullopt}, Icon{0}, 0, 0};
    const Cards hand{CardNo{0}, CardNo{1}};
    EXPECT_EQ(choose(bot, view, PlayAny{hand}), Action{(Play{CardNo{1}, std::nullopt})});
}

TEST_F(ThinkerAt, in_coop_ends_the_turn_rather_than_sticking_a_card) {
    Thinker bot = knowing({1250});
    View view = table(GameId::coop);
    (*view.hands)[0] = {{CardNo{0}}};
    view.game = CoopView{{Dated{CardNo{13}, 1200}, std::nullopt}, Icon{0}, 1, 1};
    Legal legal;
    const Cards hand{CardNo{0}};
    legal.add(PlayAny{hand});
    legal.add(EndTurn{});
    EXPECT_EQ(bot.choose(view, legal), Action{EndTurn{}});
}

TEST_F(ThinkerAt, answers_trials_that_it_knows_right) {
    const std::vector<Year> years{1804, -3200, 1492, 1969};
    const auto answer = [&](TrialKind kind, const TrialCards& cards) {
        Thinker bot = knowing(years);
        return std::get<Answer>(choose(bot, challenge({{}, TrialView{kind, cards, {}, {}}, {}}), AnswerAny{}));
    };
    const TrialCards all{CardNo{0}, CardNo{1}, CardNo{2}, CardNo{3}};
    EXPECT_EQ(answer(TrialKind::four_cards, all), (Answer{{5, 0, 3, 8}, {}}));
    EXPECT_EQ(answer(TrialKind::order, all), (Answer{{3, 1, 2, 4}, {}}));
    EXPECT_EQ(answer(TrialKind::bet, {CardNo{2}}), (Answer{{3, 3, 3, 3}, {}}));
    EXPECT_EQ(answer(TrialKind::gap, {CardNo{1}, CardNo{0}}), (Answer{{5, 0, 0, 4}, {}}));
    EXPECT_EQ(answer(TrialKind::right_date, {CardNo{1}}), (Answer{{3, 2, 0, 0}, -1}));
}

TEST_F(ThinkerAt, finds_any_year_by_halving_and_never_leaves_the_bounds) {
    for (const bool naive : {false, true}) {
        for (const Year truth : {-9999, -500, -1, 1, 2, 1066, 2020, 9999}) {
            Thinker bot = thinker({1500}, {.naive = naive});
            Bounds bounds;
            int guesses = 0;
            Year year = 0;
            while (year != truth && guesses < 200) {
                const View view = challenge({{}, {}, DuelView{DuelKind::more_or_less, {}, CardNo{0}, bounds}});
                year = std::get<Guess>(choose(bot, view, GuessAny{-9999, 9999})).year;
                ++guesses;
                ASSERT_NE(year, 0);
                ASSERT_TRUE(!bounds.low || year > *bounds.low);
                ASSERT_TRUE(!bounds.high || year < *bounds.high);
                if (year < truth) bounds.low = year;
                if (year > truth) bounds.high = year;
            }
            EXPECT_EQ(year, truth);
            EXPECT_LT(guesses, 60) << truth;
        }
    }
}

// Among three years the middle one would leave the other player a sure win.
TEST_F(ThinkerAt, among_three_years_names_one_at_the_side) {
    Thinker bot = thinker({1500});
    const View view = challenge({{}, {}, DuelView{DuelKind::more_or_less, {}, CardNo{0}, {1700, 1704}}});
    EXPECT_NE(std::get<Guess>(choose(bot, view, GuessAny{-9999, 9999})).year, 1702);
}

TEST_F(ThinkerAt, learns_all_years_that_an_event_lists) {
    Thinker bot = thinker({1500, 1600});
    bot.watch(Turned{{{CardNo{0}, 1717}, {CardNo{1}, 1789}}, {}});
    EXPECT_EQ(year_at(bot.knowledge().about(CardNo{0}).middle), 1717);
    EXPECT_EQ(year_at(bot.knowledge().about(CardNo{1}).middle), 1789);
    EXPECT_TRUE(bot.knowledge().about(CardNo{1}).certain());
}

TEST_F(ThinkerAt, learns_the_year_that_somebody_guessed) {
    Thinker bot = thinker({1500});
    bot.watch(DuelBegan{DuelKind::more_or_less, {Seat{0}, Seat{1}}, CardNo{0}});
    bot.watch(Guessed{Seat{1}, 1717, Hint::later});
    EXPECT_FALSE(bot.knowledge().about(CardNo{0}).certain());
    bot.watch(Guessed{Seat{0}, 1789, Hint::right});
    EXPECT_EQ(year_at(bot.knowledge().about(CardNo{0}).middle), 1789);
}

}  // namespace
}  // namespace frise
