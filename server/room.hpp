// A table that is in memory: applies what its guests ask for to a copy, has it stored, and only then shows it.
#pragma once

#include "bots/bot.hpp"
#include "server/connection.hpp"
#include "server/house.hpp"
#include "server/live_table.hpp"
#include "server/message.hpp"
#include "server/telling.hpp"

#include <atomic>
#include <boost/json.hpp>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace frise::server {

// The last entries, for those who were away for a moment only.
inline constexpr std::size_t kept_entries = 10;
using Tail = std::vector<std::shared_ptr<const Told>>;
// Nobody is told of a deal as one of several things that happened: the tail begins after it.
void remember(Tail& tail, Told told);

// What could not be stored.
inline constexpr Time try_again_after = 1000;

class Room : public std::enable_shared_from_this<Room> {
  public:
    // Lives on one thread, that of `home`.
    Room(House& house, asio::io_context& home, LiveTable table, Tail tail);
    Room(const Room&) = delete;
    Room& operator=(const Room&) = delete;
    ~Room();

    // Refused where the person was kicked or there are too many onlookers. `last`: the number up to which the guest
    // knows the table.
    Granted<void> enter(const std::shared_ptr<Connection>& guest, std::optional<Number> last);
    void leave(const std::shared_ptr<Connection>& guest);
    void take(const std::shared_ptr<Connection>& guest, Message message);

    // When this room has something to do by itself, on the steady clock; none: never.
    [[nodiscard]] std::optional<Time> wake_at() const { return wake_at_; }
    void wake();
    // Nobody has been here for some time, and nothing is under way.
    [[nodiscard]] bool idle() const;
    // Somebody knows of a number that this server may not have heard of yet; waits for it, but not for long.
    asio::awaitable<void> reach(Number number);
    // Another server wrote to this table, up to this number.
    void hear(Number last);
    // Others came or went through other servers.
    void hear_people();
    // What others did may have been missed.
    void hear_gap();
    // The store cannot be reached, or can be again: meanwhile everything waits.
    void hold(bool away);
    // What the store has cannot be followed: the table is to be loaded anew.
    [[nodiscard]] bool stale() const { return stale_; }
    void dismiss_all(std::string_view reason);

    [[nodiscard]] const LiveTable& table() const { return table_; }

  private:
    // What a bot, or the clock for a person, wants to do; worth nothing once the table has gone on.
    struct Move {
        Seat seat;
        Action action;
        Actor actor = Actor::bot;
        Number after = 0;
    };
    // Settings with their cards, found beforehand.
    struct NewSettings {
        boost::json::object wish;  // them as they were before their decks were found
        TableSettings settings;
        PlaysetPtr playset;
    };
    struct Waiting {
        std::shared_ptr<Connection> guest;  // none: the server itself
        std::string id;
        std::string type;
        Message body;
        std::variant<std::monostate, Move, NewSettings, Happening> prepared;
        bool refused = false;
    };
    struct Reply {
        std::shared_ptr<Connection> guest;
        std::string id;
        Refusal refusal;
    };
    // What was decided and waits for the disk.
    struct Draft {
        LiveTable table;
        std::vector<Waiting> messages;  // that led to it
        std::vector<Told> told;
        std::vector<Reply> replies;
        bool listed_anew = false;  // what lists show has changed
    };

    // Messages that change nothing that is kept.
    bool take_in_passing(const Waiting& message);
    void react(const Waiting& message);
    void point(const Waiting& message);
    void draft_answer(const Waiting& message);
    void look(const Waiting& message);
    // Whether all who are here want it.
    bool agreed_to_pause(const Waiting& message);
    // Whether there was a wish to take back, instead of a pause to end.
    bool no_longer_to_pause(const Waiting& message);
    void rematch(Waiting message);

    // Cards for settings are looked for beside the table, which goes on. What comes after settings waits for them:
    // other settings, and whatever the same person asks for.
    [[nodiscard]] bool comes_later(const Waiting& message) const;
    void take_later(Waiting message);
    void find_cards(Waiting message);
    asio::awaitable<void> prepare_settings(Waiting message, TableSettings wanted);
    // These were answered.
    void settle(const std::vector<Waiting>& messages);
    void go_on_with_later();

    void consider(Waiting message);
    void work();
    void decide(Draft& draft, Waiting& message);
    Granted<std::vector<Entry>> decision(Draft& draft, Waiting& message);
    void store(const std::shared_ptr<Draft>& draft);
    void stored(Draft& draft, const Kept& result);
    // Those that are still worth deciding are the next.
    void put_back(std::vector<Waiting> messages);
    // What other servers wrote.
    void catch_up();
    asio::awaitable<void> read_on();
    void give_up();
    void take_over(LiveTable table, std::vector<Told> told);
    void publish(std::vector<Told>& told);
    void reply(const Reply& reply);
    void follow_up(const Entry& entry);

    void plan();
    [[nodiscard]] bool goes_on() const;
    void plan_bots(Time now);
    void plan_clock(Time now);
    void plan_host(Time now);
    // For the first of those who are to act that a bot plays for, or the clock.
    void play_next(bool time_is_up, bool bot_is_due);
    void play(Seat seat, const std::string& kind, Actor actor);
    Bot& bot_at(Seat seat, const std::string& kind);

    [[nodiscard]] Attendance attendance() const;
    // The same without the people.
    [[nodiscard]] Attendance moment() const;
    [[nodiscard]] bool is_here(std::string_view person) const;
    [[nodiscard]] bool is_elsewhere(std::string_view person) const;
    [[nodiscard]] bool people_here() const;
    // Other servers are told who is here, and say who is there.
    void announce(std::string_view person, bool anew = false);
    asio::awaitable<void> say_and_ask(store::Attendee attendee);
    asio::awaitable<void> ask_who();
    void meet(std::vector<store::Attendee> attendees);
    [[nodiscard]] boost::json::object presence() const;
    void tell_presence();
    void send_presence();
    // To all, and under its id to who asked for it.
    void tell_presence(const Waiting& asked);

    House& house_;
    asio::io_context& home_;
    LiveTable table_;
    Tail tail_;
    std::vector<std::shared_ptr<Connection>> guests_;
    std::vector<Waiting> waiting_;
    std::string choosing_;       // whose settings are under way, until they are answered; empty: nobody's
    std::deque<Waiting> later_;  // what waits for that
    std::vector<std::string> to_pause_;
    bool presence_due_ = false;
    std::map<Seat, std::pair<std::string, std::unique_ptr<Bot>>> bots_;  // with their kinds
    std::vector<store::Attendee> attendees_;  // of all servers that share the store, as last heard
    std::atomic<bool> asking_who_ = false;
    bool storing_ = false;  // or reading what others stored
    bool holding_ = false;  // the store is away
    Number heard_of_ = 0;   // the last number that another server told of
    bool missed_ = false;   // there may be more than was told of
    bool stale_ = false;
    bool rematching_ = false;  // a table for it was opened
    Time summary_at_ = 0;

    // All on the steady clock.
    Number turn_ = 0;  // the entry that began it
    Time turn_began_ = 0;
    std::optional<Time> stopped_;  // the clock, while nobody is here
    Time empty_since_ = 0;
    std::optional<Time> until_;
    std::optional<Time> bot_due_;
    Number bot_due_after_ = 0;
    std::optional<Time> host_away_;
    std::optional<Time> wake_at_;
};

}  // namespace frise::server
