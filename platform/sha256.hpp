// SHA-256, to name what a text says.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace frise {

std::array<std::uint8_t, 32> sha256(std::string_view bytes);

}  // namespace frise
