// Every game keeps its promises, whatever the set-up and whoever plays.
#include "tests/property/every_game.hpp"
#include "tests/property/for_all.hpp"
#include "tests/property/watched_game.hpp"
#include "tests/support/random_setup.hpp"
#include "tests/support/sanitized.hpp"

#include <set>

namespace frise::test {
namespace {

// Kinds of events, by their place in the variant, that happen in a game.
using Kinds = std::set<std::size_t>;

template <class... Es>
Kinds kinds_of() {
    return {Event{Es{}}.index()...};
}

Kinds expected_kinds(GameId game) {
    switch (game) {
        case GameId::coop:
            return kinds_of<Dealt, Started, DiscardStarted, Played, Stuck, Discarded, Drew, TurnEnded, Reshuffled,
                            GameOver>();
        case GameId::challenge:
            return kinds_of<TrialBegan, Answered, Turned, Advanced, DuelBegan, Started, Drew, DuelPlaced, Discarded,
                            Out, Guessed, DuelWon, Reshuffled, GameOver>();
        case GameId::contest:
            return kinds_of<Dealt, Started, Proposed, Accepted, Contested, ProposalPlaced, PutRight, Drew, Gave, Scored,
                            Reshuffled, GameOver>();
        case GameId::classic:
        case GameId::first_edition:
        case GameId::twist:
        case GameId::chronology: break;
    }
    return kinds_of<Dealt, Started, Placed, PutRight, Discarded, Removed, Drew, Reshuffled, RoundEnded, TieBreakBegan,
                    Out, GameOver>();
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

}  // namespace
}  // namespace frise::test
