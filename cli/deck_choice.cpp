// Choosing decks.
#include "cli/deck_choice.hpp"

#include "deckkit/deck_json.hpp"
#include "deckkit/load.hpp"

#include <algorithm>
#include <set>

namespace frise::cli {
namespace {

// A theme that no card has is a slip of the keyboard.
std::optional<Message> check_themes(const std::vector<deckkit::Deck>& decks, const deckkit::Filter& filter) {
    std::set<std::string> themes;
    for (const deckkit::Deck& deck : decks) {
        for (const deckkit::Card& card : deck.cards) themes.insert(card.themes.begin(), card.themes.end());
    }
    std::string values;
    for (const std::string& theme : themes) values += (values.empty() ? "" : ", ") + theme;
    for (const std::string& theme : filter.themes) {
        if (themes.contains(theme)) continue;
        return Message{"terminal.not_one_of",
                       {word("option", "--theme"), word("value", theme), word("values", values)}};
    }
    return std::nullopt;
}

}  // namespace

tl::expected<ChosenDeck, Message> choose_deck(const Wishes& wishes, Language language) {
    std::vector<deckkit::Deck> decks;
    ChosenDeck chosen;
    for (const std::string& name : wishes.decks.empty() ? deckkit::usual_decks() : wishes.decks) {
        auto deck = deckkit::load_deck(name);
        if (!deck) {
            return tl::unexpected{Message{"terminal.deck_refused", {word("message", explain(deck.error(), language))}}};
        }
        chosen.stamps.push_back({name, deckkit::content_hash(*deck)});
        decks.push_back(std::move(*deck));
    }
    if (auto wrong = check_themes(decks, wishes.filter)) return tl::unexpected{*wrong};
    chosen.deck = mix(decks, wishes.filter);
    if (wishes.decks.empty()) {
        for (const Language each : all_languages()) chosen.deck.title[each] = words(each, Text{"terminal.decks_mixed"});
    }
    if (chosen.deck.cards.empty()) return tl::unexpected{Message{"terminal.no_card_passes", {}}};
    return chosen;
}

deckkit::Deck deck_again(const std::vector<DeckStamp>& stamps) {
    std::vector<deckkit::Deck> decks;
    for (const auto& [name, hash] : stamps) {
        auto deck = deckkit::load_deck(name);
        // All or none: a card's id depends on the decks before it.
        if (!deck || deckkit::content_hash(*deck) != hash) return {};
        decks.push_back(std::move(*deck));
    }
    return mix(decks, {});
}

}  // namespace frise::cli
