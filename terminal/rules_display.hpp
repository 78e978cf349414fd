// The rules of a game on the screen.
#pragma once

#include "engine/rules/terms.hpp"
#include "terminal/voice.hpp"
#include "wording/rules_text.hpp"

namespace frise::terminal {

void show_rules(const Voice& voice, const Terms& terms, Rules rules);

}  // namespace frise::terminal
