// Filling the table.
#include "bots/bell.hpp"

#include <cmath>
#include <numbers>

namespace frise {

const std::array<double, Bell::steps + 1> Bell::table = [] {
    std::array<double, steps + 1> shares{};
    for (std::size_t i = 0; i <= steps; ++i) {
        const double z = static_cast<double>(i) / steps_per_unit - edge;
        shares[i] = std::erfc(-z / std::numbers::sqrt2) / 2;
    }
    return shares;
}();

}  // namespace frise
