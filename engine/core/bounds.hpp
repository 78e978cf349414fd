// What is known of a year that nobody sees: the bounds it lies between.
#pragma once

#include "engine/core/card.hpp"

#include <optional>

namespace frise {

// Exclusive; none where it is not known.
struct Bounds {
    std::optional<Year> low;
    std::optional<Year> high;

    bool operator==(const Bounds&) const = default;
};

}  // namespace frise
