// Folding entries as they were written.
#include "server/revive.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace frise::server {
namespace {

// What was agreed on with it; nothing if it is about something else.
std::optional<Shared<TableSettings>> agreed_in(const Entry& entry) {
    if (const auto* opened = std::get_if<Opened>(&entry.what)) return opened->settings;
    if (const auto* changed = std::get_if<Changed>(&entry.what)) return changed->settings;
    return std::nullopt;
}

}  // namespace

asio::awaitable<Granted<LiveTable>> follow(House& house, std::string customer, LiveTable table,
                                           const std::vector<std::string>& entries, std::vector<Told>& told,
                                           std::size_t most) {
    const Number before = table.last() + entries.size() - std::min(most, entries.size());
    // Settings whose cards are still to be found. Only those that a game begins with, or the last ones, are looked for:
    // a host may have tried many.
    std::optional<Shared<TableSettings>> agreed;
    const auto bring_cards = [&]() -> asio::awaitable<Granted<void>> {
        auto playset = co_await house.orders.get(customer, **agreed, false);
        if (!playset) co_return tl::unexpected{playset.error()};
        table.bring(std::move(*playset));
        agreed.reset();
        co_return Granted<void>{};
    };
    for (const std::string& text : entries) {
        const GameId game = table.settings().terms.game;
        auto entry = read_entry(text, agreed ? nullptr : table.names(), game);
        if (!entry && agreed) {  // a game begins
            if (auto brought = co_await bring_cards(); !brought) co_return tl::unexpected{brought.error()};
            entry = read_entry(text, table.names(), game);
        }
        if (!entry) co_return deny(entry.error());
        if (const auto completed = table.complete(*entry); !completed) co_return deny(completed.error());
        if (auto settings = agreed_in(*entry)) agreed = std::move(settings);
        Told each{table.last() + 1, *entry, {}, false};
        table.evolve(*entry);
        if (each.number <= before) continue;
        if (table.game()) {
            each.to_act = table.game()->to_act();
            each.over = table.game()->over();
        }
        told.push_back(std::move(each));
    }
    if (agreed) {
        if (auto brought = co_await bring_cards(); !brought) co_return tl::unexpected{brought.error()};
    }
    co_return std::move(table);
}

}  // namespace frise::server
