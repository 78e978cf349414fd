// Sentences out of the table of texts.
#pragma once

#include "wording/slot.hpp"
#include "wording/text.hpp"

#include <string>
#include <vector>

namespace frise {

inline std::string phrase(Language language, Text text, const Slots& slots = {}) {
    return filled(language, words(language, text), slots);
}

// "Clio, Janus and Iris"
std::string listed(Language language, const std::vector<std::string>& names);

}  // namespace frise
