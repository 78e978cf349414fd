// What stands around the cards of a page: where to cut, whose cards these are, and how to print them.
#pragma once

#include "deckkit/print/lettering.hpp"
#include "deckkit/print/sheet.hpp"

#include <string>

namespace frise::deckkit::print {

// In the corners of a page.
struct RunningTexts {
    std::string top_left;
    std::string top_right;
    std::string bottom_left;
    std::string bottom_right;
};

// The white strips along two edges where texts can stand.
struct Strips {
    Extent page;
    double depth = 0;  // from the edge to the bleed
    double start = 0;  // of the texts, from the side
    double room = 0;   // for each of them
};

void draw_running_texts(cairo_t* canvas, const Lettering& lettering, const Strips& strips, const RunningTexts& texts);
void draw_frame(cairo_t* canvas, const Lettering& lettering, const Sheet& sheet, const RunningTexts& texts, bool marks);

}  // namespace frise::deckkit::print
