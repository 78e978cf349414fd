// Whole games among bots of every kind: always legal, always the same, always with an end.
#include "bots/make_bot.hpp"
#include "engine/rules/game.hpp"
#include "tests/support/picker.hpp"
#include "tests/support/random_setup.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <memory>

namespace frise {
namespace {

const std::vector<const char*> kinds{"child",
                                     "beginner",
                                     "regular",
                                     "expert",
                                     "historian",
                                     "regular+naive",
                                     "expert+honest",
                                     "child+contest-all",
                                     "expert+contest-none",
                                     "regular+no-discard",
                                     "child+naive+no-discard"};

std::vector<std::unique_ptr<Bot>> bots_for(const Setup& setup, std::uint64_t seed) {
    std::vector<std::unique_ptr<Bot>> bots;
    for (std::uint64_t seat = 0; seat < static_cast<std::uint64_t>(setup.terms.seats); ++seat) {
        const BotKind kind = *bot_kind(kinds[(seed + seat) % kinds.size()]);
        bots.push_back(make_bot(kind, setup.deck.years, {}, seed * 100 + seat));
    }
    return bots;
}

Events play_out(const Setup& setup, std::uint64_t seed) {
    Events events;
    Game game{setup};
    Seeded chance{setup.seed};
    const auto bots = bots_for(setup, seed);
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

class BotsIn : public testing::TestWithParam<GameId> {};

TEST_P(BotsIn, play_only_what_is_legal_and_come_to_an_end) {
    test::Dice dice{11};
    for (std::uint64_t seed = 0; seed < 100 && !HasFailure(); ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        play_out(test::random_setup(GetParam(), dice), seed);
    }
}

TEST_P(BotsIn, play_the_same_game_again) {
    test::Dice dice{12};
    const auto setup = test::random_setup(GetParam(), dice);
    EXPECT_EQ(play_out(setup, 5), play_out(setup, 5));
}

// A bot that takes over a seat in the middle of a game has only the view to go by.
TEST_P(BotsIn, may_join_at_any_time) {
    test::Dice dice{13};
    const auto setup = test::random_setup(GetParam(), dice);
    Game game{setup};
    Seeded chance{setup.seed};
    game.start(chance);
    for (std::uint64_t actions = 0; !game.over() && actions < 400; ++actions) {
        const Seat seat = *game.to_act().begin();
        const auto newcomer = make_bot({}, setup.deck.years, {}, actions);
        ASSERT_TRUE(game.apply(seat, newcomer->choose(game.view(seat), game.legal(seat)), chance));
    }
}

INSTANTIATE_TEST_SUITE_P(EveryGame, BotsIn, testing::ValuesIn(all_games), [](const auto& game) {
    std::string text{name(game.param)};
    std::replace(text.begin(), text.end(), '-', '_');
    return text;
});

}  // namespace
}  // namespace frise
