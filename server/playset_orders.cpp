// Taking orders, and telling all who wait.
#include "server/playset_orders.hpp"

#include "server/log.hpp"

#include <boost/asio/post.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <exception>
#include <memory>
#include <utility>

namespace frise::server {
namespace {

tl::unexpected<Refusal> too_much_to_do() { return deny("busy", "there is much to do: try again in a moment"); }

}  // namespace

asio::awaitable<Granted<PlaysetPtr>> PlaysetOrders::get(std::string customer, TableSettings settings, bool chosen) {
    Made made{playsets_.made(Playsets::key(settings))};
    if (!*made) {
        const auto executor = co_await asio::this_coro::executor;
        made = co_await asio::async_initiate<decltype(asio::use_awaitable), void(Made)>(
            [&](auto handler) {
                auto held = std::make_shared<decltype(handler)>(std::move(handler));
                order(customer, settings, chosen, [held, executor](const Made& answer) {
                    asio::post(executor, [held, answer] { std::move (*held)(answer); });
                });
            },
            asio::use_awaitable);
    }
    if (!made) co_return made;
    if (chosen) {
        // It may be there for a table that was opened with it.
        if (auto right = Playsets::check_size((*made)->decks); !right) co_return tl::unexpected{right.error()};
    }
    if (auto enough = check_enough(settings, **made); !enough) co_return deny(enough.error());
    co_return made;
}

void PlaysetOrders::order(const std::string& customer, const TableSettings& settings, bool chosen, const Tell& tell) {
    const std::string key = (chosen ? "chosen " : "") + Playsets::key(settings);
    std::unique_lock lock{mutex_};
    const auto [it, first] = waiting_.try_emplace(key);
    it->second.push_back(tell);
    if (!first) return;
    const bool taken = workshop_.accept(customer, [this, key, customer, settings, chosen] {
        const Made made = make(customer, settings, chosen);
        std::vector<Tell> waiting;
        {
            const std::scoped_lock ending{mutex_};
            waiting = std::move(waiting_.extract(key).mapped());
        }
        for (const Tell& each : waiting) each(made);
    });
    if (taken) return;
    waiting_.erase(key);
    lock.unlock();
    tell(too_much_to_do());
}

PlaysetOrders::Made PlaysetOrders::make(const std::string& customer, const TableSettings& settings, bool chosen) {
    // Whoever was quicker may have had it made.
    if (auto made = playsets_.made(Playsets::key(settings))) return made;
    if (chosen && have_enough(customer)) {
        return deny("busy", "too many different cards are in use from one address: choose some that are");
    }
    const FindDeck find = [this](const std::string& hash) {
        return keeper_.wait_for([&](store::Decks& decks) { return decks.deck(hash).value_or(std::nullopt); });
    };
    try {
        const Made made = playsets_.make(settings, find, chosen);
        if (made) charge(customer, *made);
        return made;
    } catch (const std::exception& error) {
        log_seldom("work-failed", {{"message", error.what()}});
        return too_much_to_do();
    }
}

bool PlaysetOrders::have_enough(const std::string& customer) {
    const std::scoped_lock lock{mutex_};
    std::size_t bytes = 0;
    for (const Charged& each : charged_) {
        if (each.customer == customer && !each.playset.expired()) bytes += each.bytes;
    }
    return bytes >= most_bytes_;
}

void PlaysetOrders::charge(const std::string& customer, const PlaysetPtr& playset) {
    const std::scoped_lock lock{mutex_};
    std::erase_if(charged_, [](const Charged& each) { return each.playset.expired(); });
    charged_.push_back({customer, playset, playset->bytes()});
}

void PlaysetOrders::close() {
    std::map<std::string, std::vector<Tell>> forgotten;
    const std::scoped_lock lock{mutex_};
    forgotten.swap(waiting_);
}

}  // namespace frise::server
