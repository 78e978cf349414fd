// Every game keeps its promises, whatever the set-up and whoever plays.
#include "tests/property/every_game.hpp"
#include "tests/property/for_all.hpp"
#include "tests/property/watched_game.hpp"
#include "tests/support/random_player.hpp"
#include "tests/support/random_setup.hpp"
#include "tests/support/sanitized.hpp"

#include <set>

namespace frise::test {
namespace {

// Kinds of events, by their place in the variant, that happen in a game.
using Kinds = std::set<std::size_t>;

// All that its kind lists. What a kind does not list it cannot emit.
Kinds expected_kinds(GameId game) {
    Kinds kinds;
    with_kind(game, [&]<class Kind>(As<Kind> /*kind*/) {
        for_each(EventsOf<Kind>{}, [&]<class E>(As<E> /*event*/) { kinds.insert(Event{E{}}.index()); });
    });
    return kinds;
}

INSTANTIATE_TEST_SUITE_P(property, EveryGame, testing::ValuesIn(all_games), test_name);

TEST_P(EveryGame, keeps_its_promises_from_any_set_up) {
    for_all(at_ease(100), [&] {
        Shrinking pick;
        const auto setup = random_setup(GetParam(), pick);
        note(setup);
        Dice dice{pick.below(1000)};
        check_log(watch_random_game(setup, dice));
    });
}

TEST_P(EveryGame, keeps_its_promises_in_hundreds_of_games) {
    // A contest is three games in one.
    const auto games = static_cast<std::uint64_t>(at_ease(GetParam() == GameId::contest ? 150 : 500));
    const std::uint64_t first = static_cast<std::uint64_t>(GetParam()) * 1000;
    Kinds happened;
    for (std::uint64_t seed = first; seed < first + games; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        Dice dice{seed};
        const auto watched = watch_random_game(random_setup(GetParam(), dice), dice, {8, 200, 16});
        check_log(watched);
        for (const Event& event : watched.log().events) happened.insert(event.index());
    }
    EXPECT_EQ(happened, expected_kinds(GetParam())) << "random games should see all that can happen, and nothing else";
}

// The simulator plays many games in one state.
TEST_P(EveryGame, begins_again_with_nothing_left_of_the_game_before) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Dice dice{seed};
        const auto setup = random_setup(GetParam(), dice);
        Seeded chance{setup.seed};
        Game used{setup};
        used.start(chance);
        const Game fresh = used;
        RandomPlayer player{seed, 50};
        while (!used.over()) {
            const Seat seat = player.next(used);
            ASSERT_TRUE(used.apply(seat, player.choose(used, seat), chance));
        }
        used.start(chance);
        EXPECT_TRUE(used.state() == fresh.state()) << "seed " << seed;
    }
}

}  // namespace
}  // namespace frise::test
