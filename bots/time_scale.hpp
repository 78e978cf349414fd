// The scale on which people remember: a decade of the last century weighs as much as millennia of the distant past.
#pragma once

#include "engine/core/card.hpp"

namespace frise {

// Increasing; 0 is today. Near today it runs with the years, far from it with their logarithm.
double on_scale(Year year);
// The nearest year; never 0.
Year year_at(double place);

// How many years one unit of the scale is, around a place of it.
double years_per_unit(double place);

}  // namespace frise
