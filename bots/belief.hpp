// What somebody believes about the year of a card: a bell curve on the scale of time.
#pragma once

#include "bots/bell.hpp"

namespace frise {

struct Belief {
    double middle = 0;
    double spread = 0;  // 0: the year was shown

    [[nodiscard]] bool certain() const { return spread == 0; }
    // How likely the year lies before a place of the scale.
    [[nodiscard]] double before(double place) const {
        if (certain()) return middle < place ? 1 : 0;
        return Bell::below((place - middle) / spread);
    }
    // How likely it lies between two places, or on one of them.
    [[nodiscard]] double between(double low, double high) const {
        if (certain()) return low <= middle && middle <= high ? 1 : 0;
        return before(high) - before(low);
    }
    bool operator==(const Belief&) const = default;
};

// What anybody knows of any card: most of what is told is from the last centuries, and nothing from the future.
inline constexpr Belief of_any_card{-3.4, 1.6};

}  // namespace frise
