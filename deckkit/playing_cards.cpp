// Turning cards of a deck into cards of a game.
#include "deckkit/playing_cards.hpp"

#include <algorithm>

namespace frise::deckkit {

std::vector<frise::Card> playing_cards(const Deck& deck, Language language, GameId game) {
    const auto& years = descriptor(game).deck.years;
    // Some with icons and some without cannot be played together.
    const bool with_icons =
        std::all_of(deck.cards.begin(), deck.cards.end(), [](const Card& card) { return card.icons.has_value(); });
    std::vector<frise::Card> cards;
    cards.reserve(deck.cards.size());
    for (const Card& card : deck.cards) {
        if (years && !years->has(card.year)) continue;
        frise::Card playing{{card.id, card.title.in(language)}, card.year, std::nullopt, std::nullopt};
        if (with_icons) {
            playing.front = card.icons->front;
            playing.back = card.icons->back;
        }
        cards.push_back(std::move(playing));
    }
    return cards;
}

}  // namespace frise::deckkit
