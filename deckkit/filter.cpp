// Choosing cards.
#include "deckkit/filter.hpp"

#include <algorithm>
#include <unordered_set>

namespace frise::deckkit {
namespace {

bool has_any(const std::vector<std::string>& wanted, const std::vector<std::string>& given) {
    return wanted.empty() ||
           std::find_first_of(given.begin(), given.end(), wanted.begin(), wanted.end()) != given.end();
}

std::string fresh_id(const Deck& deck, const Card& card, std::unordered_set<std::string>& used) {
    std::string id = card.id;
    while (!used.insert(id).second) id = deck.id + "-" + id;
    return id;
}

Translated joined(const std::vector<Deck>& decks) {
    Translated title;
    for (const Deck& deck : decks) {
        for (const Language language : all_languages()) {
            title[language] += (title[language].empty() ? "" : " + ") + deck.title.in(language);
        }
    }
    return title;
}

}  // namespace

bool Filter::passes(const Card& card) const {
    if (card.year < from.value_or(card.year) || card.year > to.value_or(card.year)) return false;
    if (!has_any(themes, card.themes) || !has_any(regions, {card.region})) return false;
    // A card that does not say how well known it is passes all the same.
    if (card.familiarity == 0) return true;
    return card.familiarity >= least_familiar.value_or(1) && card.familiarity <= most_familiar.value_or(5);
}

Deck mix(const std::vector<Deck>& decks, const Filter& filter) {
    Deck mixed;
    if (decks.size() == 1) mixed = decks.front();
    mixed.title = joined(decks);
    mixed.cards.clear();
    std::unordered_set<std::string> used;
    for (const Deck& deck : decks) {
        for (const Card& card : deck.cards) {
            // Named before it is chosen: an id means the same card whatever the filter.
            std::string id = fresh_id(deck, card, used);
            if (!filter.passes(card)) continue;
            mixed.cards.push_back(card);
            mixed.cards.back().id = std::move(id);
        }
    }
    return mixed;
}

}  // namespace frise::deckkit
