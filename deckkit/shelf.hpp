// The decks that come with the program.
#pragma once

#include "deckkit/deck.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace frise::deckkit {

// The first is the one to play with where nobody chose.
std::vector<std::string_view> shelf_ids();
// As it is in decks/; nothing if there is none of this id.
std::optional<std::string_view> shelf_json(std::string_view id);

}  // namespace frise::deckkit
