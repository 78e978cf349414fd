// Shares and means with 95 % intervals.
#pragma once

#include "sim/tally.hpp"

namespace frise::sim {

struct Interval {
    double middle = 0;
    double low = 0;
    double high = 0;
};

// Wilson's: honest also near 0 and 1. Without games anything is possible.
Interval share_of(double hits, double tries);
Interval share_of(const Wins& wins);
// The mean, as widely as the values are spread.
Interval mean_of(const Histogram& values);

// The least value that at least this share of all reaches not beyond; 0 of none.
std::int64_t quantile(const Histogram& values, double share);

}  // namespace frise::sim
