// Rows of cards.
#include "terminal/line_display.hpp"

#include "wording/letters.hpp"

#include <algorithm>

namespace frise::terminal {
namespace {

// Up to so many cards, every gap has a row of its own.
constexpr std::size_t short_line = 3;
constexpr std::size_t label_columns = 4;

}  // namespace

LineRows::LineRows(const Stage& stage, const Line& line) : stage_{stage}, line_{line} {
    for (const Dated& card : line) make_room_for(card);
}

void LineRows::make_room_for(Dated card) { year_columns_ = std::max(year_columns_, width(stage_.year_text(card))); }

void LineRows::gap(int gap) const { stage_.console().row("  " + label(gap)); }

void LineRows::card(Dated card) const {
    stage_.console().row("  " + std::string(label_columns + 2, ' ') + dated(card));
}

void LineRows::card_between(std::size_t place) const {
    const std::size_t room = screen_columns - 2 * label_columns - 5;
    const int gap = static_cast<int>(place);
    stage_.console().row("  " + padded(label(gap), label_columns + 2) + padded(dated(line_[place]), room) +
                         label(gap + 1));
}

void LineRows::face_down(const FaceDown& hidden) const {
    const std::string row = right_aligned("?", year_columns_) + "  " + title(hidden.card);
    stage_.console().row("  " + padded(label(hidden.gap), label_columns) + "→ " +
                         stage_.console().painted(row, Ink::strong));
}

void LineRows::card_below(Dated card) const { stage_.console().row("      + " + year(card) + "  " + title(card.card)); }

std::string LineRows::label(int gap) const {
    return stage_.console().painted("[" + std::to_string(gap) + "]", Ink::accent);
}

std::string LineRows::title(CardNo card) const {
    return shortened(stage_.captions().title(card), screen_columns - 2 * label_columns - 8 - year_columns_);
}

std::string LineRows::year(Dated card) const { return right_aligned(stage_.year_text(card), year_columns_); }

std::string LineRows::dated(Dated card) const {
    return stage_.console().painted(year(card), Ink::strong) + "  " + title(card.card);
}

void show_line(const Stage& stage, const Line& line, const std::optional<FaceDown>& face_down) {
    const LineRows rows{stage, line};
    const bool spacious = line.size() <= short_line;
    stage.voice().say("terminal.line_title");
    for (std::size_t place = 0; place <= line.size(); ++place) {
        const int gap = static_cast<int>(place);
        if (face_down && face_down->gap == gap) {
            rows.face_down(*face_down);
        } else if (spacious) {
            rows.gap(gap);
        }
        if (place == line.size()) break;
        spacious ? rows.card(line[place]) : rows.card_between(place);
    }
}

}  // namespace frise::terminal
