// Actions to try at a table, of every kind that any game has. They are made from their fields, so that none is
// forgotten.
#pragma once

#include "engine/rules/game.hpp"
#include "tests/support/picker.hpp"

#include <vector>

namespace frise::test {

// All actions that this table could hear of: every card with every gap and every seat, those that are nowhere
// too; of the dials and years the edges and a few in between.
std::vector<Action> all_actions(const Game& game, Picker& pick);

// The same in a few, for checking often.
std::vector<Action> some_actions(const Game& game, Picker& pick);

}  // namespace frise::test
