// The decks that come with the program.
#pragma once

#include "deckkit/deck.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace frise::deckkit {

// In the order in which people are shown them: that of the names of their files, which may begin with a number.
std::vector<std::string_view> shelf_ids();
// As it is in decks/; nothing if there is none of this id.
std::optional<std::string_view> shelf_json(std::string_view id);

}  // namespace frise::deckkit
