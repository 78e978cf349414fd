// Bots that play by chance: every game ends, and the same seed plays the same game.
#include "bots/chance_bot.hpp"

#include "tests/outside/match.hpp"
#include "tests/property/every_game.hpp"
#include "tests/support/random_setup.hpp"

namespace frise::outside_test {
namespace {

std::vector<Action> played_by_chance(const Setup& setup, Bots& bots) {
    bots.resize(static_cast<std::size_t>(setup.terms.seats));
    for (auto& bot : bots) {
        if (!bot) bot = std::make_unique<ChanceBot>();
    }
    return Match{setup, bots}.play();
}

class ByChance : public testing::TestWithParam<GameId> {};
INSTANTIATE_TEST_SUITE_P(outside, ByChance, testing::ValuesIn(all_games), test::test_name);

TEST_P(ByChance, every_game_ends_and_can_be_played_again) {
    for (std::uint64_t seed = 0; seed < 20 && !HasFailure(); ++seed) {
        test::Dice dice{seed};
        const auto setup = test::random_setup(GetParam(), dice);
        Bots bots;
        const auto played = played_by_chance(setup, bots);
        EXPECT_EQ(played_by_chance(setup, bots), played) << "whatever came before";
        Bots others;
        EXPECT_EQ(played_by_chance(setup, others), played);
    }
}

Guess guessed(Bounds bounds) {
    View view;
    view.game = ChallengeView{{}, std::nullopt, DuelView{DuelKind::more_or_less, {}, CardNo{0}, bounds}};
    Legal legal;
    legal.add(GuessAny{-9999, 9999});
    return std::get<Guess>(ChanceBot{}.choose(view, legal));
}

TEST(Chance, guesses_halve_what_is_known_and_never_name_the_year_0) {
    EXPECT_EQ(guessed({}), Guess{1});
    EXPECT_EQ(guessed({1000, 2000}), Guess{1500});
    EXPECT_EQ(guessed({1000, 1002}), Guess{1001});
    EXPECT_EQ(guessed({std::nullopt, 1}), Guess{-4999 - 1});
    EXPECT_EQ(guessed({-2, 2}), Guess{1});
    EXPECT_EQ(guessed({-2, 1}), Guess{-1});
    EXPECT_EQ(guessed({-1, 2}), Guess{1});
}

TEST(Chance, is_what_it_says) { EXPECT_EQ(ChanceBot{}.why().motive, Motive::by_chance); }

}  // namespace
}  // namespace frise::outside_test
