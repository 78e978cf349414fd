// The symbols of coop on both sides of a card.
#pragma once

#include "deckkit/deck.hpp"
#include "deckkit/print/lettering.hpp"
#include "deckkit/print/picture.hpp"

#include <vector>

namespace frise::deckkit::print {

// One for each card in the order of the deck: its own, or where a deck has none at all, dealt over `count` symbols so
// that every pair of different ones comes up as often. The same deck always gets the same.
std::vector<std::optional<Icons>> symbols_for(const std::vector<Card>& cards, bool wanted, int count);

// A seal with the symbol around this point.
void draw_seal(cairo_t* canvas, Pictures& pictures, const Lettering& lettering, Icon icon, double x, double y);

// Spreads well, and is the same everywhere.
std::uint64_t hash_of(std::string_view text);

}  // namespace frise::deckkit::print
