// Decks as JSON files. The format is in docs/decks.md and docs/deck.schema.json.
#pragma once

#include "deckkit/deck.hpp"
#include "deckkit/problem.hpp"

#include <string>
#include <string_view>

namespace frise::deckkit {

// What could be read, and all that was wrong with it. Cards with errors are left out.
struct ReadDeck {
    Deck deck;
    std::vector<std::size_t> places;  // of the deck's cards in the file
    Problems problems;
};

ReadDeck read_deck(std::string_view text);

// In the one layout that decks are kept in: a field a line, cards in the order of the deck.
std::string write_deck(const Deck& deck);

// A name for exactly these contents.
std::string content_hash(const Deck& deck);

}  // namespace frise::deckkit
