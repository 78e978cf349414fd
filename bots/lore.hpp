// What is public about a card beside its title and makes it easier or harder to know.
#pragma once

#include "deckkit/deck.hpp"
#include "engine/core/card.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace frise {

// A set of the themes that decks have.
using Themes = std::uint64_t;
std::optional<Themes> theme_named(std::string_view name);

struct CardLore {
    int familiarity = 0;  // 1 specialists to 5 everybody; 0 not said
    Themes themes = 0;

    bool operator==(const CardLore&) const = default;
};

using Lore = std::vector<CardLore>;  // by card number

// For cards dealt from a deck; those that it does not have get nothing.
Lore lore_of(const deckkit::Deck& deck, const std::vector<Face>& faces);

}  // namespace frise
