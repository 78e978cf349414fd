// What the games are called, and what they are about.
#pragma once

#include "engine/rules/terms.hpp"
#include "wording/language.hpp"

#include <string_view>

namespace frise {

std::string_view game_title(GameId game, Language language);
// In one sentence, what it is about.
std::string_view game_summary(GameId game, Language language);

}  // namespace frise
