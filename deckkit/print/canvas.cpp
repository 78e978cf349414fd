// The shapes.
#include "deckkit/print/canvas.hpp"

#include <numbers>

namespace frise::deckkit::print {

using std::numbers::pi;

void use(cairo_t* canvas, const Colour& colour) { cairo_set_source_rgb(canvas, colour.red, colour.green, colour.blue); }

void fill(cairo_t* canvas, const Box& box, const Colour& colour) {
    use(canvas, colour);
    cairo_rectangle(canvas, box.x, box.y, box.width, box.height);
    cairo_fill(canvas);
}

void fill_circle(cairo_t* canvas, double x, double y, double radius, const Colour& colour) {
    use(canvas, colour);
    cairo_new_sub_path(canvas);
    cairo_arc(canvas, x, y, radius, 0, 2 * pi);
    cairo_fill(canvas);
}

void rounded(cairo_t* canvas, const Box& box, double radius) {
    cairo_new_sub_path(canvas);
    cairo_arc(canvas, box.right() - radius, box.y + radius, radius, -pi / 2, 0);
    cairo_arc(canvas, box.right() - radius, box.bottom() - radius, radius, 0, pi / 2);
    cairo_arc(canvas, box.x + radius, box.bottom() - radius, radius, pi / 2, pi);
    cairo_arc(canvas, box.x + radius, box.y + radius, radius, pi, 3 * pi / 2);
    cairo_close_path(canvas);
}

void line(cairo_t* canvas, double from_x, double from_y, double to_x, double to_y) {
    cairo_move_to(canvas, from_x, from_y);
    cairo_line_to(canvas, to_x, to_y);
}

Colour over(const Colour& top, double share, const Colour& below) {
    const auto mixed = [share](double a, double b) { return b + (a - b) * share; };
    return {mixed(top.red, below.red), mixed(top.green, below.green), mixed(top.blue, below.blue)};
}

}  // namespace frise::deckkit::print
