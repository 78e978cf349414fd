// A recorded game read, played again by the rules, and written again with what each viewer sees.
#pragma once

#include <string>
#include <string_view>

namespace frise::recorder {

// A log, or a file of tests/data/golden with one in it.
std::string played_again(std::string_view text);

}  // namespace frise::recorder
