// Which cards of which decks to play with.
#pragma once

#include "deckkit/deck.hpp"

#include <optional>
#include <string>
#include <vector>

namespace frise::deckkit {

// A card passes if it meets all that is given. Of several themes or regions it needs one.
struct Filter {
    std::optional<Year> from;
    std::optional<Year> to;
    std::vector<std::string> themes;
    std::vector<std::string> regions;
    std::optional<int> least_familiar;  // 1 to 5
    std::optional<int> most_familiar;

    [[nodiscard]] bool passes(const Card& card) const;
    bool operator==(const Filter&) const = default;
};

// One deck of the cards that pass, from one or several. Where two decks use the same id, the later card is called
// DECK-ID instead; the cards of the first keep theirs.
Deck mix(const std::vector<Deck>& decks, const Filter& filter);

}  // namespace frise::deckkit
