// Illustrations on their grounds, drawn by librsvg.
#pragma once

#include "deckkit/print/canvas.hpp"
#include "deckkit/print/fonts.hpp"
#include "deckkit/print/palette.hpp"

#include <librsvg/rsvg.h>
#include <map>
#include <string>
#include <string_view>

namespace frise::deckkit::print {

// Small SVG documents, read once each.
class Pictures {
  public:
    // The inside of an SVG of this size, in one colour.
    struct Drawing {
        std::string name;
        std::string_view body;
        int size;
    };

    void draw(cairo_t* canvas, const Drawing& drawing, const Box& box, const Colour& colour);

  private:
    RsvgHandle* handle(const Drawing& drawing);

    std::map<std::string, std::unique_ptr<RsvgHandle, Unreference>, std::less<>> handles_;
};

struct Art {
    Pictures::Drawing drawing;
    std::size_t ground = 0;
    const Palette& palette;
    Colour ink;
    Colour offset_ink;
};

// Of a card: its own, or the deck's cover, or an hourglass.
Pictures::Drawing drawing_for(std::string_view illustration_name, std::string_view cover);

// Fills the box as far as clipping lets it.
void draw_art(cairo_t* canvas, Pictures& pictures, const Art& art, const Box& box);

}  // namespace frise::deckkit::print
