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

// The deck if its cards, however few, can be played with in this game.
Result<Deck> make_deck(GameId game, std::vector<Card> cards);
// The deck if this game can be dealt from it.
Result<Deck> check_deck(const Terms& terms, std::vector<Card> cards);

// What is playable but worth saying.
std::vector<std::string> warnings(const Setup& setup);

}  // namespace frise
