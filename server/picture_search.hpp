// Illustrations for the words somebody typed.
#pragma once

#include "wording/language.hpp"

#include <string_view>
#include <vector>

namespace frise::server {

// The best first; without words, some of those that decks of the shelf show.
std::vector<std::string_view> pictures_for(std::string_view words, Language language, std::size_t most);

}  // namespace frise::server
