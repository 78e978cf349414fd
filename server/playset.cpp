// Making playsets, each once.
#include "server/playset.hpp"

#include "deckkit/deck_json.hpp"
#include "deckkit/load.hpp"
#include "deckkit/playing_cards.hpp"
#include "deckkit/shelf.hpp"
#include "deckkit/year_hint.hpp"
#include "engine/rules/setup.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace frise::server {

namespace json = boost::json;

namespace {

constexpr std::size_t most_recent = 16;

// Below it, gaps between years may not fit the dials of challenge.
constexpr Year earliest_on_dials = -8000;

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
    std::erase_if(deck.cards, [&](const deckkit::Card& card) {
        return game == GameId::challenge && (card.year < earliest_on_dials || card.year > 9999);
    });
    for (deckkit::Card& card : deck.cards) card.id = id_that_tells_nothing(card);
    return deck;
}

Deck dealable(const deckkit::Deck& cards, GameId game) {
    // One seat and one card: whether there are enough is asked for each table.
    Terms terms;
    terms.game = game;
    terms.hand = {0};
    return check_deck(terms, deckkit::playing_cards(cards, Language::en, game)).value_or(Deck{});
}

std::string key_of(const TableSettings& settings) {
    const json::object written = write_table_settings(settings);
    const GameId game = settings.terms.game;
    const int kind = game == GameId::challenge ? 2 : game == GameId::coop ? 1 : 0;
    return json::serialize(json::array{written.at("decks"), written.at("filter"), kind});
}

}  // namespace

Playset::Playset(const deckkit::Deck& cards, GameId game) : deck{dealable(cards, game)}, names{deck.faces} {
    lore = lore_of(cards, deck.faces);
    for (const Language language : all_languages) {
        for (const deckkit::Card& card : cards.cards) {
            faces[index(language)].push_back(face_json(card, language));
            facts[index(language)].push_back(fact_json(card, language));
        }
    }
    for (const deckkit::Card& card : cards.cards) {
        quoted.push_back(json::serialize(json::string_view{card.id}));
        about.push_back(card.precision != Precision::exact);
    }
}

Playsets::Playsets() {
    for (const std::string_view id : deckkit::shelf_ids()) {
        const auto text = deckkit::shelf_json(id);
        if (text) shelf_.emplace(deckkit::content_hash(deckkit::read_deck(*text).deck), id);
    }
}

std::optional<std::string> Playsets::shelf_text(const std::string& hash) const {
    const auto it = shelf_.find(hash);
    if (it == shelf_.end()) return std::nullopt;
    return std::string{*deckkit::shelf_json(it->second)};
}

Result<void> Playsets::name_decks(TableSettings& settings, const FindDeck& find) const {
    if (settings.decks.empty()) {
        for (const std::string& id : deckkit::usual_decks()) settings.decks.push_back({id, {}});
    }
    for (TableDeck& deck : settings.decks) {
        if (!deck.hash.empty()) continue;
        const std::string& name = deck.name;
        const auto shelf = std::find_if(shelf_.begin(), shelf_.end(),
                                        [&](const auto& each) { return each.second == name || each.first == name; });
        if (shelf != shelf_.end()) {
            deck.hash = shelf->first;
        } else if (find(name)) {
            deck.hash = name;
        } else {
            return refuse(ErrorCode::bad_deck, "there is no deck '" + name + "'");
        }
    }
    return {};
}

Result<deckkit::Deck> Playsets::load(const TableDeck& deck, const FindDeck& find) const {
    const auto id = shelf_.find(deck.hash);
    const auto text = id != shelf_.end() ? shelf_text(deck.hash) : find ? find(deck.hash) : std::nullopt;
    if (!text) return refuse(ErrorCode::bad_deck, "the deck '" + deck.name + "' is no longer there");
    deckkit::Deck read = deckkit::read_deck(*text).deck;
    // Games count cards by id: the order in which their author has them may be that of the years.
    std::sort(read.cards.begin(), read.cards.end(),
              [](const deckkit::Card& a, const deckkit::Card& b) { return a.id < b.id; });
    return read;
}

Result<std::shared_ptr<const Playset>> Playsets::make(const TableSettings& settings, const FindDeck& find) const {
    std::vector<deckkit::Deck> decks;
    for (const TableDeck& each : settings.decks) {
        auto deck = load(each, find);
        if (!deck) return tl::unexpected{deck.error()};
        decks.push_back(std::move(*deck));
    }
    const deckkit::Deck mixed = mix(decks, settings.filter);
    const deckkit::Deck usable = usable_in(mixed, settings.terms.game);
    auto made = std::make_shared<Playset>(usable, settings.terms.game);
    made->left_out = static_cast<int>(mixed.cards.size() - usable.cards.size());
    return made;
}

std::shared_ptr<const Playset> Playsets::made(const std::string& key) {
    const std::scoped_lock lock{mutex_};
    const auto it = made_.find(key);
    return it == made_.end() ? nullptr : it->second.lock();
}

void Playsets::keep(const std::string& key, const std::shared_ptr<const Playset>& playset) {
    const std::scoped_lock lock{mutex_};
    std::erase_if(made_, [](const auto& each) { return each.second.expired(); });
    made_[key] = playset;
    if (recent_.size() == most_recent) recent_.erase(recent_.begin());
    recent_.push_back(playset);
}

Result<std::shared_ptr<const Playset>> Playsets::get(const TableSettings& settings, const FindDeck& find) {
    const std::string key = key_of(settings);
    std::shared_ptr<const Playset> playset = made(key);
    if (!playset) {
        auto fresh = make(settings, find);
        if (!fresh) return fresh;
        playset = std::move(*fresh);
        keep(key, playset);
    }
    const auto needed = cards_needed(settings.terms);
    if (static_cast<std::int64_t>(playset->deck.size()) < needed) {
        return refuse(ErrorCode::deck_too_small,
                      fmt::format("this game needs {} cards, and of these decks {} can be played with", needed,
                                  playset->deck.size()));
    }
    return playset;
}

}  // namespace frise::server
