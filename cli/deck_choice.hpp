// The decks of a game: loaded, mixed and filtered.
#pragma once

#include "cli/wishes.hpp"
#include "deckkit/deck.hpp"
#include "wording/language.hpp"
#include "wording/message.hpp"

#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace frise::cli {

// Which deck, and exactly which contents of it.
struct DeckStamp {
    std::string name;
    std::string hash;

    bool operator==(const DeckStamp&) const = default;
};

struct ChosenDeck {
    deckkit::Deck deck;
    std::vector<DeckStamp> stamps;
};

tl::expected<ChosenDeck, Message> choose_deck(const Wishes& wishes, Language language);

// What a saved game was dealt from, for its texts; empty if any of them is not the same any more.
deckkit::Deck deck_again(const std::vector<DeckStamp>& stamps);

}  // namespace frise::cli
