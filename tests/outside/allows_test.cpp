// What is let through from outside is what the rules accept, for any action at any time.
#include "bots/outside/allows.hpp"

#include "engine/rules/game.hpp"
#include "tests/support/random_player.hpp"
#include "tests/support/random_setup.hpp"

#include <gtest/gtest.h>

namespace frise::outside_test {
namespace {

// Any action, with numbers around the edges of what is allowed.
class Wild {
  public:
    Wild(const Game& game, test::Dice& dice) : game_{game}, dice_{dice} {}

    Action action() {
        switch (dice_.below(10)) {
            case 0: return Place{card(), gap()};
            case 1: return PlaceDrawn{gap()};
            case 2: return Play{card(), maybe(gap())};
            case 3: return Discard{card()};
            case 4: return EndTurn{};
            case 5: return answer();
            case 6: return Guess{dice_.of(std::vector<Year>{-10'000, -9999, 0, 1, 9999, 10'000})};
            case 7: return Accept{};
            case 8: return Contest{};
            default: return Give{card(), maybe(dice_.between(-1, game_.setup().terms.seats))};
        }
    }

  private:
    CardNo card() {
        const auto cards = static_cast<std::uint32_t>(game_.setup().deck.size());
        return dice_.one_in(20) ? no_such_card : CardNo{dice_.below(cards)};
    }
    int gap() { return dice_.between(-1, last_gap(game_.table().line) + 1); }
    std::optional<int> maybe(int number) { return dice_.one_in(2) ? std::optional{number} : std::nullopt; }
    Answer answer() {
        Answer answer;
        for (int i = dice_.one_in(8) ? dice_.between(0, 5) : 4; i > 0; --i) {
            answer.wheels.push_back(dice_.one_in(8) ? dice_.between(-1, 10) : dice_.between(1, 4));
        }
        answer.sign = maybe(dice_.between(-2, 2));
        return answer;
    }

    const Game& game_;
    test::Dice& dice_;
};

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
                for (int i = 0; i < 20; ++i) {
                    const Action action = Wild{game, dice}.action();
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
