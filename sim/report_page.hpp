// The page of a report, before the numbers are put in.
#pragma once

#include <string_view>

namespace frise {

std::string_view report_page();

}  // namespace frise
