// How far a year lies from where it would be wrong, in years.
#pragma once

#include "engine/core/line.hpp"

#include <optional>
#include <vector>

namespace frise {

// Inside a gap of the line; negative when outside.
double margin(const Line& line, int gap, Year year);

// To the nearest stretch that has no place for it on the two rows of coop; negative inside such a stretch,
// infinite if there is none.
double free_margin(const Line& line, const std::vector<std::optional<Dated>>& rift, Year year);

}  // namespace frise
