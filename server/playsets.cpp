// Making playsets, each once.
#include "server/playsets.hpp"

#include "deckkit/deck_json.hpp"
#include "deckkit/load.hpp"
#include "deckkit/shelf.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace frise::server {

namespace json = boost::json;

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
    PlaysetPtr playset = make_playset(decks, size, settings);
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
