// Searching a short list of places.
#pragma once

#include <cstddef>
#include <span>

namespace frise {

// How many of them, which stand in order, are up to a place: as std::upper_bound, but without branches that no
// processor can foretell.
inline std::size_t count_up_to(std::span<const double> places, double place) {
    const double* first = places.data();
    for (std::size_t left = places.size(); left > 0;) {
        const std::size_t half = (left + 1) / 2;
        first += first[half - 1] <= place ? half : 0;
        left -= half;
    }
    return static_cast<std::size_t>(first - places.data());
}

}  // namespace frise
