// What lies behind a picture: rays, arcs, dots, waves.
#pragma once

#include "deckkit/print/canvas.hpp"
#include "deckkit/print/palette.hpp"

#include <cstddef>

namespace frise::deckkit::print {

inline constexpr std::size_t ground_count = 7;

// In a square of 160, with more around it.
void draw_ground(cairo_t* canvas, std::size_t number, const Palette& palette);

}  // namespace frise::deckkit::print
