// What things that illustrations show are called in French, whose own names are English.
#pragma once

#include <string_view>

namespace frise::server {

// A line a word: the French one without accents, then English words for it.
std::string_view picture_words();

}  // namespace frise::server
