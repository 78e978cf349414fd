// Which Frise this is; written by the build.
#pragma once

#include <string_view>

namespace frise {

extern const std::string_view version;
extern const std::string_view commit;

}  // namespace frise
