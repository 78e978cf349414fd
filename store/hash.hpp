// What is kept of a secret.
#pragma once

#include <array>
#include <cstdint>

namespace frise::store {

using Hash = std::array<std::uint8_t, 32>;  // SHA-256

}  // namespace frise::store
