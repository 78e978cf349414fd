// Rows of cards.
#include "terminal/line_display.hpp"

#include "wording/letters.hpp"

#include <algorithm>

namespace frise::terminal {
namespace {

// Up to so many cards, every gap has a row of its own.
constexpr std::size_t short_line = 3;
constexpr std::size_t label_columns = 4;

class LineDisplay {
  public:
    LineDisplay(const Stage& stage, const Line& line) : stage_{stage}, line_{line} {
        for (const Dated& card : line) year_columns_ = std::max(year_columns_, width(stage.year_text(card)));
    }

    void make_room_for(Dated card) { year_columns_ = std::max(year_columns_, width(stage_.year_text(card))); }

    void gap(int gap) const { stage_.console().row("  " + label(gap)); }

    void card(Dated card) const { stage_.console().row("  " + std::string(label_columns + 2, ' ') + dated(card)); }

    // With its gaps on either side.
    void card_between(std::size_t place) const {
        const std::size_t room = columns - 2 * label_columns - 5;
        const int gap = static_cast<int>(place);
        stage_.console().row("  " + padded(label(gap), label_columns + 2) + padded(dated(line_[place]), room) +
                             label(gap + 1));
    }

    void hidden(CardNo card, int gap) const {
        const std::string row = right_aligned("?", year_columns_) + "  " + title(card);
        stage_.console().row("  " + padded(label(gap), label_columns) + "→ " +
                             stage_.console().painted(row, Ink::strong));
    }

    void rift(Dated card) const {
        const std::string row = right_aligned(stage_.year_text(card), year_columns_) + "  " + title(card.card);
        stage_.console().row("      + " + row);
    }

  private:
    [[nodiscard]] std::string label(int gap) const {
        return stage_.console().painted("[" + std::to_string(gap) + "]", Ink::accent);
    }
    [[nodiscard]] std::string title(CardNo card) const {
        return shortened(stage_.captions().title(card), columns - 2 * label_columns - 8 - year_columns_);
    }
    [[nodiscard]] std::string dated(Dated card) const {
        const std::string year = right_aligned(stage_.year_text(card), year_columns_);
        return stage_.console().painted(year, Ink::strong) + "  " + title(card.card);
    }

    const Stage& stage_;
    const Line& line_;
    std::size_t year_columns_ = 0;
};

}  // namespace

void show_line(const Stage& stage, const Line& line, const std::optional<Proposal>& proposal) {
    const LineDisplay display{stage, line};
    const bool spacious = line.size() <= short_line;
    stage.voice().say(Text::line_title);
    for (std::size_t place = 0; place <= line.size(); ++place) {
        const int gap = static_cast<int>(place);
        if (proposal && proposal->gap == gap) {
            display.hidden(proposal->card, gap);
        } else if (spacious) {
            display.gap(gap);
        }
        if (place == line.size()) break;
        spacious ? display.card(line[place]) : display.card_between(place);
    }
}

void show_rows(const Stage& stage, const Line& line, const std::vector<std::optional<Dated>>& rift) {
    LineDisplay display{stage, line};
    for (const auto& card : rift) {
        if (card) display.make_room_for(*card);
    }
    stage.voice().say(Text::rows_title);
    for (std::size_t place = 0; place < line.size(); ++place) {
        display.card_between(place);
        if (place < rift.size() && rift[place]) display.rift(*rift[place]);
    }
}

}  // namespace frise::terminal
