// Keeping up with other servers over the same store, and waiting while the store cannot be reached.
#include "server/log.hpp"
#include "server/message_text.hpp"
#include "server/revive.hpp"
#include "server/room.hpp"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>

namespace frise::server {

namespace {

// A deal is told with the table as it is now, so entries that followed it cannot be told one by one.
bool can_be_told(const std::vector<Told>& list) {
    return list.size() == 1 || std::none_of(list.begin(), list.end(), [](const Told& told) {
               return std::holds_alternative<Began>(told.entry.what);
           });
}

}  // namespace

void Room::written_elsewhere(Number last) {
    elsewhere_last_ = std::max(elsewhere_last_, last);
    if (elsewhere_last_ > table_.last()) catch_up();
}

void Room::news_lost() {
    missed_ = true;
    for (const auto& guest : guests_) announce(guest->person);
    catch_up();
}

void Room::store_unreachable() {
    if (holding_) return;
    holding_ = true;
    send_to_all(text_of(message::Hold{true}));
    plan();
}

// Not the moves of bots and of the clock, which are planned again.
void Room::put_back(std::vector<Waiting> decided) {
    std::erase_if(decided, [](const Waiting& each) { return !each.asker.guest; });
    for (Waiting& each : decided) each.dropped = false;
    waiting_.insert(waiting_.begin(), std::make_move_iterator(decided.begin()), std::make_move_iterator(decided.end()));
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

// An append that is under way is refused if another server wrote before it, and then catches up.
void Room::catch_up() {
    if (storing_ || stale_) return;
    storing_ = true;
    asio::co_spawn(home_, read_on(), logged);
}

asio::awaitable<void> Room::read_on() {
    const auto self = shared_from_this();
    const Number known_before = elsewhere_last_;
    missed_ = false;
    auto record = co_await house_.keeper.ask(
        [code = table_.code(), after = table_.last()](store::Store& store) { return store.load(code, after); });
    if (!record && record.error().kind == store::Trouble::Kind::unreachable) {
        storing_ = false;
        store_unreachable();
        co_return;
    }
    if (record && !*record) {  // old, and removed from the store
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
    if (std::exchange(holding_, false)) send_to_all(text_of(message::Hold{false}));
    take_over(std::move(*table), std::move(told));
    if (missed_ || (elsewhere_last_ > known_before && elsewhere_last_ > table_.last())) co_return catch_up();
    work();
    if (!storing_) plan();
}

// Clients that connect again get the table as the store has it.
void Room::give_up() {
    stale_ = true;
    dismiss_all("restart");
}

void Room::take_over(LiveTable table, std::vector<Told> told) {
    // A request that was stored although the store did not say so is answered by its entry.
    const auto answered = std::stable_partition(waiting_.begin(), waiting_.end(), [&](const Waiting& each) {
        const auto& [guest, id] = each.asker;
        return id.empty() || !guest || std::none_of(told.begin(), told.end(), [&asker = each.asker](const Told& one) {
                   return one.entry.id == asker.id && one.entry.by == asker.guest->person;
               });
    });
    settings_answered({answered, waiting_.end()});
    waiting_.erase(answered, waiting_.end());
    table_ = std::move(table);
    if (told.empty()) return;
    if (can_be_told(told)) return publish(told);
    plan();
    for (const auto& guest : guests_) guest->send(welcome(table_, attendance(), *guest));
    for (Told& each : told) {
        follow_up(each.entry);
        remember(tail_, std::move(each));
    }
}

}  // namespace frise::server
