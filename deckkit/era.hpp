// Where a year lies on the scale of time, which gives the last centuries more room, and the colour of its era.
#pragma once

#include "engine/core/card.hpp"

#include <string>

namespace frise::deckkit {

// From 0, four thousand years before Christ or earlier, to 1, today.
double place_in_time(Year year);

struct Colour {
    double red = 0;
    double green = 0;
    double blue = 0;

    [[nodiscard]] std::string hex() const;
};

// The ramp of inks, mixed in OKLab.
Colour ramp(double place);
Colour colour_from(std::string_view hex);
// Lighter or darker in OKLab, with `chroma` times its colour.
Colour shaded(const Colour& colour, double lightness, double chroma = 1);
double contrast(const Colour& a, const Colour& b);

}  // namespace frise::deckkit
