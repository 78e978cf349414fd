// Years as readers expect them.
#pragma once

#include "engine/core/card.hpp"
#include "wording/language.hpp"

#include <string>

namespace frise {

// "44 BC", "1876", "around 3200 BC"; never broken over two lines.
std::string year_text(Language language, Year year, bool about = false);

}  // namespace frise
