// What is let through from outside is what the rules accept, for any action at any time.
#include "bots/outside/allows.hpp"

#include "engine/rules/game.hpp"
#include "tests/support/every_action.hpp"
#include "tests/support/random_player.hpp"
#include "tests/support/random_setup.hpp"

#include <gtest/gtest.h>

namespace frise::outside_test {
namespace {

bool accepted(Game game, Seat seat, const Action& action) {
    Seeded chance{1};
    return game.apply(seat, action, chance).has_value();
}

TEST(Allows, what_the_rules_accept_and_nothing_else) {
    for (const GameId id : all_games) {
        for (std::uint64_t seed = 0; seed < 8 && !::testing::Test::HasFailure(); ++seed) {
            SCOPED_TRACE(std::string{name(id)} + ", seed " + std::to_string(seed));
            test::Dice dice{seed};
            Game game{test::random_setup(id, dice)};
            test::RandomPlayer player{seed, 60};
            Seeded chance{seed};
            for (game.start(chance); !game.over();) {
                const Seat seat = player.next(game);
                const Legal legal = game.legal(seat);
                for (const Action& action : test::some_actions(game, dice)) {
                    ASSERT_EQ(allows(game.view(seat), legal, action), accepted(game, seat, action)) << action.index();
                }
                const Action action = player.choose(game, seat);
                ASSERT_TRUE(allows(game.view(seat), legal, action));
                ASSERT_TRUE(game.apply(seat, action, chance));
            }
        }
    }
}

}  // namespace
}  // namespace frise::outside_test
