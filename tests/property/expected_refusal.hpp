// What protocol.md says of any action whatever, written down a second time and apart from the rules: the code of
// the refusal, or that it is accepted. And the actions to try it with.
#pragma once

#include "engine/core/result.hpp"
#include "engine/rules/game.hpp"
#include "tests/support/picker.hpp"

#include <optional>
#include <vector>

namespace frise::test {

std::optional<ErrorCode> expected_refusal(const Game& game, Seat seat, const Action& action);

// All actions that this table could hear of: every card with every gap and every seat, those that are nowhere
// too; of the dials and years the edges and a few in between.
std::vector<Action> all_actions(const Game& game, Picker& pick);

// The same in a few, for checking often.
std::vector<Action> some_actions(const Game& game, Picker& pick);

}  // namespace frise::test
