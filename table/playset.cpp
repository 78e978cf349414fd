// Making playsets.
#include "table/playset.hpp"

#include "deckkit/deck_json.hpp"
#include "deckkit/playing_cards.hpp"
#include "deckkit/year_hint.hpp"
#include "engine/rules/setup.hpp"

#include <algorithm>

namespace frise::table {

namespace json = boost::json;

namespace {

// An id that tells the year would be read by everybody; what stands for it tells nothing.
std::string id_that_tells_nothing(const deckkit::Card& card) {
    if (!deckkit::year_hint(card.id)) return card.id;
    deckkit::Deck alone;
    alone.cards = {card};
    return "card-" + deckkit::content_hash(alone).substr(0, 12);
}

std::string untelling(const std::string& text) { return deckkit::year_hint(text) ? std::string{} : text; }

std::string face_json(const deckkit::Card& card, Language language) {
    json::object face{{"title", card.title.in(language)}};
    if (const std::string dated = untelling(card.dated.in(language)); !dated.empty()) face["dated"] = dated;
    if (const std::string clue = untelling(card.clue.in(language)); !clue.empty()) face["clue"] = clue;
    if (!card.illustration.empty()) face["picture"] = card.illustration;
    if (!card.themes.empty()) face["theme"] = card.themes.front();
    return json::serialize(face);
}

std::string fact_json(const deckkit::Card& card, Language language) {
    json::object fact{{"precision", name(card.precision)}};
    if (!card.fact.in(language).empty()) fact["fact"] = card.fact.in(language);
    if (!card.source.in(language).empty()) fact["source"] = card.source.in(language);
    return json::serialize(fact);
}

deckkit::Deck usable_in(deckkit::Deck deck, GameId game) {
    if (const auto& advised = descriptor(game).deck.advised) {
        std::erase_if(deck.cards, [&](const deckkit::Card& card) { return !advised->has(card.year); });
    }
    for (deckkit::Card& card : deck.cards) card.id = id_that_tells_nothing(card);
    return deck;
}

Deck dealable(const deckkit::Deck& cards, GameId game) {
    // Whether there are enough is asked for each table.
    return make_deck(game, deckkit::playing_cards(cards, Language{}, game)).value_or(Deck{});
}

// Beside the object itself.
std::size_t bytes_of(const std::string& text) {
    static const std::size_t within = std::string{}.capacity();
    return text.capacity() > within ? text.capacity() + 1 : 0;
}

std::size_t bytes_of(const std::vector<std::string>& texts) {
    std::size_t bytes = texts.capacity() * sizeof(std::string);
    for (const std::string& text : texts) bytes += bytes_of(text);
    return bytes;
}

bool speaks(const deckkit::Deck& deck, Language language) {
    return std::any_of(deck.cards.begin(), deck.cards.end(), [&](const deckkit::Card& card) {
        const auto has = [&](const deckkit::Translated& text) { return !text[language].empty(); };
        return has(card.title) || has(card.dated) || has(card.clue) || has(card.fact) || has(card.source);
    });
}

}  // namespace

Playset::Playset(const deckkit::Deck& cards, GameId game) : deck{dealable(cards, game)}, names{deck.faces} {
    lore = lore_of(cards, deck.faces);
    for (const Language language : all_languages()) {
        faces.emplace_back();
        facts.emplace_back();
        if (language != Language{} && !speaks(cards, language)) continue;
        for (const deckkit::Card& card : cards.cards) {
            faces.back().push_back(face_json(card, language));
            facts.back().push_back(fact_json(card, language));
        }
    }
    for (const deckkit::Card& card : cards.cards) {
        quoted.push_back(json::serialize(json::string_view{card.id}));
        about.push_back(card.precision != Precision::exact);
    }
}

const std::vector<std::string>& Playset::faces_in(Language language) const {
    const auto& own = faces[index(language)];
    return own.empty() ? faces.front() : own;
}

const std::vector<std::string>& Playset::facts_in(Language language) const {
    const auto& own = facts[index(language)];
    return own.empty() ? facts.front() : own;
}

std::size_t Playset::bytes() const {
    constexpr std::size_t name_bytes = 64;  // of a card in `names`, with what holds it there
    std::size_t sum = sizeof(Playset) + bytes_of(quoted) + about.size() / 8 + lore.capacity() * sizeof(CardLore);
    for (const auto& texts : faces) sum += bytes_of(texts);
    for (const auto& texts : facts) sum += bytes_of(texts);
    for (const Face& face : *deck.faces) sum += sizeof(Face) + name_bytes + bytes_of(face.id) + bytes_of(face.title);
    return sum + deck.size() * (sizeof(Year) + sizeof(Icons));
}

deckkit::Deck read_by_id(const std::string& text) {
    deckkit::Deck deck = deckkit::read_deck(text).deck;
    std::sort(deck.cards.begin(), deck.cards.end(),
              [](const deckkit::Card& a, const deckkit::Card& b) { return a.id < b.id; });
    return deck;
}

PlaysetPtr make_playset(const std::vector<deckkit::Deck>& decks, const DecksSize& size, const TableSettings& settings) {
    const deckkit::Deck mixed = mix(decks, settings.filter);
    const deckkit::Deck usable = usable_in(mixed, settings.terms.game);
    auto playset = std::make_shared<Playset>(usable, settings.terms.game);
    playset->decks = size;
    playset->left_out = static_cast<int>(mixed.cards.size() - usable.cards.size());
    return playset;
}

Result<void> check_enough(const TableSettings& settings, const Playset& playset) {
    const auto needed = cards_needed(settings.terms);
    if (static_cast<std::int64_t>(playset.deck.size()) >= needed) return {};
    return refuse(ErrorCode::deck_too_small, "this game needs " + std::to_string(needed) +
                                                 " cards, and of these decks " + std::to_string(playset.deck.size()) +
                                                 " can be played with");
}

}  // namespace frise::table
