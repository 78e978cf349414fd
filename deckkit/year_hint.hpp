// Words on a card that give its year away.
#pragma once

#include <optional>
#include <string_view>

namespace frise::deckkit {

// The first such words: a number of three digits or more, a century, a decade, a year in Roman numerals.
std::optional<std::string_view> year_hint(std::string_view text);

}  // namespace frise::deckkit
