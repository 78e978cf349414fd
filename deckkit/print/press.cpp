// Laying out sheets and rules.
#include "deckkit/print/press.hpp"

#include "deckkit/print/symbol.hpp"

#include <algorithm>
#include <cmath>

namespace frise::deckkit::print {
namespace {

std::vector<Card> by_id(std::vector<Card> cards) {
    std::stable_sort(cards.begin(), cards.end(), [](const Card& a, const Card& b) { return a.id < b.id; });
    return cards;
}

}  // namespace

Press::Press(const Deck& deck, const PrintOptions& options, const Lettering& lettering, const ByteSink& sink)
    : deck_{deck},
      options_{options},
      lettering_{lettering},
      cards_{by_id(deck.cards)},
      sheet_{best_sheet(options.paper, options.size, options.backs)},
      sides_{deck, options, lettering},
      rules_{options.rules, lettering, size_of(options.paper)},
      paperwork_{sink} {
    const auto symbols = symbols_for(cards_, options.icons, options.icon_count);
    for (std::size_t i = 0; i < cards_.size(); ++i) printed_.push_back({cards_[i], i + 1, symbols[i]});
    sheets_ = (cards_.size() + sheet_.cards() - 1) / sheet_.cards();
    pages_ = sheets_ * (options.backs == Backs::duplex ? 2 : 1) + rules_.count();
}

tl::expected<void, std::string> Press::print() {
    paperwork_.describe(deck_, options_.language);
    sides_.make_room(printed_);
    for (std::size_t sheet = 0; sheet < sheets_ && !paperwork_.stopped(); ++sheet) print_sheet(sheet);
    for (std::size_t page = 0; page < rules_.count() && !paperwork_.stopped(); ++page) print_rules(page);
    const cairo_status_t status = paperwork_.finish();
    if (paperwork_.stopped()) return tl::unexpected{filled(options_.language, "print.stopped")};
    if (status == CAIRO_STATUS_SUCCESS) return {};
    const Slots slots{word("reason", cairo_status_to_string(status))};
    return tl::unexpected{filled(options_.language, "print.failed", slots)};
}

void Press::print_sheet(std::size_t sheet) {
    const bool duplex = options_.backs == Backs::duplex;
    const Faces faces = duplex ? Faces{Face::title} : Faces{Face::title, Face::year};
    const OwnCanvas front = paperwork_.new_page(sheet_.page);
    draw_bleeds(front.get(), sheet, faces);
    for (const Face face : faces) draw_faces(front.get(), sheet, face);
    const Text side = duplex ? Text{"print.front"} : Text{"print.to_fold"};
    draw_frame(front.get(), lettering_, sheet_, running_texts(sheet, side), options_.marks);
    end_page(front.get());
    if (!duplex) return;
    const OwnCanvas back = paperwork_.new_page(sheet_.page);
    cairo_translate(back.get(), options_.back_right, options_.back_down);
    draw_bleeds(back.get(), sheet, {Face::year});
    draw_faces(back.get(), sheet, Face::year);
    draw_frame(back.get(), lettering_, sheet_, running_texts(sheet, "print.back"), options_.marks);
    end_page(back.get());
}

// Under all cards, and corners under edges, so that a colour never runs before its neighbour.
void Press::draw_bleeds(cairo_t* canvas, std::size_t sheet, const Faces& faces) const {
    if (!options_.bleed) return;
    for (const auto& [across, down] : {Extent{bleed, bleed}, Extent{bleed, 0}, Extent{0, bleed}}) {
        for (std::size_t i = 0; i < cards_on(sheet) * faces.size(); ++i) {
            const Face face = faces[i % faces.size()];
            const std::size_t place = i / faces.size();
            const Box box = box_of(place, face);
            const Colour ground =
                face == Face::title ? Sides::title_ground() : Sides::year_ground(printed(sheet, place).card);
            fill(canvas, {box.x - across, box.y - down, box.width + 2 * across, box.height + 2 * down}, ground);
        }
    }
}

void Press::draw_faces(cairo_t* canvas, std::size_t sheet, Face face) {
    for (std::size_t place = 0; place < cards_on(sheet); ++place) {
        const Saved saved{canvas};
        const Box box = box_of(place, face);
        cairo_translate(canvas, box.x, box.y);
        cairo_scale(canvas, box.width / side_width, box.width / side_width);
        if (face == Face::title) {
            sides_.draw_title_side(canvas, printed(sheet, place));
        } else {
            sides_.draw_year_side(canvas, printed(sheet, place));
        }
    }
}

void Press::print_rules(std::size_t page) {
    const Extent paper = size_of(options_.paper);
    const OwnCanvas canvas = paperwork_.new_page(paper);
    rules_.draw(canvas.get(), page);
    const RunningTexts texts{deck_heading(), counted("print.rules", page, rules_.count()), "", ""};
    draw_running_texts(canvas.get(), lettering_, {paper, 16, rules_margin, paper.width / 2 - rules_margin - 2}, texts);
    end_page(canvas.get());
}

void Press::end_page(cairo_t* canvas) {
    cairo_show_page(canvas);
    ++done_;
    if (options_.progress) options_.progress(done_, static_cast<int>(pages_));
}

RunningTexts Press::running_texts(std::size_t sheet, Text side) const {
    const auto whole = [](double mm) { return static_cast<std::int64_t>(std::lround(mm)); };
    const Slots size{number("width", whole(sheet_.card.width)), number("height", whole(sheet_.card.height))};
    return {deck_heading(), counted(side, sheet, sheets_), filled(options_.language, "print.size", size),
            filled(options_.language, "print.credit")};
}

std::string Press::deck_heading() const {
    return filled(options_.language, "print.heading", {word("deck", deck_.title.in(options_.language))});
}

std::string Press::counted(Text which, std::size_t place, std::size_t all) const {
    const auto whole = [](std::size_t count) { return static_cast<std::int64_t>(count); };
    return filled(options_.language, which, {number("n", whole(place + 1)), number("all", whole(all))});
}

std::size_t Press::cards_on(std::size_t sheet) const {
    return std::min(sheet_.cards(), cards_.size() - sheet * sheet_.cards());
}

const Printed& Press::printed(std::size_t sheet, std::size_t place) const {
    return printed_[sheet * sheet_.cards() + place];
}

Box Press::box_of(std::size_t place, Face face) const {
    return face == Face::title ? sheet_.title_side(place) : sheet_.year_side(place);
}

}  // namespace frise::deckkit::print
