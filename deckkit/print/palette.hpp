// The inks and papers of printed cards.
#pragma once

#include "deckkit/era.hpp"

namespace frise::deckkit::print {

// A ground and what is derived from it.
struct Palette {
    Colour ground;
    Colour dark;
    Colour darker;
    Colour light;
    Colour lighter;
};

// Kraft: says nothing about the year.
const Palette& kraft();
Palette era_palette(Year year);

inline constexpr Colour cream{253 / 255.0, 246 / 255.0, 230 / 255.0};
inline constexpr Colour ink{33 / 255.0, 28 / 255.0, 48 / 255.0};
inline constexpr Colour soft_ink{91 / 255.0, 80 / 255.0, 90 / 255.0};
inline constexpr Colour second_ink{216 / 255.0, 73 / 255.0, 44 / 255.0};

// Cream or ink, whichever can be read better on this ground.
const Colour& ink_on(const Colour& ground);
// A deck's own colour, from its #rrggbb.
Colour deck_colour(std::string_view hex);

}  // namespace frise::deckkit::print
