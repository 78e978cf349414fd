// In floating point: years may be as far apart as 64 bits allow.
#include "bots/margin.hpp"

#include <algorithm>
#include <limits>

namespace frise {
namespace {

constexpr double boundless = std::numeric_limits<double>::infinity();

double years_from(Year from, Year to) { return static_cast<double>(to) - static_cast<double>(from); }

}  // namespace

double margin(const Line& line, int gap, Year year) {
    const auto right = static_cast<std::size_t>(gap);
    const double before = right == 0 ? boundless : years_from(line[right - 1].year, year);
    const double after = right == line.size() ? boundless : years_from(year, line[right].year);
    return std::min(before, after);
}

double free_margin(const Line& line, const std::vector<std::optional<Dated>>& rift, Year year) {
    double nearest = boundless;
    for (std::size_t i = 0; i < rift.size(); ++i) {
        if (rift[i]) nearest = std::min(nearest, -margin(line, static_cast<int>(i) + 1, year));
    }
    return nearest;
}

}  // namespace frise
