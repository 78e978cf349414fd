// The leak test: another game that differs from a given one in everything that is hidden from a viewer, and in
// nothing else. What the viewer is shown must be the same, and needs no list of secrets.
#pragma once

#include "engine/rules/game.hpp"
#include "tests/support/picker.hpp"

namespace frise::test {

Game hidden_twin(const Game& game, Viewer viewer, Picker& pick);

// Views, legal actions and refusals of the game and of its twins are equal, as values and as JSON.
void check_nothing_leaks(const Game& game, Picker& pick);

}  // namespace frise::test
