// The promises that every game keeps after every action. Each check throws Broken.
#pragma once

#include "engine/rules/game.hpp"
#include "tests/support/picker.hpp"

#include <vector>

namespace frise::test {

void check_every_card_is_in_one_place(const Game& game);
void check_rows_are_in_order(const Game& game);

// Each action is accepted or refused as protocol.md says, and a refused one changes nothing.
void check_refusals(const Game& game, const std::vector<Action>& actions);

// legal() lists what is accepted, all of it, each once.
void check_legal(const Game& game, Picker& pick);

}  // namespace frise::test
