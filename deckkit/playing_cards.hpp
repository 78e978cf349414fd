// A deck's cards as the engine takes them.
#pragma once

#include "deckkit/deck.hpp"
#include "engine/rules/terms.hpp"

#include <vector>

namespace frise::deckkit {

// Titles in one language. Without the cards that the game cannot use: dials have four digits.
std::vector<frise::Card> playing_cards(const Deck& deck, Language language, GameId game);

}  // namespace frise::deckkit
