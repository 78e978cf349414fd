// Halving.
#include "games/challenge/play/candidates.hpp"

#include "bots/time_scale.hpp"

#include <algorithm>

namespace frise {
namespace {

YearRange left_by(const Bounds& bounds, const YearRange& years) {
    return {bounds.low ? *bounds.low + 1 : years.least, bounds.high ? *bounds.high - 1 : years.most};
}

// The place of the scale that has half of what is believed possible on either side; where the belief has nothing to say
// any more, the middle.
double halfway(const Belief& belief, const Candidates& years) {
    const double least = on_scale(years.first);
    const double most = on_scale(years.last);
    const double from = belief.before(least);
    const double to = belief.before(most);
    if (to - from <= 1e-3) return (least + most) / 2;
    return belief.middle + belief.spread * Bell::reaching((from + to) / 2);
}

}  // namespace

Candidates candidates(const Bounds& bounds, const YearRange& years) {
    const auto [first, last] = left_by(bounds, years);
    return {first == 0 ? 1 : first, last == 0 ? -1 : last};
}

Year middle_of(const Bounds& bounds, const YearRange& years) {
    const auto [first, last] = left_by(bounds, years);
    const Year middle = first + (last - first) / 2;
    if (middle != 0) return middle;
    return last > 0 ? 1 : -1;
}

// On either side an even number of years should be left: whoever then has to guess among two has no better chance than
// the other.
Year best_guess(const Belief& belief, const Candidates& years) {
    const Year half = std::clamp(year_at(halfway(belief, years)), years.first, years.last);
    const Year before = years.count_to(half);
    return years.count() % 2 == 1 && before % 2 == 1 ? years.at(before - 1) : half;
}

}  // namespace frise
