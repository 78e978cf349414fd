// The year side: the era's colour floods in.
#include "deckkit/print/sides.hpp"
#include "deckkit/print/symbol.hpp"
#include "wording/letters.hpp"
#include "wording/year_text.hpp"

#include <algorithm>

namespace frise::deckkit::print {
namespace {

constexpr double lowest_plate = 52;
constexpr double highest_plate = 104;
constexpr double plate_padding = 7;
constexpr double outline = 2.5;
constexpr double foot = spine + outline;

// Its digits alone, with what stands above and below them.
struct YearParts {
    std::string above;
    std::string digits;
    std::string below;
};

YearParts parts_of(Language language, const Card& card) {
    return {card.precision == Precision::exact ? "" : about_mark(language), year_digits(language, card.year),
            card.year < 0 ? before_christ_mark(language) : ""};
}

void draw_scale(cairo_t* canvas, const Box& box, double place) {
    constexpr int stops = 32;
    const OwnPattern gradient{cairo_pattern_create_linear(box.x, 0, box.right(), 0)};
    for (int i = 0; i <= stops; ++i) {
        const double at = static_cast<double>(i) / stops;
        const Colour colour = ramp(at);
        cairo_pattern_add_color_stop_rgb(gradient.get(), at, colour.red, colour.green, colour.blue);
    }
    rounded(canvas, box, box.height / 2);
    cairo_set_source(canvas, gradient.get());
    cairo_fill_preserve(canvas);
    use(canvas, ink);
    cairo_set_line_width(canvas, 1.5);
    cairo_stroke(canvas);
    const double x = box.x + 4 + (box.width - 8) * place;
    fill_circle(canvas, x, box.centre(), 7, ink);
    fill_circle(canvas, x, box.centre(), 4, cream);
}

}  // namespace

void Sides::draw_year_side(cairo_t* canvas, const Printed& printed) {
    const Card& card = printed.card;
    const Palette palette = era_palette(card.year);
    fill(canvas, {0, 0, side_width, height_}, palette.ground);
    use(canvas, ink_on(palette.ground));
    draw_year(canvas, card, {side_margin, 7, side_width - 2 * side_margin, 93});
    draw_scale(canvas, {side_margin + .75, 104.75, side_width - 2 * side_margin - 1.5, 8.5}, place_in_time(card.year));
    const double outer = side_margin - outline;
    const Box plate{outer, height_ - side_margin - plate_, side_width - 2 * outer, plate_};
    const Box panel{side_margin, 124, side_width - 2 * side_margin, plate.y - 5 - 124};
    rounded(canvas, panel.grown(outline), 9);
    use(canvas, cream);
    cairo_fill(canvas);
    {
        const Saved saved{canvas};
        rounded(canvas, panel, 7);
        cairo_clip(canvas);
        draw_art(canvas, pictures_, art(card, palette, cream, palette.darker), panel);
    }
    if (printed.symbols)
        draw_seal(canvas, pictures_, lettering_, printed.symbols->back, side_margin + 17, panel.y + 17);
    draw_plate(canvas, card, plate);
}

void Sides::draw_year(cairo_t* canvas, const Card& card, const Box& box) const {
    const YearParts parts = parts_of(language_, card);
    const int smalls = (parts.above.empty() ? 0 : 1) + (parts.below.empty() ? 0 : 1);
    const double size = smalls == 2 ? 46 : 56;
    const Setting digits = lettering_.set(Style::year, parts.digits, {box.width, size, size, 8});
    const Room room{box.width, 20, 13.4, 8};
    const Setting above = lettering_.set(Style::label, parts.above, room);
    const Setting below = lettering_.set(Style::label, parts.below, room);
    constexpr double gap = 4;
    double y = box.centre() - (digits.height() + smalls * (13.4 + gap)) / 2;
    if (!parts.above.empty()) {
        above.draw(canvas, box.middle(), y, Align::centre);
        y += above.height() + gap;
    }
    digits.draw(canvas, box.middle(), y, Align::centre);
    if (!parts.below.empty()) below.draw(canvas, box.middle(), y + digits.height() + gap, Align::centre);
}

Setting Sides::plate_title(const Card& card) const {
    return lettering_.balanced(Style::title, card.title.in(language_),
                               {side_width - 2 * side_margin - 12, 31, 16.3, 9});
}

Room Sides::fact_room(double height) const { return {side_width - 2 * side_margin - 12, height, 11.6 * small_, 7}; }

void Sides::make_room(const std::vector<Printed>& cards) {
    const double most = highest_plate + (height_ - 333) / 2;
    std::vector<double> heights;
    for (const auto& [card, number, symbols] : cards) {
        double height = plate_title(card).height() + 2 * plate_padding + foot;
        if (!card.fact.empty()) {
            height += 4 + lettering_.set(Style::running, card.fact.in(language_), fact_room(most)).height();
        }
        heights.push_back(height);
    }
    // The few that need more shrink, rather than all pictures.
    const auto enough = heights.begin() + static_cast<std::ptrdiff_t>(heights.size() * 4 / 5);
    std::nth_element(heights.begin(), enough, heights.end());
    plate_ = std::clamp(*enough, lowest_plate, most);
}

void Sides::draw_plate(cairo_t* canvas, const Card& card, const Box& box) const {
    rounded(canvas, box, 7);
    use(canvas, cream);
    cairo_fill(canvas);
    {
        const Saved saved{canvas};
        rounded(canvas, box.grown(-outline), 5);
        cairo_clip(canvas);
        fill(canvas, {box.x, box.bottom() - outline - spine, box.width, spine}, colour_);
    }
    const Setting title = plate_title(card);
    const double rest = box.height - foot - 2 * plate_padding - title.height() - 4;
    const Setting text = lettering_.balanced(Style::running, card.fact.in(language_), fact_room(rest));
    const double height = title.height() + (card.fact.empty() ? 0 : 4 + text.height());
    const double y = box.y + (box.height - foot - height) / 2;
    use(canvas, ink);
    title.draw(canvas, box.middle(), y, Align::centre);
    use(canvas, over(ink, .82, cream));
    if (!card.fact.empty()) text.draw(canvas, box.middle(), y + title.height() + 4, Align::centre);
}

}  // namespace frise::deckkit::print
