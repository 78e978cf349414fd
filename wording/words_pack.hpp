// The texts of all languages that are part of the program, as wording/pack.mjs made it of their files.
#pragma once

#include <string_view>

namespace frise {

// An object of language codes, each with an object of names and texts.
std::string_view words_pack();

}  // namespace frise
