// The simple opponent: always legal, always the same, and no fool.
#include "bots/guesser.hpp"

#include "engine/rules/game.hpp"
#include "tests/support/picker.hpp"
#include "tests/support/random_setup.hpp"

#include <gtest/gtest.h>
#include <memory>

namespace frise {
namespace {

using Bots = std::vector<std::unique_ptr<Bot>>;

Bots bots_for(const Setup& setup, std::uint64_t seed, Skill skill) {
    Bots bots;
    for (std::uint64_t seat = 0; seat < static_cast<std::uint64_t>(setup.terms.seats); ++seat) {
        Rng rng{seed, seat};
        bots.push_back(
            std::make_unique<Guesser>(noisy_estimates(setup.deck, rng, skill), skill, Rng{seed, 100 + seat}));
    }
    return bots;
}

// All events of a game among bots; a refused action is a failure.
Events play_out(const Setup& setup, std::uint64_t seed, Skill skill) {
    Events events;
    Game game{setup};
    Seeded chance{setup.seed};
    const Bots bots = bots_for(setup, seed, skill);
    game.start(chance, Sink{events});
    for (int actions = 0; !game.over(); ++actions) {
        const Seat seat = *game.to_act().begin();
        const Action action = bots[index(seat)]->choose(game.view(seat), game.legal(seat));
        const std::size_t told = events.size();
        const auto applied = game.apply(seat, action, chance, Sink{events});
        for (std::size_t i = told; i < events.size(); ++i) {
            for (std::size_t each = 0; each < bots.size(); ++each) bots[each]->watch(seen(events[i], seat_at(each)));
        }
        if (!applied || actions > 50'000) {
            ADD_FAILURE() << (applied ? "the game does not end" : applied.error().message);
            break;
        }
    }
    return events;
}

class GuesserIn : public testing::TestWithParam<GameId> {};

TEST_P(GuesserIn, plays_only_what_is_legal_and_comes_to_an_end) {
    test::Dice dice{11};
    for (std::uint64_t seed = 0; seed < 150; ++seed) {
        const auto setup = test::random_setup(GetParam(), dice);
        play_out(setup, seed, Skill{0.05 * static_cast<double>(seed % 10)});
        if (HasFailure()) break;
    }
}

TEST_P(GuesserIn, plays_the_same_game_again) {
    test::Dice dice{12};
    const auto setup = test::random_setup(GetParam(), dice);
    EXPECT_EQ(play_out(setup, 5, {}), play_out(setup, 5, {}));
}

INSTANTIATE_TEST_SUITE_P(EveryGame, GuesserIn, testing::ValuesIn(all_games), [](const auto& game) {
    std::string text{name(game.param)};
    std::replace(text.begin(), text.end(), '-', '_');
    return text;
});

const Line line{{CardNo{10}, 1000}, {CardNo{11}, 1500}, {CardNo{12}, 1900}};

class GuesserAt : public testing::Test {
  protected:
    // Believes these years of the cards 0, 1, 2 …
    static Guesser knowing(std::vector<Year> years) { return {std::move(years), {}, Rng{1}}; }
    static Action choose(Guesser& guesser, const View& view, Choice choice) {
        Legal legal;
        legal.add(std::move(choice));
        return guesser.choose(view, legal);
    }
    static View challenge(ChallengeView game) {
        View view;
        view.terms = settle(GameId::challenge, 2, {}).value();
        view.game = std::move(game);
        return view;
    }
    static Answer answer(std::vector<Year> years, TrialKind kind, TrialCards cards) {
        Guesser guesser = knowing(std::move(years));
        const View view = challenge({{}, TrialView{kind, std::move(cards), {}, {}}, {}});
        return std::get<Answer>(choose(guesser, view, AnswerAny{}));
    }
};

TEST_F(GuesserAt, places_the_card_with_the_largest_margin) {
    Guesser guesser = knowing({1490, 1250, 1890});
    View view;
    view.line = line;
    const Cards hand{CardNo{0}, CardNo{1}, CardNo{2}};
    EXPECT_EQ(choose(guesser, view, PlaceAny{hand, 3}), Action{(Place{CardNo{1}, 1})});
}

TEST_F(GuesserAt, remembers_what_it_was_shown) {
    Guesser guesser = knowing({1950});
    View view;
    view.line = line;
    const Cards hand{CardNo{0}};
    EXPECT_EQ(choose(guesser, view, PlaceAny{hand, 3}), Action{(Place{CardNo{0}, 3})});
    guesser.watch(Placed{Seat{0}, CardNo{0}, 3, 1600, false});
    EXPECT_EQ(choose(guesser, view, PlaceAny{hand, 3}), Action{(Place{CardNo{0}, 2})});
}

TEST_F(GuesserAt, contests_what_is_clearly_wrong) {
    View view;
    view.line = line;
    for (const auto& [gap, contested] : {std::pair{3, false}, {2, false}, {0, true}}) {
        Guesser guesser = knowing({1905});
        view.game = ContestView{Proposal{Seat{1}, CardNo{0}, gap}, {}, {}, {}};
        Legal legal;
        legal.add(Accept{});
        legal.add(Contest{});
        const bool contests = std::holds_alternative<Contest>(guesser.choose(view, legal));
        EXPECT_EQ(contests, contested) << gap;
    }
}

TEST_F(GuesserAt, gives_the_hardest_card_to_whoever_has_the_fewest) {
    Guesser guesser = knowing({1250, 1499, 2010});
    View view;
    view.line = line;
    view.hands = std::vector<std::vector<HandCard>>{
        {{CardNo{0}}, {CardNo{1}}, {CardNo{2}}}, {{CardNo{3}}, {CardNo{4}}}, {{CardNo{5}}}};
    const Cards hand{CardNo{0}, CardNo{1}, CardNo{2}};
    EXPECT_EQ(choose(guesser, view, GiveAny{hand, {Seat{1}, Seat{2}}}), Action{(Give{CardNo{1}, 2})});
    EXPECT_EQ(choose(guesser, view, GiveAny{hand, {}}), Action{(Give{CardNo{1}, std::nullopt})});
}

TEST_F(GuesserAt, in_coop_discards_rather_than_playing_into_a_taken_place) {
    Guesser guesser = knowing({1250, 1260});
    View view;
    view.line = line;
    view.game = CoopView{{Dated{CardNo{13}, 1200}, std::nullopt}, Icon{0}, 0, 0};
    Legal legal;
    const Cards both{CardNo{0}, CardNo{1}};
    const Cards second{CardNo{1}};
    legal.add(PlayAny{both});
    legal.add(DiscardAny{second});
    EXPECT_EQ(guesser.choose(view, legal), Action{Discard{CardNo{1}}});
}

TEST_F(GuesserAt, in_coop_plays_a_small_step_beyond_an_end_first) {
    Guesser guesser = knowing({-3000, 950, 1700});
    View view;
    view.line = line;
    view.game = CoopView{{std::nullopt, std::nullopt}, Icon{0}, 0, 0};
    const Cards hand{CardNo{0}, CardNo{1}, CardNo{2}};
    EXPECT_EQ(choose(guesser, view, PlayAny{hand}), Action{(Play{CardNo{1}, std::nullopt})});
}

TEST_F(GuesserAt, answers_trials_from_its_estimates) {
    const std::vector<Year> years{1804, -3200, 1492, 1969};
    const TrialCards all{CardNo{0}, CardNo{1}, CardNo{2}, CardNo{3}};
    EXPECT_EQ(answer(years, TrialKind::four_cards, all), (Answer{{5, 0, 3, 8}, {}}));
    EXPECT_EQ(answer(years, TrialKind::order, all), (Answer{{3, 1, 2, 4}, {}}));
    EXPECT_EQ(answer(years, TrialKind::bet, {CardNo{2}}), (Answer{{3, 3, 3, 3}, {}}));
    EXPECT_EQ(answer(years, TrialKind::gap, {CardNo{1}, CardNo{0}}), (Answer{{5, 0, 0, 4}, {}}));
    EXPECT_EQ(answer(years, TrialKind::right_date, {CardNo{1}}), (Answer{{3, 2, 0, 0}, -1}));
}

TEST_F(GuesserAt, never_guesses_outside_what_is_known) {
    for (const Year truth : {-9999, -500, -1, 1, 2, 1066, 2020, 9999}) {
        Guesser guesser = knowing({1500});
        Bounds bounds;
        int guesses = 0;
        Year year = 0;
        while (year != truth && guesses < 200) {
            const View view = challenge({{}, {}, DuelView{DuelKind::more_or_less, {}, CardNo{0}, bounds}});
            year = std::get<Guess>(choose(guesser, view, GuessAny{-9999, 9999})).year;
            ++guesses;
            ASSERT_TRUE(!bounds.low || year > *bounds.low);
            ASSERT_TRUE(!bounds.high || year < *bounds.high);
            if (year < truth) bounds.low = year;
            if (year > truth) bounds.high = year;
        }
        EXPECT_EQ(year, truth);
        EXPECT_LT(guesses, 60) << truth;
    }
}

}  // namespace
}  // namespace frise
