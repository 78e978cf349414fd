// Loading rooms, waking them, and letting them go.
#include "server/shard.hpp"

#include "server/log.hpp"
#include "server/opening.hpp"

#include <boost/asio/co_spawn.hpp>
#include <chrono>

namespace frise::server {
namespace {

constexpr auto tick_span = std::chrono::milliseconds{25};
constexpr int ticks_between_sweeps = 200;

}  // namespace

Result<LiveTable> revive(const std::string& code, const std::vector<std::string>& entries,
                         const std::function<Result<std::shared_ptr<const Playset>>(const TableSettings&)>& find,
                         Tail* tail) {
    LiveTable table{code};
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
        if (tail == nullptr) continue;
        if (table.game()) {
            told.to_act = table.game()->to_act();
            told.over = table.game()->over();
        }
        remember(*tail, std::move(told));
    }
    return table;
}

Shard::Shard(House& house) : house_{house} {}

void Shard::start() {
    asio::co_spawn(context_, tick(), logged);
    thread_ = std::thread{[this] {
        // Whatever goes wrong at one table, the others play on.
        while (!context_.stopped()) {
            try {
                context_.run();
            } catch (const std::exception& error) {
                log_error("internal-error", {{"message", error.what()}});
            }
        }
    }};
}

void Shard::stop() { context_.stop(); }

void Shard::join() {
    if (thread_.joinable()) thread_.join();
}

asio::awaitable<store::Stored<std::shared_ptr<Room>>> Shard::room(std::string code) {
    auto known = rooms_.find(code);
    if (known != rooms_.end() && !known->second->stale()) co_return known->second;
    auto loaded = co_await load(code);
    if (!loaded || !*loaded) co_return loaded;
    // Another guest may have been quicker.
    known = rooms_.find(code);
    if (known != rooms_.end() && !known->second->stale()) co_return known->second;
    rooms_[code] = *loaded;
    co_return loaded;
}

asio::awaitable<store::Stored<std::shared_ptr<Room>>> Shard::load(const std::string& code) {
    auto record = co_await house_.keeper.ask([code](store::Store& store) { return store.load(code); });
    if (!record) co_return tl::unexpected{record.error()};
    if (!*record) co_return nullptr;
    Tail tail;
    const auto known = [this](const TableSettings& settings) { return house_.playsets.get(settings, {}); };
    auto table = revive(code, (*record)->entries, known, &tail);
    if (!table) {
        // With decks that people sent: these are in the store, and read on its thread.
        struct Revived {
            Result<LiveTable> table;
            Tail tail;
        };
        auto revived = co_await house_.keeper.ask([&](store::Store& store) {
            Revived again{LiveTable{code}, {}};
            again.table = revive(
                code, (*record)->entries,
                [&](const TableSettings& settings) {
                    return house_.playsets.get(
                        settings, [&](const std::string& hash) { return store.deck(hash).value_or(std::nullopt); });
                },
                &again.tail);
            return again;
        });
        table = std::move(revived.table);
        tail = std::move(revived.tail);
    }
    if (!table) {
        log_error("table-broken", {{"table", code}, {"code", name(table.error().code)}});
        co_return tl::unexpected{store::Trouble{store::Trouble::Kind::broken, table.error().message}};
    }
    co_return std::make_shared<Room>(house_, context_, std::move(*table), std::move(tail));
}

void Shard::wake(Room& room) {
    try {
        room.wake();
    } catch (const std::exception& error) {
        log_error("internal-error", {{"table", room.table().code()}, {"message", error.what()}});
    }
}

asio::awaitable<void> Shard::tick() {
    asio::steady_timer timer{context_};
    for (int ticks = 1;; ++ticks) {
        timer.expires_after(tick_span);
        co_await timer.async_wait(asio::use_awaitable);
        const Time now = house_.clock.steady();
        for (auto it = rooms_.begin(); it != rooms_.end();) {
            const std::shared_ptr<Room> room = it->second;
            if (room->wake_at() && *room->wake_at() <= now) wake(*room);
            const bool gone = room->stale() || (ticks % ticks_between_sweeps == 0 && room->idle());
            it = gone ? rooms_.erase(it) : std::next(it);
        }
    }
}

void Shard::dismiss_all(std::string_view reason) {
    for (const auto& [code, room] : rooms_) room->dismiss_all(reason);
}

}  // namespace frise::server
