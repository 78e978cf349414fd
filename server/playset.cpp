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

// The order in which their author has them may be that of the years: games count cards by id.
deckkit::Deck read_by_id(const std::string& text) {
    deckkit::Deck deck = deckkit::read_deck(text).deck;
    std::sort(deck.cards.begin(), deck.cards.end(),
              [](const deckkit::Card& a, const deckkit::Card& b) { return a.id < b.id; });
    return deck;
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

Result<void> Playsets::name_decks(TableSettings& settings,
                                  const std::function<bool(const std::string& hash)>& has) const {
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
        } else if (has(name)) {
            deck.hash = name;
        } else {
            return refuse(ErrorCode::bad_deck, "there is no deck '" + name + "'");
        }
    }
    return {};
}

std::string Playsets::key(const TableSettings& settings) {
    const json::object written = write_table_settings(settings);
    const DeckDemands& demands = descriptor(settings.terms.game).deck;
    const int kind = demands.advised ? 2 : demands.icons ? 1 : 0;
    return json::serialize(json::array{written.at("decks"), written.at("filter"), kind});
}

std::optional<std::string> Playsets::text_of(const TableDeck& deck, const FindDeck& find) const {
    if (shelf_.contains(deck.hash)) return shelf_text(deck.hash);
    return find ? find(deck.hash) : std::nullopt;
}

Granted<void> Playsets::check_size(const DecksSize& decks) {
    if (decks.cards <= most_chosen.cards && decks.bytes <= most_chosen.bytes) return {};
    return deny("deck-too-large", fmt::format("the decks of a table have at most {} cards and {} MB together",
                                              most_chosen.cards, most_chosen.bytes / 1'000'000));
}

Result<void> Playsets::check_enough(const TableSettings& settings, const Playset& playset) {
    const auto needed = cards_needed(settings.terms);
    if (static_cast<std::int64_t>(playset.deck.size()) >= needed) return {};
    return refuse(
        ErrorCode::deck_too_small,
        fmt::format("this game needs {} cards, and of these decks {} can be played with", needed, playset.deck.size()));
}

Granted<PlaysetPtr> Playsets::make(const TableSettings& settings, const FindDeck& find, bool chosen) {
    std::vector<deckkit::Deck> decks;
    DecksSize size;
    // Looked at before and after a deck is read: reading takes much more memory than its text.
    const auto fits = [&] { return chosen ? check_size(size) : Granted<void>{}; };
    for (const TableDeck& each : settings.decks) {
        const auto text = text_of(each, find);
        if (!text) return deny("bad-deck", "the deck '" + each.name + "' is no longer there");
        size.bytes += text->size();
        if (auto right = fits(); !right) return tl::unexpected{right.error()};
        decks.push_back(read_by_id(*text));
        size.cards += decks.back().cards.size();
        if (auto right = fits(); !right) return tl::unexpected{right.error()};
    }
    const deckkit::Deck mixed = mix(decks, settings.filter);
    const deckkit::Deck usable = usable_in(mixed, settings.terms.game);
    auto playset = std::make_shared<Playset>(usable, settings.terms.game);
    playset->decks = size;
    playset->left_out = static_cast<int>(mixed.cards.size() - usable.cards.size());
    keep(key(settings), playset);
    return playset;
}

PlaysetPtr Playsets::made(const std::string& key) {
    const std::scoped_lock lock{mutex_};
    const auto it = made_.find(key);
    return it == made_.end() ? nullptr : it->second.lock();
}

void Playsets::keep(const std::string& key, const PlaysetPtr& playset) {
    std::vector<PlaysetPtr> gone;  // freed after the lock
    const std::size_t bytes = playset->bytes() + key.size();
    const std::scoped_lock lock{mutex_};
    std::erase_if(made_, [](const auto& each) { return each.second.expired(); });
    made_[key] = playset;
    recent_.push_back({playset, bytes});
    recent_bytes_ += bytes;
    while (recent_bytes_ > most_kept_bytes) {
        recent_bytes_ -= recent_.front().bytes;
        gone.push_back(std::move(recent_.front().playset));
        recent_.pop_front();
    }
}

std::size_t Playsets::kept_bytes() const {
    const std::scoped_lock lock{mutex_};
    return recent_bytes_;
}

Result<PlaysetPtr> Playsets::get(const TableSettings& settings, const FindDeck& find) {
    PlaysetPtr playset = made(key(settings));
    if (!playset) {
        auto fresh = make(settings, find, false);
        if (!fresh) return refuse(ErrorCode::bad_deck, fresh.error().message);
        playset = std::move(*fresh);
    }
    if (auto enough = check_enough(settings, *playset); !enough) return tl::unexpected{enough.error()};
    return playset;
}

}  // namespace frise::server
