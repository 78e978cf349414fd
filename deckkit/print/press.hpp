// Printing a deck, sheet by sheet.
#pragma once

#include "deckkit/print/frame.hpp"
#include "deckkit/print/paperwork.hpp"
#include "deckkit/print/rules_pages.hpp"
#include "deckkit/print/sides.hpp"
#include "wording/slot.hpp"

namespace frise::deckkit::print {

class Press {
  public:
    Press(const Deck& deck, const PrintOptions& options, const Lettering& lettering, const ByteSink& sink);

    tl::expected<void, std::string> print();

  private:
    enum class Face : std::uint8_t { title, year };
    using Faces = std::vector<Face>;

    void print_sheet(std::size_t sheet);
    void print_rules(std::size_t page);
    void draw_bleeds(cairo_t* canvas, std::size_t sheet, const Faces& faces) const;
    void draw_faces(cairo_t* canvas, std::size_t sheet, Face face);
    void end_page(cairo_t* canvas);
    [[nodiscard]] RunningTexts running_texts(std::size_t sheet, Text side) const;
    [[nodiscard]] std::string deck_heading() const;
    [[nodiscard]] std::string counted(Text which, std::size_t place, std::size_t all) const;
    [[nodiscard]] std::size_t cards_on(std::size_t sheet) const;
    [[nodiscard]] const Printed& printed(std::size_t sheet, std::size_t place) const;
    [[nodiscard]] Box box_of(std::size_t place, Face face) const;

    const Deck& deck_;
    const PrintOptions& options_;
    const Lettering& lettering_;
    std::vector<Card> cards_;  // by id, since their numbers must not follow the years
    std::vector<Printed> printed_;
    Sheet sheet_;
    Sides sides_;
    RulesPages rules_;
    Paperwork paperwork_;
    std::size_t sheets_ = 0;
    std::size_t pages_ = 0;
    int done_ = 0;
};

}  // namespace frise::deckkit::print
