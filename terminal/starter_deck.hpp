// The deck that comes with the program.
#pragma once

#include "terminal/play_deck.hpp"

#include <string_view>

namespace frise {

extern const std::string_view starter_deck_json;  // decks/starter.json, put here by the build

namespace terminal {

inline PlayDeck starter_deck() { return read_deck(starter_deck_json).value(); }

}  // namespace terminal
}  // namespace frise
