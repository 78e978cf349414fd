// What an event says must be true of the table that it happens at.
#pragma once

#include "engine/rules/game.hpp"

namespace frise::test {

// `before` is the game as it stood just before the event.
void check_event(const Game& before, const Event& event);

}  // namespace frise::test
