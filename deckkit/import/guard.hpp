// Texts that a spreadsheet would take for formulas.
#pragma once

#include <string>
#include <string_view>

namespace frise::deckkit {

// With an apostrophe before what begins with = + - @ and is no number, however many apostrophes it has already.
std::string guarded(std::string_view text);
std::string unguarded(std::string_view text);

}  // namespace frise::deckkit
