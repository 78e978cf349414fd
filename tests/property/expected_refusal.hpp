// What protocol.md says of any action whatever, written down a second time and apart from the rules: the code of
// the refusal, or that it is accepted.
#pragma once

#include "engine/core/result.hpp"
#include "engine/rules/game.hpp"

#include <optional>

namespace frise::test {

std::optional<ErrorCode> expected_refusal(const Game& game, Seat seat, const Action& action);

}  // namespace frise::test
