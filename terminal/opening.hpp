// The questions before a game: which one, and who plays. Enter takes the answer that is offered.
#pragma once

#include "engine/rules/terms.hpp"
#include "terminal/cast.hpp"
#include "terminal/voice.hpp"
#include "terminal/wishes.hpp"

#include <optional>
#include <string>
#include <vector>

namespace frise::terminal {

struct Company {
    std::vector<std::string> names;  // of the people; one alone may be without
    std::vector<Opponent> bots;
};

// False: the input ended. No names: the usual decks.
bool ask_decks(const Voice& voice, std::vector<std::string>& names);

// Nothing: the input ended.
std::optional<GameId> ask_game(const Voice& voice);
std::optional<Company> ask_company(const Voice& voice, GameId game);

}  // namespace frise::terminal
