// Folding entries as they were written.
#include "server/revive.hpp"

#include <algorithm>
#include <utility>

namespace frise::server {
namespace {

Result<LiveTable> fold(LiveTable table, const std::vector<std::string>& entries, const FindPlayset& find,
                       const std::function<void(Told)>& each) {
    for (const std::string& text : entries) {
        auto entry = read_entry(text, table.names());
        if (!entry) return tl::unexpected{entry.error()};
        const auto* opened = std::get_if<Opened>(&entry->what);
        const auto* changed = std::get_if<Changed>(&entry->what);
        if (opened != nullptr || changed != nullptr) {
            auto playset = find(opened != nullptr ? opened->settings : changed->settings);
            if (!playset) return tl::unexpected{playset.error()};
            table.bring(std::move(*playset));
        }
        Told told{table.last() + 1, *entry, {}, false};
        table.evolve(*entry);
        if (!each) continue;
        if (table.game()) {
            told.to_act = table.game()->to_act();
            told.over = table.game()->over();
        }
        each(std::move(told));
    }
    return table;
}

}  // namespace

Result<LiveTable> revive(const std::string& code, const std::vector<std::string>& entries, const FindPlayset& find) {
    return fold(LiveTable{code}, entries, find, {});
}

asio::awaitable<Result<LiveTable>> follow(House& house, LiveTable table, const std::vector<std::string>& entries,
                                          std::vector<Told>& told, std::size_t most) {
    const Number before = table.last() + entries.size() - std::min(most, entries.size());
    const auto keep = [&](Told each) {
        if (each.number > before) told.push_back(std::move(each));
    };
    auto followed = fold(
        table, entries, [&](const auto& settings) { return house.playsets.get(settings, {}); }, keep);
    if (followed) co_return followed;
    // With decks that people sent: these are in the store, and read on its thread.
    struct Answer {
        Result<LiveTable> table;
    };
    auto answer = co_await house.keeper.ask([&](store::Store& store) {
        told.clear();
        const auto find = [&](const TableSettings& settings) {
            return house.playsets.get(settings,
                                      [&](const std::string& hash) { return store.deck(hash).value_or(std::nullopt); });
        };
        return Answer{fold(table, entries, find, keep)};
    });
    co_return std::move(answer.table);
}

}  // namespace frise::server
