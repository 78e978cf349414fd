// The title side: ink and vermilion on kraft, with nothing that tells the year.
#include "deckkit/print/sides.hpp"
#include "deckkit/print/symbol.hpp"

#include <fmt/format.h>

namespace frise::deckkit::print {

void Sides::draw_title_side(cairo_t* canvas, const Printed& printed) {
    fill(canvas, {0, 0, side_width, height_}, title_ground());
    const double footer = 17 + 10.5 * small_;
    const double caption = 50 + 34 * small_;
    const Box panel{side_margin, side_margin, side_width - 2 * side_margin,
                    height_ - side_margin - caption - footer - 6};
    {
        const Saved saved{canvas};
        rounded(canvas, panel, 7);
        cairo_clip(canvas);
        draw_art(canvas, pictures_, art(printed.card, kraft(), ink, second_ink), panel);
        fill(canvas, {panel.x, panel.bottom() - spine - 2.5, panel.width, spine + 2.5}, cream);
        fill(canvas, {panel.x, panel.bottom() - spine, panel.width, spine}, colour_);
    }
    if (printed.symbols)
        draw_seal(canvas, pictures_, lettering_, printed.symbols->front, side_margin + 17, side_margin + 17);
    draw_caption(canvas, printed.card, {side_margin + 2, panel.bottom() + 6, panel.width - 4, caption});
    draw_footer(canvas, printed.number);
}

void Sides::draw_caption(cairo_t* canvas, const Card& card, const Box& box) const {
    const Setting title = lettering_.balanced(Style::title, card.title.in(language_), {box.width, 47, 21.4, 11});
    const double rest = box.height - title.height() - 3;
    const Setting dated =
        lettering_.balanced(Style::caption, card.dated.in(language_), {box.width, rest, 13.6 * small_, 7});
    const double height = title.height() + (card.dated.empty() ? 0 : 3 + dated.height());
    const double y = box.y + (box.height - height) * .45;
    use(canvas, ink);
    title.draw(canvas, box.middle(), y, Align::centre);
    use(canvas, soft_ink);
    if (!card.dated.empty()) dated.draw(canvas, box.middle(), y + title.height() + 3, Align::centre);
}

void Sides::draw_footer(cairo_t* canvas, std::size_t number) const {
    const double size = 10.5 * small_;
    const double y = height_ - 11 - size;
    const Setting place =
        lettering_.set(Style::label, fmt::format("{} / {}", number, deck_.cards.size()), {90, size, size, 5});
    const double room = side_width - 2 * side_margin - 4 - place.width() - 8;
    const Setting title = lettering_.set(Style::label, deck_.title.in(language_), {room, size, size, size * .75});
    use(canvas, soft_ink);
    title.draw(canvas, side_margin + 2, y + (size - title.height()) / 2);
    place.draw(canvas, side_width - side_margin - 2, y, Align::right);
}

}  // namespace frise::deckkit::print
