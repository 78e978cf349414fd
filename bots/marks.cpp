// Gaps and chances.
#include "bots/marks.hpp"

#include <algorithm>

namespace frise {

int Marks::gap_at(double place) const {
    return static_cast<int>(std::upper_bound(places_.begin(), places_.end(), place) - places_.begin());
}

double Marks::chance(const Belief& belief, int gap) const {
    if (belief.certain()) return left_of(gap) <= belief.middle && belief.middle <= right_of(gap) ? 1 : 0;
    return belief.before(right_of(gap)) - belief.before(left_of(gap));
}

Marks::Best Marks::best_gap(const Belief& belief) const {
    if (belief.certain()) return {gap_at(belief.middle), 1};
    const double share = 1 / belief.spread;
    Best best{gap_at(belief.middle - Bell::edge * belief.spread), -1};
    double below = 0;
    for (int gap = best.gap; below < 1 && gap <= last_gap(); ++gap) {
        const double here = gap == last_gap() ? 1 : Bell::below((right_of(gap) - belief.middle) * share);
        if (here - below > best.chance) best = {gap, here - below};
        below = here;
    }
    return best;
}

}  // namespace frise
