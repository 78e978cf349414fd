// A game before its first event: the terms, the cards, and where chance comes from.
#pragma once

#include "engine/core/card.hpp"
#include "engine/core/result.hpp"
#include "engine/rules/terms.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace frise {

struct Setup {
    Terms terms;
    Deck deck;  // in draw order, top first, unless shuffled
    bool shuffle = false;
    std::uint64_t seed = 0;

    bool operator==(const Setup&) const = default;
};

// The least number of cards that a game with these terms is dealt from.
std::int64_t cards_needed(const Terms& terms);

// All hands together.
std::int64_t cards_in_hands(const Terms& terms);

// A deck of these cards, if each of them can be played in this game; there may be too few.
Result<Deck> make_deck(GameId game, std::vector<Card> cards);
// The same, if there are also enough cards.
Result<Deck> check_deck(const Terms& terms, std::vector<Card> cards);

// Remarks on a deck that can be played all the same.
std::vector<std::string> warnings(const Setup& setup);

}  // namespace frise
