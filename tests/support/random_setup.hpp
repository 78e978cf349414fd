// Set-ups out of everything that rules.md allows, with a liking for the edges: decks just large enough, equal
// years, years of deep time, hands of one card.
#pragma once

#include "engine/rules/setup.hpp"
#include "tests/support/picker.hpp"

namespace frise::test {

Setup random_setup(GameId game, Picker& pick);

}  // namespace frise::test
