// Filling the table.
#include "bots/bell.hpp"

#include "bots/portable_math.hpp"

#include <algorithm>

namespace frise {

const std::array<double, Bell::steps + 1> Bell::table = [] {
    std::array<double, steps + 1> shares{};
    for (std::size_t i = 0; i <= steps; ++i) {
        const double z = static_cast<double>(i) / steps_per_unit - edge;
        shares[i] = portable::bell(z);
    }
    return shares;
}();

double Bell::reaching(double share) {
    const auto* const right = std::upper_bound(table.begin() + 1, table.end() - 1, share);
    const double left = *(right - 1);
    const double at = static_cast<double>(right - 1 - table.begin()) + (share - left) / (*right - left);
    return at / steps_per_unit - edge;
}

}  // namespace frise
