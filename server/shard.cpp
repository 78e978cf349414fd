// Loading rooms, waking them, and letting them go.
#include "server/shard.hpp"

#include "server/log.hpp"
#include "server/revive.hpp"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/redirect_error.hpp>
#include <chrono>
#include <functional>

namespace frise::server {

Shard& shard_of(const std::vector<std::unique_ptr<Shard>>& shards, const std::string& code) {
    return *shards[std::hash<std::string>{}(code) % shards.size()];
}

Shard::Shard(House& house)
    : house_{house}, clock_moved_{house.clock.when_moved([this] { asio::post(context_, [this] { wake_all(); }); })} {}

void Shard::start() {
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

asio::awaitable<store::Stored<std::shared_ptr<HostedRoom>>> Shard::room(std::string code, std::string customer) {
    while (true) {
        const auto known = rooms_.find(code);
        if (known != rooms_.end() && !known->second->room().given_up()) co_return known->second;
        const auto other = loading_.find(code);
        if (other == loading_.end()) break;
        // Another guest is on the way to this table: once that one is there, it is in memory.
        const std::shared_ptr<Awaited> awaited = other->second;
        boost::system::error_code cancelled;
        co_await awaited->done.async_wait(asio::redirect_error(asio::use_awaitable, cancelled));
    }
    const Loading loading{*this, code};
    auto loaded = co_await load(code, std::move(customer));
    if (loaded && *loaded) {
        HostedRoom& room = **loaded;
        rooms_[code] = *loaded;
        room.written_elsewhere(loading.awaited().last);
        if (loading.awaited().news_lost) room.news_lost();
    }
    co_return loaded;
}

Shard::Loading::Loading(Shard& shard, const std::string& code)
    : shard_{shard},
      code_{code},
      awaited_{std::make_shared<Awaited>(
          Awaited{asio::steady_timer{shard.context_, asio::steady_timer::time_point::max()}})} {
    shard_.loading_[code] = awaited_;
}

Shard::Loading::~Loading() {
    awaited_->done.cancel();
    shard_.loading_.erase(code_);
}

asio::awaitable<store::Stored<std::shared_ptr<HostedRoom>>> Shard::load(const std::string& code, std::string customer) {
    auto record = co_await house_.keeper.ask([code](store::Store& store) { return store.load(code); });
    if (!record) co_return tl::unexpected{record.error()};
    if (!*record) co_return nullptr;
    Revival revival{LiveTable{code}, std::move((*record)->entries), kept_entries};
    const auto revived = co_await revive(house_, std::move(customer), revival);
    if (!revived && revived.error().code == "busy") {
        co_return tl::unexpected{store::Trouble{store::Trouble::Kind::unreachable, revived.error().message}};
    }
    if (!revived) {
        log_error("table-broken", {{"table", code}, {"code", revived.error().code}});
        co_return tl::unexpected{store::Trouble{store::Trouble::Kind::broken, revived.error().message}};
    }
    Tail tail;
    for (Told& each : revival.take_told()) remember(tail, std::move(each));
    co_return std::make_shared<HostedRoom>(house_, context_, luck_, revival.take_table(), std::move(tail),
                                           [this](const HostedRoom& room) { forget(room); });
}

// Not at once: it is still at work, and somebody may come in before.
void Shard::forget(const HostedRoom& room) {
    asio::post(context_, [this, &room, code = room.room().table().code()] {
        const auto it = rooms_.find(code);
        if (it != rooms_.end() && it->second.get() == &room && it->second->done()) rooms_.erase(it);
    });
}

void Shard::wake_all() {
    const auto rooms = rooms_;
    for (const auto& [code, room] : rooms) room->wake();
}

void Shard::receive(const store::News& news) {
    if (news.kind == store::News::Kind::gap) {
        for (const auto& [code, awaited] : loading_) awaited->news_lost = true;
        for (const auto& [code, room] : rooms_) room->news_lost();
        return;
    }
    // A table that is being loaded may have been read before this was written.
    if (const auto loading = loading_.find(news.table); loading != loading_.end()) {
        Awaited& awaited = *loading->second;
        awaited.last = std::max(awaited.last, news.last);
    }
    const auto it = rooms_.find(news.table);
    if (it == rooms_.end()) return;
    if (news.kind == store::News::Kind::entries) it->second->written_elsewhere(news.last);
    if (news.kind == store::News::Kind::people) it->second->people_changed();
}

void Shard::store_unreachable() {
    for (const auto& [code, room] : rooms_) room->store_away();
}

void Shard::store_back() {
    for (const auto& [code, room] : rooms_) room->store_back();
}

void Shard::dismiss_all(std::string_view reason) {
    for (const auto& [code, room] : rooms_) room->dismiss_all(reason);
}

}  // namespace frise::server
