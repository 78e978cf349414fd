// In floating point: years may be as far apart as 64 bits allow.
#include "bots/time_scale.hpp"

#include "bots/portable_math.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace frise {
namespace {

constexpr double today = 2026;
// So many years ago the scale changes from years to their logarithm.
constexpr double recent = 30;
constexpr double farthest = 9e18;

double worked_out(Year year) { return portable::asinh((static_cast<double>(year) - today) / recent); }

// The years that are asked for again and again: those of dials and of most cards.
constexpr Year most_usual = 10'000;
using UsualYears = std::array<double, 2 * most_usual + 1>;
UsualYears usual_years() {
    UsualYears places;
    for (std::size_t i = 0; i < places.size(); ++i) places[i] = worked_out(static_cast<Year>(i) - most_usual);
    return places;
}

}  // namespace

double on_scale(Year year) {
    static const UsualYears usual = usual_years();
    if (year < -most_usual || year > most_usual) return worked_out(year);
    return usual[static_cast<std::size_t>(year + most_usual)];
}

Year year_at(double place) {
    const double year = std::round(std::clamp(today + recent * portable::sinh(place), -farthest, farthest));
    return year == 0 ? -1 : static_cast<Year>(year);
}

double years_per_unit(double place) { return recent * portable::cosh(place); }

}  // namespace frise
