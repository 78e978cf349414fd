// What a deck says of itself, as rows at the head of a table: #frise, the name of the field, its value.
#pragma once

#include "deckkit/deck.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace frise::deckkit {

inline constexpr std::string_view deck_row_mark = "#frise";
inline constexpr char between_themes = '|';

// Authors, tags and own themes have a row each.
std::vector<std::pair<std::string, std::string>> deck_fields(const Deck& deck);

// False for a field that decks do not have.
bool set_deck_field(Deck& deck, std::string_view field, std::string value);

}  // namespace frise::deckkit
