// What is wrong with the arguments of a command.
#pragma once

#include "cli/environment.hpp"
#include "wording/language.hpp"

#include <ostream>
#include <string>
#include <string_view>

namespace frise::cli {

void complain(std::ostream& err, const Environment& environment, Language language, std::string_view command,
              const std::string& message);

}  // namespace frise::cli
