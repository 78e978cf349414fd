// Filling the table.
#include "bots/bell.hpp"

#include <cmath>
#include <numbers>

namespace frise {

Bell::Bell() {
    for (std::size_t i = 0; i <= steps; ++i) {
        const double z = static_cast<double>(i) / steps_per_unit - edge;
        table_[i] = std::erfc(-z / std::numbers::sqrt2) / 2;
    }
}

}  // namespace frise
