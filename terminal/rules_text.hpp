// The rules of a game in a few lines, as its terms make them.
#pragma once

#include "engine/rules/terms.hpp"
#include "terminal/voice.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace frise::terminal {

enum class Rules : std::uint8_t { brief, all };

std::vector<std::string> rules_of(Language language, const Terms& terms, Rules rules);
void show_rules(const Voice& voice, const Terms& terms, Rules rules);

}  // namespace frise::terminal
