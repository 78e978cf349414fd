// Lists of names.
#pragma once

#include "wording/language.hpp"

#include <string>
#include <vector>

namespace frise {

// "Clio, Janus and Iris"
std::string listed(Language language, const std::vector<std::string>& names);

}  // namespace frise
