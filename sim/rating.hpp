// Strength as one number, from who beat whom.
#pragma once

#include "sim/tally.hpp"

#include <optional>
#include <vector>

namespace frise::sim {

// On the scale of chess ratings, 1500 in the mean: 400 more is ten wins to one.
struct Rating {
    double points = 1500;
    double error = 0;  // half of the 95 % interval
};

// By entrant. Nothing where ratings say nothing: fewer than two entrants, or some who never lost to any of the others,
// or never won.
std::optional<std::vector<Rating>> ratings(const std::vector<Wins>& pairs, std::size_t entrants);

}  // namespace frise::sim
