// Who knows more wins more. The seed is fixed: these games always go the same way.
#include "sim/interval.hpp"
#include "tests/sim/runs.hpp"

#include <gtest/gtest.h>

namespace frise::sim::test {
namespace {

TEST(Strength, historians_beat_children) {
    for (const GameId game : all_games) {
        if (descriptor(game).together) continue;
        const Tally tally = tally_of(plan_for(game, 2, {Strength::historian, Strength::child}, 400), 2);
        EXPECT_GT(share_of(tally.entrants[0].wins).low, 0.5) << name(game);
        EXPECT_LT(share_of(tally.entrants[1].wins).high, 0.5) << name(game);
    }
}

TEST(Strength, teams_of_historians_score_more_than_teams_of_children) {
    const Tally historians = tally_of(plan_for(GameId::coop, 2, {Strength::historian}, 100), 2);
    const Tally children = tally_of(plan_for(GameId::coop, 2, {Strength::child}, 100), 2);
    EXPECT_GT(mean_of(std::get<CoopTally>(historians.own).scores).low,
              mean_of(std::get<CoopTally>(children.own).scores).high);
}

TEST(Strength, equals_win_equally_often) {
    const Tally tally = tally_of(plan_for(GameId::classic, 2, {Strength::regular, Strength::regular}, 400), 2);
    for (const EntrantTally& entrant : tally.entrants) {
        EXPECT_LT(share_of(entrant.wins).low, 0.5);
        EXPECT_GT(share_of(entrant.wins).high, 0.5);
    }
}

}  // namespace
}  // namespace frise::sim::test
