// Decks as tables for spreadsheets, from which `import_deck` makes the same deck again.
#pragma once

#include "deckkit/deck.hpp"

#include <string>

namespace frise::deckkit {

struct CsvStyle {
    char separator = ',';  // or ; for spreadsheets of countries with decimal commas, or a tab
    bool with_bom = true;  // without it Excel takes UTF-8 for Windows-1252
};

// First what the deck says of itself, a row a field, then a row of names, then a row a card.
std::string export_csv(const Deck& deck, CsvStyle style = {});

}  // namespace frise::deckkit
