// The rules of a game in a few lines, as its terms make them.
#pragma once

#include "engine/rules/terms.hpp"
#include "terminal/voice.hpp"

#include <string>
#include <vector>

namespace frise::terminal {

std::vector<std::string> rules_in_brief(Language language, const Terms& terms);
void show_rules(const Voice& voice, const Terms& terms);

}  // namespace frise::terminal
