// Drawing the grounds.
#include "deckkit/print/ground.hpp"

#include <array>
#include <cmath>
#include <numbers>

namespace frise::deckkit::print {
namespace {

using std::numbers::pi;

constexpr double far_left = -60;
constexpr double far_right = 220;
constexpr double far_bottom = 240;

struct Rays {
    double y;
    double radius;
    int count;
};

void fill_rays(cairo_t* canvas, const Rays& rays, const Colour& colour) {
    use(canvas, colour);
    for (int i = 0; i < rays.count; ++i) {
        cairo_move_to(canvas, 80, rays.y);
        for (const double edge : {0.0, .5}) {
            const double angle = (i + edge) / rays.count * 2 * pi;
            cairo_line_to(canvas, 80 + rays.radius * std::cos(angle), rays.y + rays.radius * std::sin(angle));
        }
        cairo_close_path(canvas);
    }
    cairo_fill(canvas);
}

// Fills the path with slanting lines.
void hatch(cairo_t* canvas, const Colour& colour) {
    const Saved saved{canvas};
    cairo_clip(canvas);
    use(canvas, colour);
    cairo_set_line_width(canvas, 1.3);
    const double slope = std::tan(38 * pi / 180);
    const double step = 4 / std::cos(38 * pi / 180);
    for (double y = 40; y < 2 * far_bottom; y += step)
        line(canvas, far_left, y, far_right, y - (far_right - far_left) * slope);
    cairo_stroke(canvas);
}

// Dots that grow downwards. A row is one line of dashes of no length with round ends.
void halftone(cairo_t* canvas, const Colour& colour) {
    constexpr double step = 7;
    constexpr std::array<double, 2> dashes{0, step};
    const Saved saved{canvas};
    use(canvas, colour);
    cairo_set_line_cap(canvas, CAIRO_LINE_CAP_ROUND);
    for (int row = 0; row * step < 110; ++row) {
        const double y = 70 + row * step;
        cairo_set_line_width(canvas, 2 * (.35 + row * step / 110 * 2.5));
        cairo_set_dash(canvas, dashes.data(), 2, row % 2 == 0 ? 0 : step / 2);
        line(canvas, far_left, y, far_right, y);
        cairo_stroke(canvas);
    }
}

void hill(cairo_t* canvas, const std::array<double, 4>& heights, double turn, const Colour& colour) {
    use(canvas, colour);
    cairo_move_to(canvas, far_left, heights[0]);
    cairo_curve_to(canvas, far_left + 60, heights[1], turn - 40, heights[1], turn, heights[2]);
    cairo_curve_to(canvas, turn + 40, heights[2] * 2 - heights[1], far_right - 40, heights[3] + 6, far_right,
                   heights[3]);
    cairo_line_to(canvas, far_right, far_bottom);
    cairo_line_to(canvas, far_left, far_bottom);
    cairo_fill(canvas);
}

void sunrise(cairo_t* canvas, const Palette& p) {
    fill_rays(canvas, {112, 190, 36}, over(p.light, .55, p.ground));
    fill_circle(canvas, 80, 104, 56, p.lighter);
    hill(canvas, {128, 110, 122, 112}, 80, p.dark);
    hill(canvas, {142, 126, 138, 132}, 110, over(p.darker, .7, p.dark));
}

void burst(cairo_t* canvas, const Palette& p) {
    fill_rays(canvas, {80, 220, 28}, over(p.dark, .5, p.ground));
    fill_circle(canvas, 80, 80, 61, p.lighter);
    fill_circle(canvas, 80, 80, 59, p.light);
}

void arcs(cairo_t* canvas, const Palette& p) {
    use(canvas, over(p.light, .75, p.ground));
    cairo_set_line_width(canvas, 2.4);
    for (int radius = 30; radius <= 198; radius += 14) {
        cairo_new_sub_path(canvas);
        cairo_arc(canvas, 80, 150, radius, pi, 2 * pi);
    }
    cairo_stroke(canvas);
    fill_circle(canvas, 80, 78, 50, over(p.lighter, .9, p.ground));
    const Box floor{far_left, 136, far_right - far_left, far_bottom - 136};
    fill(canvas, floor, p.dark);
    cairo_rectangle(canvas, floor.x, floor.y, floor.width, floor.height);
    hatch(canvas, over(ink, .5, p.dark));
}

void tone(cairo_t* canvas, const Palette& p) {
    halftone(canvas, p.dark);
    fill_circle(canvas, 80, 78, 58, p.light);
    cairo_new_sub_path(canvas);
    cairo_arc(canvas, 80, 78, 58, 0, pi);
    cairo_close_path(canvas);
    hatch(canvas, over(ink, .45, p.light));
}

void night(cairo_t* canvas, const Palette& p) {
    constexpr std::array<std::array<double, 2>, 8> stars{
        {{18, 24}, {140, 30}, {126, 8}, {34, 8}, {8, 66}, {152, 74}, {60, 12}, {104, 20}}};
    fill(canvas, {-80, -80, 320, 360}, p.dark);
    fill_circle(canvas, 80, 86, 66, p.ground);
    fill_circle(canvas, 80, 86, 52, p.light);
    use(canvas, p.lighter);
    for (std::size_t i = 0; i < stars.size(); ++i) {
        const double size = i % 3 == 0 ? 6 : 3.5;
        const double pinch = size * .16;
        const auto [x, y] = stars[i];
        cairo_move_to(canvas, x, y - size);
        cairo_curve_to(canvas, x + pinch, y - pinch, x + pinch, y - pinch, x + size, y);
        cairo_curve_to(canvas, x + pinch, y + pinch, x + pinch, y + pinch, x, y + size);
        cairo_curve_to(canvas, x - pinch, y + pinch, x - pinch, y + pinch, x - size, y);
        cairo_curve_to(canvas, x - pinch, y - pinch, x - pinch, y - pinch, x, y - size);
    }
    cairo_fill(canvas);
    use(canvas, p.darker);
    cairo_move_to(canvas, far_left, 140);
    cairo_curve_to(canvas, 33, 121, 127, 121, far_right, 140);
    cairo_line_to(canvas, far_right, far_bottom);
    cairo_line_to(canvas, far_left, far_bottom);
    cairo_fill(canvas);
}

void waves(cairo_t* canvas, const Palette& p) {
    fill_circle(canvas, 104, 56, 42, p.lighter);
    double y = 100;
    for (const Colour& colour : {p.light, p.dark, p.ground, p.darker}) {
        use(canvas, colour);
        cairo_move_to(canvas, far_left, y);
        for (int i = 0; i < 12; ++i) {
            const double lift = i % 2 == 0 ? -6.7 : 6.7;
            cairo_rel_curve_to(canvas, 8, lift, 16, lift, 24, 0);
        }
        cairo_line_to(canvas, far_right + 20, far_bottom);
        cairo_line_to(canvas, far_left, far_bottom);
        cairo_fill(canvas);
        y += 18;
    }
}

void stripes(cairo_t* canvas, const Palette& p) {
    for (int i = 0; i < 14; ++i) fill(canvas, {-56.0 + i * 20, -60, 10, 320}, over(p.dark, .55, p.ground));
    use(canvas, p.lighter);
    cairo_move_to(canvas, 28, 160);
    cairo_arc(canvas, 80, 76, 52, pi, 2 * pi);
    cairo_line_to(canvas, 132, 160);
    cairo_fill(canvas);
    fill(canvas, {far_left, 138, far_right - far_left, far_bottom - 138}, p.darker);
}

}  // namespace

void draw_ground(cairo_t* canvas, std::size_t number, const Palette& palette) {
    constexpr std::array<void (*)(cairo_t*, const Palette&), ground_count> grounds{sunrise, burst, arcs,   tone,
                                                                                   night,   waves, stripes};
    fill(canvas, {-80, -80, 320, 360}, palette.ground);
    grounds[number % ground_count](canvas, palette);
}

}  // namespace frise::deckkit::print
