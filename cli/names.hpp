// Names of players, as they are typed.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace frise::cli {

inline constexpr std::size_t longest_name = 20;

// The names in a text with commas; empty ones left out, long ones cut.
std::vector<std::string> names_in(std::string_view text);
std::optional<std::string> repeated_name(const std::vector<std::string>& names);

}  // namespace frise::cli
