// The questions before a game: which one, and who plays. Enter takes the answer that is offered.
#pragma once

#include "engine/rules/terms.hpp"
#include "terminal/company.hpp"
#include "terminal/voice.hpp"

#include <optional>
#include <string>
#include <vector>

namespace frise::terminal {

// False: the input ended. No names: the usual decks.
bool ask_decks(const Voice& voice, std::vector<std::string>& names);

// Nothing: the input ended.
std::optional<GameId> ask_game(const Voice& voice);
std::optional<Company> ask_company(const Voice& voice, GameId game);

}  // namespace frise::terminal
