// Sentences out of the table of texts.
#pragma once

#include "terminal/text.hpp"
#include "wording/slot.hpp"

#include <string>

namespace frise::terminal {

inline std::string phrase(Language language, Text text, const Slots& slots = {}) {
    return filled(language, words(language, text), slots);
}

}  // namespace frise::terminal
