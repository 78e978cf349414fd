// Drawing with cairo: what is let go of by itself, boxes, and a few shapes.
#pragma once

#include "deckkit/era.hpp"

#include <cairo.h>
#include <memory>

namespace frise::deckkit::print {

struct Release {
    void operator()(cairo_t* canvas) const { cairo_destroy(canvas); }
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
    void operator()(cairo_pattern_t* pattern) const { cairo_pattern_destroy(pattern); }
};

using OwnCanvas = std::unique_ptr<cairo_t, Release>;
using OwnSurface = std::unique_ptr<cairo_surface_t, Release>;
using OwnPattern = std::unique_ptr<cairo_pattern_t, Release>;

struct Box {
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;

    [[nodiscard]] double right() const { return x + width; }
    [[nodiscard]] double bottom() const { return y + height; }
    [[nodiscard]] double middle() const { return x + width / 2; }
    [[nodiscard]] double centre() const { return y + height / 2; }
    [[nodiscard]] Box grown(double by) const { return {x - by, y - by, width + 2 * by, height + 2 * by}; }
};

// What happens to the canvas in the meantime is undone.
class Saved {
  public:
    explicit Saved(cairo_t* canvas) : canvas_{canvas} { cairo_save(canvas_); }
    Saved(const Saved&) = delete;
    Saved& operator=(const Saved&) = delete;
    ~Saved() { cairo_restore(canvas_); }

  private:
    cairo_t* canvas_;
};

void use(cairo_t* canvas, const Colour& colour);
void fill(cairo_t* canvas, const Box& box, const Colour& colour);
void fill_circle(cairo_t* canvas, double x, double y, double radius, const Colour& colour);
// Lets the path stand, to be filled, drawn or clipped.
void rounded(cairo_t* canvas, const Box& box, double radius);
void line(cairo_t* canvas, double from_x, double from_y, double to_x, double to_y);

// Opaque colours alone, since some printers are poor at mixing: this much of one over the other.
Colour over(const Colour& top, double share, const Colour& below);

}  // namespace frise::deckkit::print
