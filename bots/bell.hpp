// The bell curve, quickly: a table instead of the library's functions.
#pragma once

#include "engine/core/rng.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace frise {

class Bell {
  public:
    // The share of the curve below `z`, where 1 is the typical distance from the middle.
    static double below(double z) {
        const double at = (z + edge) * steps_per_unit;
        // Worked out also beyond the edges, where it does not count: to guess which of the three it is takes longer.
        const auto step = static_cast<std::int32_t>(std::min(std::max(0.0, at), steps - 1.0));
        const double* const here = table.data() + step;
        const double within = here[0] + (at - step) * (here[1] - here[0]);
        return at >= steps ? 1 : at > 0 ? within : 0;
    }

    // The other way round, for a share that is reached between the edges.
    static double reaching(double share);

    // Three dice: nearly such a curve, and never beyond 3.
    static double throw_dice(Rng& rng) {
        constexpr std::uint32_t sides = 1U << 20U;
        double sum = 0;
        for (int die = 0; die < 3; ++die) sum += static_cast<double>(rng.below(sides)) / sides;
        return 2 * sum - 3;
    }

    // Beyond this distance hardly anything is left.
    static constexpr double edge = 4;

  private:
    static constexpr std::size_t steps_per_unit = 128;
    static constexpr std::size_t steps = static_cast<std::size_t>(2 * edge) * steps_per_unit;
    // Filled before the program starts: to ask each time whether it is would take as long as to look it up.
    static const std::array<double, steps + 1> table;
};

}  // namespace frise
