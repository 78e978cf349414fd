// The years of a deck as a picture.
#pragma once

#include "deckkit/deck.hpp"

#include <string>

namespace frise::deck_commands {

// A plot over the scale of time, in the colours of the eras.
std::string spread_svg(const deckkit::Deck& deck, Language language);

}  // namespace frise::deck_commands
