// Whole games of every kind with bots outside: the example from the documentation, and one that is dead.
#include "bots/outside/outside_bot.hpp"
#include "tests/outside/leftovers.hpp"
#include "tests/outside/match.hpp"
#include "tests/property/every_game.hpp"
#include "tests/support/random_setup.hpp"

namespace frise::outside_test {
namespace {

const std::string example = "python3 '" FRISE_SOURCE_DIR "/docs/example_bot.py'";

class WholeGame : public NothingLeft, public testing::WithParamInterface<GameId> {
  protected:
    // Bots at all seats; gives what happened to them.
    static Mishaps play(const frise::Setup& setup, const std::string& command, int games) {
        Bots bots;
        for (int i = 0; i < setup.terms.seats; ++i) {
            bots.push_back(std::make_unique<OutsideBot>(command, std::chrono::seconds{60}, setup.deck.faces));
        }
        const auto played = Match{setup, bots}.play();
        for (int i = 1; i < games; ++i) EXPECT_EQ((Match{setup, bots}.play()), played) << "whatever came before";
        Mishaps all;
        for (const auto& bot : bots) {
            for (const Mishap& mishap : dynamic_cast<OutsideBot&>(*bot).take_mishaps()) all.push_back(mishap);
        }
        return all;
    }
};
INSTANTIATE_TEST_SUITE_P(outside, WholeGame, testing::ValuesIn(all_games), test::test_name);

TEST_P(WholeGame, the_example_makes_no_mistake) {
    for (std::uint64_t seed = 0; seed < 3 && !HasFailure(); ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        test::Dice dice{seed};
        const auto setup = test::random_setup(GetParam(), dice);
        for (const Mishap& mishap : play(setup, example, 2)) ADD_FAILURE() << mishap.message;
    }
}

TEST_P(WholeGame, ends_with_dead_bots_too) {
    for (std::uint64_t seed = 0; seed < 4 && !HasFailure(); ++seed) {
        test::Dice dice{seed};
        const auto setup = test::random_setup(GetParam(), dice);
        for (const Mishap& mishap : play(setup, "exit 0", 2)) EXPECT_EQ(mishap.kind, MishapKind::died);
    }
}

}  // namespace
}  // namespace frise::outside_test
