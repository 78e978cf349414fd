// What people may write for one thing, in any language: a text that is a list, with commas between.
#pragma once

#include "wording/text.hpp"

#include <string_view>
#include <vector>

namespace frise {

// The parts of a list, in its order; "none" has no parts.
std::vector<std::string_view> spellings_in(Language language, Text list);

// Of all languages, English first.
std::vector<std::string_view> all_spellings(Text list);

}  // namespace frise
