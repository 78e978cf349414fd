// Finding the cards for settings.
#include "server/preparing.hpp"

#include <utility>

namespace frise::server {
namespace {

// Without reading it, which may take long.
bool has_deck(store::Decks& decks, const std::string& hash) {
    const auto found = decks.deck_starting(hash);
    return found && *found == hash;
}

Result<void> name_decks(const Playsets& playsets, store::Decks& decks, TableSettings& settings) {
    return playsets.name_decks(settings, [&](const std::string& hash) { return has_deck(decks, hash); });
}

Result<void> keep_decks(const Playsets& playsets, store::Decks& decks, const TableSettings& settings) {
    for (const TableDeck& deck : settings.decks) {
        const auto text = playsets.shelf_text(deck.hash);
        if (!text || has_deck(decks, deck.hash)) continue;
        if (!decks.put_deck(deck.hash, *text)) return refuse(ErrorCode::bad_deck, "the deck could not be kept");
    }
    return {};
}

}  // namespace

Result<Prepared> prepare(Playsets& playsets, store::Decks& decks, TableSettings settings) {
    if (auto named = name_decks(playsets, decks, settings); !named) return tl::unexpected{named.error()};
    auto playset =
        playsets.get(settings, [&](const std::string& hash) { return decks.deck(hash).value_or(std::nullopt); });
    if (!playset) return tl::unexpected{playset.error()};
    if (auto kept = keep_decks(playsets, decks, settings); !kept) return tl::unexpected{kept.error()};
    return Prepared{std::move(settings), std::move(*playset)};
}

asio::awaitable<Granted<Prepared>> prepare(House& house, std::string customer, TableSettings settings) {
    const auto named =
        co_await house.keeper.ask([&](store::Decks& decks) { return name_decks(house.playsets, decks, settings); });
    if (!named) co_return deny(named.error());
    auto playset = co_await house.orders.get(std::move(customer), settings, true);
    if (!playset) co_return tl::unexpected{playset.error()};
    const auto kept =
        co_await house.keeper.ask([&](store::Decks& decks) { return keep_decks(house.playsets, decks, settings); });
    if (!kept) co_return deny(kept.error());
    co_return Prepared{std::move(settings), std::move(*playset)};
}

}  // namespace frise::server
