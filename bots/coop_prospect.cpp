// Counting room. A card beyond an end of the line is worth three points more than one that is not placed, one over a
// gap two; but a gap takes a single card, and beyond an end the order matters.
#include "bots/coop_prospect.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace frise {
namespace {

constexpr double at_an_end = 3;
constexpr double over_a_gap = 2;
// Of cards beyond an end, so many can be had in an order that uses them.
constexpr double in_order = 0.52;

}  // namespace

std::size_t Rows::gap_of(double place) const {
    const auto right = std::upper_bound(line.begin(), line.end(), place);
    return static_cast<std::size_t>(right - line.begin()) - 1;
}

bool Rows::put(double place) {
    if (place <= line.front()) {
        taken.insert(taken.begin(), 0);
        line.insert(line.begin(), place);
        return true;
    }
    if (place >= line.back()) {
        taken.push_back(0);
        line.push_back(place);
        return true;
    }
    unsigned char& over = taken[gap_of(place)];
    if (over != 0) return false;
    over = 1;
    return true;
}

double chance_of_room(const Rows& rows, const Belief& belief) {
    if (belief.certain()) return rows.has_room(belief.middle) ? 1 : 0;
    double none = 0;
    for (std::size_t gap = 0; gap < rows.taken.size(); ++gap) {
        if (rows.taken[gap] != 0) none += belief.before(rows.line[gap + 1]) - belief.before(rows.line[gap]);
    }
    return 1 - none;
}

double promise(const Rows& rows, std::span<const Belief> cards, double unseen) {
    double points = 0;
    const auto expected = [&](double low, double high) {
        double sum = unseen * (of_any_card.before(high) - of_any_card.before(low));
        for (const Belief& card : cards) sum += card.before(high) - card.before(low);
        return sum;
    };
    constexpr double endless = std::numeric_limits<double>::infinity();
    points += at_an_end * in_order * (expected(-endless, rows.line.front()) + expected(rows.line.back(), endless));
    for (std::size_t gap = 0; gap < rows.taken.size(); ++gap) {
        if (rows.taken[gap] != 0) continue;
        points += over_a_gap * (1 - std::exp(-expected(rows.line[gap], rows.line[gap + 1])));
    }
    return points;
}

}  // namespace frise
