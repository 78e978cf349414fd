// A room on its thread: what connections, the store, other threads and time bring goes in to it, and what it asks for
// is done.
#pragma once

#include "server/connection.hpp"
#include "server/house.hpp"
#include "table/room.hpp"

#include <atomic>
#include <boost/asio/steady_timer.hpp>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace frise::server {

class HostedRoom : public std::enable_shared_from_this<HostedRoom> {
  public:
    // Lives on one thread, that of `home`. `let_go`: hears when it is done.
    HostedRoom(House& house, asio::io_context& home, Luck& luck, LiveTable table, Tail tail,
               std::function<void(const HostedRoom&)> let_go);
    HostedRoom(const HostedRoom&) = delete;
    HostedRoom& operator=(const HostedRoom&) = delete;
    ~HostedRoom();

    // The number under which the room knows them.
    Granted<GuestNo> enter(std::shared_ptr<Connection> connection, Guest guest, std::optional<Number> last);
    void leave(GuestNo no);
    void receive(GuestNo no, Request request);
    // Looks whether something is due.
    void wake();
    void dismiss_all(std::string_view reason);

    // Waits, but not for long, until this server knows the table up to a number that a client knows already.
    asio::awaitable<void> reach(Number number);
    void written_elsewhere(Number last);
    // Others came or went through other servers.
    void people_changed();
    void news_lost();
    void store_away();
    void store_back();

    [[nodiscard]] const Room& room() const { return room_; }
    // Nobody needs it any more, or it was given up.
    [[nodiscard]] bool done() const { return room_.given_up() || room_.idle(house_.clock.steady()); }

  private:
    // Those who are here, by number.
    using Connections = std::vector<std::pair<GuestNo, std::shared_ptr<Connection>>>;

    [[nodiscard]] Now now() const { return {house_.clock.now(), house_.clock.steady()}; }
    // Does what the room asks for.
    void carry_out();
    void tell(const Effects::Message& message);
    Connections::iterator connection(GuestNo no);
    void stored(const Kept& kept);
    void open(store::Append rematch);
    asio::awaitable<void> read(Number after);
    asio::awaitable<void> find(Effects::FindCards wanted);
    asio::awaitable<void> prepare_settings(Effects::FindCards wanted);
    asio::awaitable<void> announce(store::Attendee attendee);
    asio::awaitable<void> ask_who();
    void log(const GivenUp& given_up) const;
    void count();
    void set_timer();

    House& house_;
    asio::io_context& home_;
    Room room_;
    std::function<void(const HostedRoom&)> let_go_;
    Effects effects_;
    Connections connections_;
    std::uint64_t entered_ = 0;
    std::size_t counted_ = 0;  // guests, in the lists that people choose from
    std::atomic<bool> asking_who_ = false;
    asio::steady_timer timer_;
    std::optional<Time> timer_at_;
};

}  // namespace frise::server
