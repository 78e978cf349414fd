// Texts as cards can show them.
#pragma once

#include <string>
#include <string_view>

namespace frise::deckkit {

// Without spaces around it, line breaks and control characters; `exact` leaves the spaces alone.
std::string tidied(std::string_view text, bool exact = false);

}  // namespace frise::deckkit
