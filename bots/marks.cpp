// Gaps and chances.
#include "bots/marks.hpp"

#include "bots/count_up_to.hpp"

namespace frise {

int Marks::gap_at(double place) const { return static_cast<int>(count_up_to(places_, place)); }

Marks::Best Marks::best_gap(const Belief& belief) const {
    if (belief.certain()) return {gap_at(belief.middle), 1};
    const double share = 1 / belief.spread;
    const auto below = [&](double place) { return Bell::below((place - belief.middle) * share); };
    const int centre = gap_at(belief.middle);
    const double from = below(left_of(centre));
    const double to = below(right_of(centre));
    Best best{centre, to - from};
    // Outwards, as long as all that is left on that side could be better. Of equal gaps the first counts.
    double right = from;
    for (int gap = centre - 1; gap >= 0 && right >= best.chance; --gap) {
        const double left = below(left_of(gap));
        if (right - left >= best.chance) best = {gap, right - left};
        right = left;
    }
    double left = to;
    for (int gap = centre + 1; gap <= last_gap() && 1 - left > best.chance; ++gap) {
        right = below(right_of(gap));
        if (right - left > best.chance) best = {gap, right - left};
        left = right;
    }
    return best;
}

}  // namespace frise
