// The two sides of a printed card.
#pragma once

#include "deckkit/deck.hpp"
#include "deckkit/print/lettering.hpp"
#include "deckkit/print/picture.hpp"
#include "deckkit/print/print.hpp"

namespace frise::deckkit::print {

// Sides are drawn this wide, whatever their size on paper.
inline constexpr double side_width = 238;
inline constexpr double side_margin = 13;
// A band in the colour of the deck, by which cards find back into their box.
inline constexpr double spine = 5.5;

// One card as it is printed.
struct Printed {
    const Card& card;
    std::size_t number = 0;  // from 1
    std::optional<Icons> symbols;
};

// All that the sides of one deck's cards have in common.
class Sides {
  public:
    Sides(const Deck& deck, const PrintOptions& options, const Lettering& lettering);

    // How high the plate with title and fact has to be for these cards.
    void make_room(const std::vector<Printed>& cards);
    void draw_title_side(cairo_t* canvas, const Printed& printed);
    void draw_year_side(cairo_t* canvas, const Printed& printed);
    [[nodiscard]] static Colour title_ground();
    [[nodiscard]] static Colour year_ground(const Card& card);

  private:
    void draw_caption(cairo_t* canvas, const Card& card, const Box& box) const;
    void draw_footer(cairo_t* canvas, std::size_t number) const;
    void draw_year(cairo_t* canvas, const Card& card, const Box& box) const;
    void draw_plate(cairo_t* canvas, const Card& card, const Box& box) const;
    [[nodiscard]] Room fact_room(double height) const;
    [[nodiscard]] Setting plate_title(const Card& card) const;
    [[nodiscard]] Art art(const Card& card, const Palette& palette, const Colour& key, const Colour& offset) const;

    const Deck& deck_;
    Language language_;
    const Lettering& lettering_;
    Pictures pictures_;
    Colour colour_;
    double height_;
    double small_;  // how much bigger small print is, for small cards
    double plate_ = 0;
};

}  // namespace frise::deckkit::print
