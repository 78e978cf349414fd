// What themes are called.
#pragma once

#include "wording/language.hpp"

#include <string_view>

namespace frise::deckkit {

// The name that decks and options use is the English one; what is no theme is given back as it is.
std::string_view theme_title(std::string_view theme, Language language);

}  // namespace frise::deckkit
