// Formulas.
#include "sim/interval.hpp"

#include <algorithm>
#include <cmath>

namespace frise::sim {
namespace {

constexpr double z = 1.959964;  // leaves 2.5 % on either side

}  // namespace

Interval share_of(double hits, double tries) {
    if (tries <= 0) return {0, 0, 1};
    const double share = hits / tries;
    const double middle = (share + z * z / (2 * tries)) / (1 + z * z / tries);
    const double half = z / (1 + z * z / tries) * std::sqrt(share * (1 - share) / tries + z * z / (4 * tries * tries));
    return {share, std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

Interval share_of(const Wins& wins) {
    return share_of(static_cast<double>(wins.parts) / whole_win, static_cast<double>(wins.games));
}

Interval mean_of(const Histogram& values) {
    double count = 0;
    double sum = 0;
    for (const auto& [value, times] : values) {
        count += static_cast<double>(times);
        sum += static_cast<double>(value) * static_cast<double>(times);
    }
    if (count == 0) return {};
    const double mean = sum / count;
    double squares = 0;
    for (const auto& [value, times] : values) {
        squares +=
            (static_cast<double>(value) - mean) * (static_cast<double>(value) - mean) * static_cast<double>(times);
    }
    const double half = count > 1 ? z * std::sqrt(squares / (count - 1) / count) : 0;
    return {mean, mean - half, mean + half};
}

std::int64_t quantile(const Histogram& values, double share) {
    Count count = 0;
    for (const auto& [value, times] : values) count += times;
    Count reached = 0;
    for (const auto& [value, times] : values) {
        reached += times;
        if (static_cast<double>(reached) >= share * static_cast<double>(count)) return value;
    }
    return 0;
}

}  // namespace frise::sim
