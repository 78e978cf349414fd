// Drawing marks and running texts.
#include "deckkit/print/frame.hpp"

#include "deckkit/print/palette.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace frise::deckkit::print {
namespace {

constexpr double hairline = .26;

// Marks begin outside the bleed, unless that would be where printers leave the paper white.
double start_of_marks(double margin) { return margin < 10 ? 1 : bleed + .3; }

void draw_ticks_across(cairo_t* canvas, const Sheet& sheet, const std::vector<double>& places) {
    const Box area = sheet.area();
    const double start = start_of_marks(area.y);
    const double end = std::min(start + 7, area.y - 1);
    for (const double x : places) {
        line(canvas, x, area.y - start, x, area.y - end);
        line(canvas, x, area.bottom() + start, x, area.bottom() + end);
    }
    cairo_stroke(canvas);
}

void draw_ticks_down(cairo_t* canvas, const Sheet& sheet, const std::vector<double>& places) {
    const Box area = sheet.area();
    const double start = start_of_marks(area.x);
    const double end = std::min(start + 7, area.x - 1);
    for (const double y : places) {
        line(canvas, area.x - start, y, area.x - end, y);
        line(canvas, area.right() + start, y, area.right() + end, y);
    }
    cairo_stroke(canvas);
}

void draw_marks(cairo_t* canvas, const Sheet& sheet) {
    const Saved saved{canvas};
    use(canvas, ink);
    cairo_set_line_width(canvas, hairline);
    draw_ticks_across(canvas, sheet, sheet.cuts_across());
    draw_ticks_down(canvas, sheet, sheet.cuts_down());
    constexpr std::array<double, 2> dashes{.9, .7};
    cairo_set_dash(canvas, dashes.data(), 2, 0);
    draw_ticks_across(canvas, sheet, sheet.folds());
}

void draw_register(cairo_t* canvas, double x, double y) {
    const Saved saved{canvas};
    use(canvas, ink);
    cairo_set_line_width(canvas, hairline);
    cairo_new_sub_path(canvas);
    cairo_arc(canvas, x, y, 1.6, 0, 2 * std::numbers::pi);
    line(canvas, x - 2.6, y, x + 2.6, y);
    line(canvas, x, y - 2.6, x, y + 2.6);
    cairo_stroke(canvas);
}

bool is_free(double place, const std::vector<double>& marks) {
    return std::none_of(marks.begin(), marks.end(), [&](double mark) { return std::abs(mark - place) < 4; });
}

double middle_of(const Strips& strips) { return unprinted + (strips.depth - unprinted) / 2; }

}  // namespace

void draw_running_texts(cairo_t* canvas, const Lettering& lettering, const Strips& strips, const RunningTexts& texts) {
    const double high = strips.depth - unprinted;
    // So little smaller that no second line would fit.
    const auto one_line = [&](double wanted) {
        const double size = std::min(wanted, high);
        return Room{strips.room, size * 1.1, size, size * .65};
    };
    const Room title = one_line(4.2);
    const Room label = one_line(3);
    const double right = strips.page.width - strips.start;
    const double top = middle_of(strips);
    const double bottom = strips.page.height - top;
    use(canvas, ink);
    const auto draw = [&](const Setting& text, double y, Align align) {
        text.draw(canvas, align == Align::left ? strips.start : right, y - text.height() / 2, align);
    };
    draw(lettering.set(Style::heading, texts.top_left, title), top, Align::left);
    draw(lettering.set(Style::label, texts.top_right, label), top, Align::right);
    draw(lettering.set(Style::label, texts.bottom_left, label), bottom, Align::left);
    draw(lettering.set(Style::label, texts.bottom_right, label), bottom, Align::right);
}

void draw_frame(cairo_t* canvas, const Lettering& lettering, const Sheet& sheet, const RunningTexts& texts,
                bool marks) {
    if (marks) draw_marks(canvas, sheet);
    const Saved saved{canvas};
    const Box area = sheet.area();
    const bool along_top = area.y - bleed - unprinted >= 3.5;
    // Where the cards leave too little above them, the texts stand along the sides of the page.
    if (!along_top) {
        cairo_translate(canvas, 0, sheet.page.height);
        cairo_rotate(canvas, -std::numbers::pi / 2);
    }
    const double pitch = along_top ? sheet.card.width : sheet.card.height;
    const double start = (along_top ? area.x : area.y) + pitch / 8;
    const Strips strips{along_top ? sheet.page : Extent{sheet.page.height, sheet.page.width},
                        (along_top ? area.y : area.x) - bleed, start, pitch * 7 / 8 - 3};
    draw_running_texts(canvas, lettering, strips, texts);
    const double middle = strips.page.width / 2;
    const bool taken = along_top ? !is_free(middle, sheet.cuts_across()) || !is_free(middle, sheet.folds())
                                 : !is_free(middle, sheet.cuts_down());
    if (!marks || taken) return;
    draw_register(canvas, middle, middle_of(strips));
    draw_register(canvas, middle, strips.page.height - middle_of(strips));
}

}  // namespace frise::deckkit::print
