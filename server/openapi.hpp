// The description of the HTTP interface, as /api gives it.
#pragma once

#include <string_view>

namespace frise {

std::string_view openapi_json();

}  // namespace frise
