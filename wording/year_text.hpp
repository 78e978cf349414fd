// Years and other numbers as readers expect them.
#pragma once

#include "engine/core/card.hpp"
#include "wording/language.hpp"

#include <cstdint>
#include <string>

namespace frise {

// "44 BC", "1876", "around 3200 BC"; never broken over two lines.
std::string year_text(Language language, Year year, bool about = false);

// The parts of it, for where they stand on lines of their own: "3,200", "BC", "around".
std::string year_digits(Language language, Year year);
std::string before_christ_mark(Language language);
std::string about_mark(Language language);

// 12,345, with the sign that the language puts between thousands.
std::string grouped(Language language, std::uint64_t number);
// 0.5, with the language's own sign, and 50.0%.
std::string decimal_text(Language language, double value, int digits = 1);
std::string percent_text(Language language, double share);

}  // namespace frise
