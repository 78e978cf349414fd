// Starting and stopping.
#include "server/server.hpp"

#include "server/archive.hpp"
#include "server/log.hpp"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/use_future.hpp>
#include <chrono>
#include <future>

namespace frise::server {
namespace {

constexpr auto goodbye_span = std::chrono::milliseconds{500};

std::vector<std::unique_ptr<Shard>> make_shards(House& house) {
    const int wanted = house.settings.threads;
    const auto count = wanted > 0 ? static_cast<unsigned>(wanted) : std::max(1U, std::thread::hardware_concurrency());
    std::vector<std::unique_ptr<Shard>> shards;
    for (unsigned i = 0; i < count; ++i) shards.push_back(std::make_unique<Shard>(house));
    return shards;
}

}  // namespace

Server::Server(Settings settings, std::unique_ptr<store::Store> store, const Clock& clock)
    : listening_{store->listen([this](const store::News& news) { receive(news); })},
      keeper_{std::make_unique<Keeper>(std::move(store), metrics_)},
      house_{std::move(settings), clock, metrics_, *keeper_, {}, {}, listening_ != nullptr},
      gate_{house_.settings},
      api_{house_, gate_},
      shards_{make_shards(house_)},
      listener_{house_, gate_, api_, shards_} {
    if (house_.shared) keeper_->tell([this](bool away) { store_reachable(!away); });
}

Server::~Server() {
    stop();
    api_.close();
    listening_.reset();
    keeper_.reset();  // hands over to the threads' contexts until it ends
}

void Server::start() {
    running_ = true;
    listener_.start();
    for (const auto& shard : shards_) shard->start();
}

void Server::stop() {
    if (!running_) return;
    running_ = false;
    api_.drain();
    listener_.stop();
    for (const auto& shard : shards_) {
        asio::post(shard->context(), [&shard] { shard->dismiss_all("restart"); });
    }
    // What is in the keeper's hands is finished when it ends; goodbyes need a moment to leave.
    const auto patience = std::chrono::steady_clock::now() + goodbye_span;
    while (metrics_.connections.value() > 0 && std::chrono::steady_clock::now() < patience) {
        std::this_thread::sleep_for(std::chrono::milliseconds{2});
    }
    for (const auto& shard : shards_) shard->stop();
    for (const auto& shard : shards_) shard->join();
}

void Server::receive(const store::News& news) {
    using Kind = store::News::Kind;
    if (!running_) return;  // nobody is here yet, or any more
    if (news.kind == Kind::lost || news.kind == Kind::back) return keeper_->doubt(news.kind == Kind::lost);
    for (const auto& shard : shards_) {
        const bool concerned = news.kind == Kind::gap || shard.get() == &shard_of(shards_, news.table);
        if (concerned) asio::post(shard->context(), [&shard = *shard, news] { shard.receive(news); });
    }
}

void Server::store_reachable(bool reachable) {
    for (const auto& shard : shards_) {
        asio::post(shard->context(),
                   [&shard = *shard, reachable] { reachable ? shard.store_back() : shard.store_unreachable(); });
    }
}

void Server::archive() { asio::co_spawn(shards_.front()->context(), put_away(), asio::use_future).get(); }

asio::awaitable<void> Server::put_away() {
    const Time now = house_.clock.now();
    for (const store::Standing standing : {store::Standing::gathering, store::Standing::playing}) {
        store::TableQuery query;
        query.standing = standing;
        query.changed_before = now - Time{86'400'000} * house_.settings.archive_days;
        // A page at a time: games go on in between.
        do {
            const auto page = co_await keeper_->ask([this, query, now](store::Tables& tables) {
                return archive_page(tables, query, now, house_.presence);
            });
            if (!page) {
                log_error("store-trouble", {{"message", page.error().message}});
                co_return;
            }
            for (const std::string& table : page->tables) log_info("table-archived", {{"table", table}});
            query.after = page->last;
        } while (query.after);
    }
}

}  // namespace frise::server
