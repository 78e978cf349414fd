// Bringing things to a room, and doing what it asks for.
#include "server/hosted_room.hpp"

#include "server/log.hpp"
#include "server/preparing.hpp"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <chrono>
#include <string>

namespace frise::server {

using std::chrono::steady_clock;

HostedRoom::HostedRoom(House& house, asio::io_context& home, Luck& luck, LiveTable table, Tail tail,
                       std::function<void(const HostedRoom&)> let_go)
    : house_{house},
      home_{home},
      room_{std::move(table), std::move(tail), house.rooms, luck, now()},
      let_go_{std::move(let_go)},
      timer_{home} {
    house_.metrics.rooms.add(1);
}

HostedRoom::~HostedRoom() { house_.metrics.rooms.add(-1); }

Granted<GuestNo> HostedRoom::enter(std::shared_ptr<Connection> connection, Guest guest, std::optional<Number> last) {
    const GuestNo no{++entered_};
    guest.no = no;
    const auto entered = room_.enter(now(), std::make_shared<Guest>(std::move(guest)), last);
    if (!entered) return tl::unexpected{entered.error()};
    connections_.emplace_back(no, std::move(connection));
    carry_out();
    return no;
}

void HostedRoom::leave(GuestNo no) {
    const auto it = connection(no);
    if (it != connections_.end()) connections_.erase(it);
    room_.leave(now(), no);
    carry_out();
}

void HostedRoom::receive(GuestNo no, Request request) {
    const auto start = steady_clock::now();
    room_.receive(now(), no, std::move(request));
    house_.metrics.apply.observe(steady_clock::now() - start);
    carry_out();
}

void HostedRoom::wake() {
    if (!room_.wake_at() || *room_.wake_at() > house_.clock.steady()) return set_timer();
    room_.wake(now());
    carry_out();
}

void HostedRoom::dismiss_all(std::string_view reason) {
    room_.dismiss_all(now(), reason);
    carry_out();
}

void HostedRoom::written_elsewhere(Number last) {
    room_.written_elsewhere(now(), last);
    carry_out();
}

void HostedRoom::news_lost() {
    room_.news_lost(now());
    carry_out();
}

void HostedRoom::store_away() {
    room_.store_away(now());
    carry_out();
}

void HostedRoom::store_back() {
    room_.catch_up(now());
    carry_out();
}

asio::awaitable<void> HostedRoom::reach(Number number) {
    constexpr int most_looks = 25;
    constexpr auto between_looks = std::chrono::milliseconds{20};
    const auto self = shared_from_this();
    for (int i = 0; house_.shared && !room_.given_up() && number > room_.table().last() && i < most_looks; ++i) {
        room_.catch_up(now());
        carry_out();
        asio::steady_timer moment{home_, between_looks};
        co_await moment.async_wait(asio::use_awaitable);
    }
}

void HostedRoom::carry_out() {
    room_.take_effects(effects_);
    for (const Effects::Message& message : effects_.messages) tell(message);
    const auto self = shared_from_this();
    if (effects_.append) {
        house_.keeper.append(std::move(*effects_.append), home_, [self](const Kept& kept) { self->stored(kept); });
    }
    if (effects_.rematch) open(std::move(*effects_.rematch));
    if (effects_.read_after) asio::co_spawn(home_, read(*effects_.read_after), logged);
    if (effects_.find) asio::co_spawn(home_, find(std::move(*effects_.find)), logged);
    if (effects_.prepare) asio::co_spawn(home_, prepare_settings(std::move(*effects_.prepare)), logged);
    for (store::Attendee& attendee : effects_.attendees) {
        asio::co_spawn(home_, announce(std::move(attendee)), logged);
    }
    if (effects_.given_up) log(*effects_.given_up);
    count();
    set_timer();
    if (done()) let_go_(*this);
}

HostedRoom::Connections::iterator HostedRoom::connection(GuestNo no) {
    const auto it = std::lower_bound(connections_.begin(), connections_.end(), no,
                                     [](const auto& each, GuestNo wanted) { return each.first < wanted; });
    return it != connections_.end() && it->first == no ? it : connections_.end();
}

void HostedRoom::tell(const Effects::Message& message) {
    const auto it = connection(message.to);
    if (it == connections_.end()) return;  // they have left
    if (message.text) return it->second->send(message.text);
    it->second->dismiss(message.bye);
    connections_.erase(it);
}

void HostedRoom::stored(const Kept& kept) {
    const bool waits_for_store = house_.shared && !kept && kept.error().kind == store::Trouble::Kind::unreachable;
    if (!kept && !waits_for_store) house_.metrics.store_troubles.add(1);
    const auto start = steady_clock::now();
    room_.stored(now(), kept);
    house_.metrics.broadcast.observe(steady_clock::now() - start);
    carry_out();
}

void HostedRoom::open(store::Append rematch) {
    std::string code = rematch.table;
    house_.keeper.append(std::move(rematch), home_, [self = shared_from_this(), code](const Kept& kept) {
        if (kept && *kept == store::Appended::done) {
            log_info("table-opened", {{"table", code}, {"game", name(self->room_.table().settings().terms.game)}});
        }
        self->room_.rematch_stored(self->now(), kept);
        self->carry_out();
    });
}

asio::awaitable<void> HostedRoom::read(Number after) {
    const auto self = shared_from_this();
    auto record = co_await house_.keeper.ask(
        [code = room_.table().code(), after](store::Tables& tables) { return tables.load(code, after); });
    room_.was_read(now(), std::move(record));
    carry_out();
}

asio::awaitable<void> HostedRoom::find(Effects::FindCards wanted) {
    const auto self = shared_from_this();
    auto playset = co_await house_.orders.get(std::move(wanted.customer), std::move(wanted.settings), false);
    room_.cards_found(now(), std::move(playset));
    carry_out();
}

asio::awaitable<void> HostedRoom::prepare_settings(Effects::FindCards wanted) {
    const auto self = shared_from_this();
    auto prepared = co_await prepare(house_, std::move(wanted.customer), std::move(wanted.settings));
    room_.prepared(now(), std::move(prepared));
    carry_out();
}

// The answer is who is there through any server. A single server does this too, for programs that use the same store.
asio::awaitable<void> HostedRoom::announce(store::Attendee attendee) {
    const auto self = shared_from_this();
    const std::string code = room_.table().code();
    auto all = co_await house_.keeper.ask([code, attendee = std::move(attendee)](store::Store& store) {
        return store.put_attendee(code, attendee).and_then([&] { return store.attendees(code); });
    });
    if (!all || !house_.shared) co_return;
    room_.meet(now(), std::move(*all));
    carry_out();
}

void HostedRoom::people_changed() {
    if (asking_who_) return;
    asking_who_ = true;
    asio::co_spawn(home_, ask_who(), logged);
}

asio::awaitable<void> HostedRoom::ask_who() {
    const auto self = shared_from_this();
    const std::string code = room_.table().code();
    auto all = co_await house_.keeper.ask([this, code](store::Attendance& attendance) {
        asking_who_ = false;  // later changes need another look
        return attendance.attendees(code);
    });
    if (!all) co_return;
    room_.meet(now(), std::move(*all));
    carry_out();
}

void HostedRoom::log(const GivenUp& given_up) const {
    const std::string& code = room_.table().code();
    if (given_up.why == GivenUp::Why::gone) log_info("table-gone", {{"table", code}});
    if (given_up.why == GivenUp::Why::broken) {
        log_error("table-broken", {{"table", code}, {"message", given_up.message}});
    }
}

void HostedRoom::count() {
    house_.metrics.actions.add(effects_.actions);
    house_.metrics.refusals.add(effects_.refusals);
    if (room_.guests() == counted_) return;
    house_.presence.change(room_.table().code(), static_cast<int>(room_.guests()) - static_cast<int>(counted_));
    counted_ = room_.guests();
}

// One that goes off too early looks at the time and is set again: most moments that were planned do not come, as
// somebody acts before.
void HostedRoom::set_timer() {
    const auto due = room_.wake_at();
    if (!due || (timer_at_ && *timer_at_ <= *due)) return;
    timer_at_ = due;
    timer_.expires_after(std::chrono::milliseconds{std::max<Time>(0, *due - house_.clock.steady())});
    timer_.async_wait([weak = weak_from_this()](boost::system::error_code cancelled) {
        const auto self = weak.lock();
        if (!self || cancelled) return;
        self->timer_at_.reset();
        self->wake();
    });
}

}  // namespace frise::server
