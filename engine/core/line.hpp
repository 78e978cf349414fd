// The line of time: cards in non-decreasing year order, with a gap on either side of each.
#pragma once

#include "engine/core/card.hpp"

#include <algorithm>
#include <vector>

namespace frise {

using Line = std::vector<Dated>;

inline int last_gap(const Line& line) { return static_cast<int>(line.size()); }

// Asks on both sides, also where one would be enough: no processor can foretell either answer.
inline bool fits(const Line& line, int gap, Year year) {
    if (line.empty()) return true;
    const auto right = static_cast<std::size_t>(gap);
    const std::size_t last = line.size() - 1;
    const bool after = (gap == 0) | (line[gap == 0 ? 0 : right - 1].year <= year);
    const bool before = (right > last) | (year <= line[std::min(right, last)].year);
    return after & before;
}

// Where a misplaced card belongs: after any cards of the same year.
inline int right_gap(const Line& line, Year year) {
    const auto later = [](Year y, const Dated& card) { return y < card.year; };
    return static_cast<int>(std::upper_bound(line.begin(), line.end(), year, later) - line.begin());
}

inline void insert(Line& line, int gap, Dated card) { line.insert(line.begin() + gap, card); }

}  // namespace frise
