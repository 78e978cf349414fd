// Bots do not cheat: given two games that differ only in what is hidden from their seat, they do the same.
#include "bots/make_bot.hpp"
#include "tests/property/every_game.hpp"
#include "tests/property/twin.hpp"
#include "tests/support/random_setup.hpp"

#include <memory>
#include <string>
#include <vector>

namespace frise::test {
namespace {

class EveryBot : public EveryGame {};
INSTANTIATE_TEST_SUITE_P(property, EveryBot, testing::ValuesIn(all_games), test_name);

// Two copies of one bot: the same knowledge of history, the same seed, told the same things.
struct Pair {
    std::unique_ptr<Bot> here;
    std::unique_ptr<Bot> there;

    Pair(const BotKind& kind, const std::vector<Year>& years, std::uint64_t seed)
        : here{make_bot(kind, years, {}, seed)}, there{make_bot(kind, years, {}, seed)} {}
    void watch(const Seen& event) const {
        here->watch(event);
        there->watch(event);
    }
};

std::vector<Pair> pairs_for(const Setup& setup, std::uint64_t seed) {
    const std::vector<std::string> kinds{"child", "regular", "historian", "expert+naive"};
    std::vector<Pair> pairs;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(setup.terms.seats); ++seat) {
        pairs.emplace_back(*bot_kind(kinds[(seed + seat) % kinds.size()]), setup.deck.years, seed * 10 + seat);
    }
    return pairs;
}

TEST_P(EveryBot, does_the_same_in_two_games_that_differ_only_in_hidden_things) {
    int asked = 0;
    for (std::uint64_t seed = 0; seed < 40 && !HasFailure(); ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        Dice dice{seed};
        const auto setup = random_setup(GetParam(), dice);
        const auto pairs = pairs_for(setup, seed);
        Game game{setup};
        Seeded chance{setup.seed};
        Events events;
        game.start(chance, Sink{events});
        for (int actions = 0; !game.over() && actions < 300; ++actions) {
            for (const Event& event : events) {
                for (std::size_t seat = 0; seat < pairs.size(); ++seat) pairs[seat].watch(seen(event, seat_at(seat)));
            }
            events.clear();
            const Seat seat = *game.to_act().begin();
            const Game twin = hidden_twin(game, seat, dice);
            const Action action = pairs[index(seat)].here->choose(game.view(seat), game.legal(seat));
            ASSERT_EQ(pairs[index(seat)].there->choose(twin.view(seat), twin.legal(seat)), action);
            ASSERT_TRUE(game.apply(seat, action, chance, Sink{events}));
            ++asked;
        }
    }
    EXPECT_GT(asked, 50);
}

}  // namespace
}  // namespace frise::test
