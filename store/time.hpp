// When something happened.
#pragma once

#include <cstdint>

namespace frise::store {

using Time = std::int64_t;  // milliseconds since 1970

}  // namespace frise::store
