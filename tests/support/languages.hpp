// The languages that tests ask for by name.
#pragma once

#include "wording/language.hpp"

namespace frise {

inline const Language english;
inline const Language french = language_with("fr").value();

}  // namespace frise
