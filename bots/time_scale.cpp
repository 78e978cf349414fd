// In floating point: years may be as far apart as 64 bits allow.
#include "bots/time_scale.hpp"

#include <algorithm>
#include <cmath>

namespace frise {
namespace {

constexpr double today = 2026;
// So many years ago the scale changes from years to their logarithm.
constexpr double recent = 30;
constexpr double farthest = 9e18;

}  // namespace

double on_scale(Year year) { return std::asinh((static_cast<double>(year) - today) / recent); }

Year year_at(double place) {
    const double year = std::round(std::clamp(today + recent * std::sinh(place), -farthest, farthest));
    return year == 0 ? -1 : static_cast<Year>(year);
}

double years_per_unit(double place) { return recent * std::cosh(place); }

}  // namespace frise
