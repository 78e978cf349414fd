// Keeping up with other servers over the same store, and waiting for a store that is away.
#include "server/log.hpp"
#include "server/revive.hpp"
#include "server/room.hpp"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>

namespace frise::server {

namespace json = boost::json;

namespace {

Text hold_text(bool on) {
    return std::make_shared<const std::string>(json::serialize(json::object{{"type", "hold"}, {"on", on}}));
}

// A deal is told with all that lies on the table now: what came after it cannot be told one by one.
bool can_be_told(const std::vector<Told>& list) {
    return list.size() == 1 || std::none_of(list.begin(), list.end(), [](const Told& told) {
               return std::holds_alternative<Began>(told.entry.what);
           });
}

}  // namespace

void Room::hear(Number last) {
    heard_of_ = std::max(heard_of_, last);
    if (heard_of_ > table_.last()) catch_up();
}

void Room::hear_gap() {
    missed_ = true;
    for (const auto& guest : guests_) announce(guest->person);
    catch_up();
}

void Room::hold(bool away) {
    if (!away) return catch_up();
    if (holding_) return;
    holding_ = true;
    for (const auto& guest : guests_) guest->send(hold_text(true));
    plan();
}

// What bots and the clock wanted is planned anew.
void Room::put_back(std::vector<Waiting> messages) {
    std::erase_if(messages, [](const Waiting& message) { return !message.guest; });
    for (Waiting& message : messages) message.refused = false;
    waiting_.insert(waiting_.begin(), std::make_move_iterator(messages.begin()),
                    std::make_move_iterator(messages.end()));
}

asio::awaitable<void> Room::reach(Number number) {
    constexpr int most_looks = 25;
    constexpr auto between_looks = std::chrono::milliseconds{20};
    const auto self = shared_from_this();
    for (int i = 0; house_.shared && !stale_ && number > table_.last() && i < most_looks; ++i) {
        catch_up();
        asio::steady_timer moment{home_, between_looks};
        co_await moment.async_wait(asio::use_awaitable);
    }
}

// What is being stored finds out by itself.
void Room::catch_up() {
    if (storing_ || stale_) return;
    storing_ = true;
    asio::co_spawn(home_, read_on(), logged);
}

asio::awaitable<void> Room::read_on() {
    const auto self = shared_from_this();
    const Number heard_of = heard_of_;
    missed_ = false;
    auto record = co_await house_.keeper.ask(
        [code = table_.code(), after = table_.last()](store::Store& store) { return store.load(code, after); });
    if (!record && record.error().kind == store::Trouble::Kind::unreachable) {
        storing_ = false;
        hold(true);
        co_return;
    }
    if (record && !*record) {  // old, and taken out of the store
        storing_ = false;
        log_info("table-gone", {{"table", table_.code()}});
        co_return give_up();
    }
    std::vector<Told> told;
    auto table = record ? co_await follow(house_, table_.code(), table_, (*record)->entries, told)
                        : Granted<LiveTable>{deny("bad-log", record.error().message)};
    storing_ = false;
    if (!table) {
        if (table.error().code != "busy") {
            log_error("table-broken", {{"table", table_.code()}, {"message", table.error().message}});
        }
        co_return give_up();
    }
    if (std::exchange(holding_, false)) {
        for (const auto& guest : guests_) guest->send(hold_text(false));
    }
    take_over(std::move(*table), std::move(told));
    if (missed_ || (heard_of_ > heard_of && heard_of_ > table_.last())) co_return catch_up();
    work();
    if (!storing_) plan();
}

// Whoever comes again finds what the store has.
void Room::give_up() {
    stale_ = true;
    dismiss_all("restart");
}

void Room::take_over(LiveTable table, std::vector<Told> told) {
    // What was stored although nobody heard of it is answered by the telling.
    const auto answered = std::stable_partition(waiting_.begin(), waiting_.end(), [&](const Waiting& message) {
        return message.id.empty() || !message.guest || std::none_of(told.begin(), told.end(), [&](const Told& each) {
                   return each.entry.id == message.id && each.entry.by == message.guest->person;
               });
    });
    settle({answered, waiting_.end()});
    waiting_.erase(answered, waiting_.end());
    table_ = std::move(table);
    if (told.empty()) return;
    if (can_be_told(told)) return publish(told);
    plan();
    for (const auto& guest : guests_) {
        guest->send(std::make_shared<const std::string>(welcome(table_, attendance(), *guest)));
    }
    for (Told& each : told) {
        follow_up(each.entry);
        remember(tail_, std::move(each));
    }
}

}  // namespace frise::server
