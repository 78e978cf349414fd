// What both sides share.
#include "deckkit/print/sides.hpp"

#include "deckkit/print/ground.hpp"
#include "deckkit/print/sheet.hpp"
#include "deckkit/print/symbol.hpp"

namespace frise::deckkit::print {

Sides::Sides(const Deck& deck, const PrintOptions& options, const Lettering& lettering)
    : deck_{deck},
      language_{options.language},
      lettering_{lettering},
      colour_{deck_colour(deck.colour)},
      height_{side_width * size_of(options.size).height / size_of(options.size).width},
      small_{options.size == CardSize::mini    ? 1.16
             : options.size == CardSize::large ? .88
                                               : 1} {}

Colour Sides::title_ground() { return cream; }

Colour Sides::year_ground(const Card& card) { return era_palette(card.year).ground; }

Art Sides::art(const Card& card, const Palette& palette, const Colour& key, const Colour& offset) const {
    return {drawing_for(card.illustration, deck_.cover), hash_of(card.id) % ground_count, palette, key, offset};
}

}  // namespace frise::deckkit::print
