// Deriving the colours.
#include "deckkit/print/palette.hpp"

namespace frise::deckkit::print {
namespace {

constexpr double enough_contrast = 4.6;

bool legible(const Colour& ground) { return contrast(ground, ink_on(ground)) >= enough_contrast; }

// A little darker or lighter, the least that cream or ink needs to be read.
Colour made_legible(const Colour& ground) {
    for (int step = 0; step < 40; ++step) {
        const double by = .004 * step;
        for (const double change : {-by, by}) {
            if (const Colour nudged = shaded(ground, change); legible(nudged)) return nudged;
        }
    }
    return ground;
}

}  // namespace

const Palette& kraft() {
    static const Palette palette{colour_from("#e3cd9f"), colour_from("#d3b67c"), colour_from("#bb9857"),
                                 colour_from("#eedcb6"), colour_from("#f7ebcf")};
    return palette;
}

Palette era_palette(Year year) {
    const Colour ground = made_legible(ramp(place_in_time(year)));
    return {ground, shaded(ground, -.13), shaded(ground, -.24, .8), shaded(ground, .1, .92), shaded(ground, .2, .6)};
}

const Colour& ink_on(const Colour& ground) { return contrast(ground, cream) > contrast(ground, ink) ? cream : ink; }

Colour deck_colour(std::string_view hex) { return hex.size() == 7 ? colour_from(hex) : kraft().darker; }

}  // namespace frise::deckkit::print
