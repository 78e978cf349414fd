// The decks of a game: loaded, mixed and filtered.
#pragma once

#include "deckkit/deck.hpp"
#include "terminal/message.hpp"
#include "terminal/saved_game.hpp"
#include "terminal/wishes.hpp"

#include <tl/expected.hpp>
#include <vector>

namespace frise::terminal {

struct ChosenDeck {
    deckkit::Deck deck;
    std::vector<DeckStamp> stamps;
};

tl::expected<ChosenDeck, Message> choose_deck(const Wishes& wishes, Language language);

// What a saved game was dealt from, for its texts; empty if any of them is not the same any more.
deckkit::Deck deck_again(const std::vector<DeckStamp>& stamps);

}  // namespace frise::terminal
