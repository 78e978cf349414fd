// How well a year is known.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace frise {

// Where it is only known to the decade or century, the year given stands for the time around it.
enum class Precision : std::uint8_t { exact, about, decade, century, millennium };
inline constexpr std::array all_precisions{Precision::exact, Precision::about, Precision::decade, Precision::century,
                                           Precision::millennium};

constexpr std::string_view name(Precision precision) {
    constexpr std::array<std::string_view, all_precisions.size()> names{"exact", "about", "decade", "century",
                                                                        "millennium"};
    return names[static_cast<std::size_t>(precision)];
}

}  // namespace frise
