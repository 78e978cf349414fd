// Text for comparing: small ASCII letters, without accents.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace frise::deckkit {

// "Événement" and "EVENEMENT" become "evenement"; ligatures two letters; dashes, quotes and spaces plain ones; what has
// no such spelling becomes a space.
std::string folded(std::string_view text);

// The runs of letters and digits of a folded text.
std::vector<std::string_view> words_of(std::string_view folded_text);

bool is_slug(std::string_view text);

}  // namespace frise::deckkit
