// Files that are built into the program.
#pragma once

#include <string_view>

namespace frise {

// One illustration a line, sorted by name: NAME, a tab, the inside of an SVG of 512 × 512.
std::string_view illustration_bytes();

std::string_view fraunces_latin();
std::string_view fraunces_latin_ext();
std::string_view inter_medium();
std::string_view inter_semi_bold();

}  // namespace frise
