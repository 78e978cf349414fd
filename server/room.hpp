// A table that is in memory: applies the requests of its guests to a copy, has the result stored, and only then shows
// it.
#pragma once

#include "bots/bot.hpp"
#include "server/connection.hpp"
#include "server/house.hpp"
#include "server/live_table.hpp"
#include "server/request.hpp"
#include "server/telling.hpp"

#include <atomic>
#include <boost/json.hpp>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace frise::server {

// The last entries, for those who lost their connection for a moment only.
inline constexpr std::size_t kept_entries = 10;
using Tail = std::vector<std::shared_ptr<const Told>>;
// A deal is never told as one of several entries: the tail begins after it.
void remember(Tail& tail, Told told);

// Milliseconds until the next try, when something could not be stored.
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
    void receive(const std::shared_ptr<Connection>& guest, Request request);

    // When this room has something to do by itself, on the steady clock; none: never.
    [[nodiscard]] std::optional<Time> wake_at() const { return wake_at_; }
    void wake();
    // Nobody has been here for some time, and nothing is under way.
    [[nodiscard]] bool idle() const;
    // Waits, but not for long, until this server knows the table up to a number that a client knows already.
    asio::awaitable<void> reach(Number number);
    // Another server wrote to this table, up to this number.
    void written_elsewhere(Number last);
    // Others came or went through other servers.
    void people_changed();
    // News from other servers may have been lost.
    void news_lost();
    // While the store cannot be reached, all requests wait.
    void store_unreachable();
    void store_back() { catch_up(); }
    // The entries in the store do not fit to this table: it has to be loaded again.
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
    // Somebody who made a request, and its id.
    struct Asker {
        std::shared_ptr<Connection> guest;  // none: the server itself
        std::string id;

        [[nodiscard]] By by() const { return {guest->person, id}; }
    };
    // Settings with their cards, found beforehand.
    struct NewSettings {
        request::ChangeSettings asked;
        boost::json::object wish;  // the settings as they were before their decks were found
        TableSettings settings;
        PlaysetPtr playset;
    };
    // Something to be decided next.
    struct Waiting {
        Asker asker;
        std::variant<Decidable, Move, NewSettings, Happening> what;
        bool dropped = false;  // refused, or considered again: no part of what is stored
    };
    // A request that waits until settings are answered.
    struct Later {
        Asker asker;
        TableRequest request;
    };
    struct Reply {
        Asker asker;
        Refusal refusal;
    };
    // What was decided together and waits for the disk.
    struct Batch {
        LiveTable table;
        std::vector<Waiting> decided;  // that led to it
        std::vector<Told> told;
        std::vector<Reply> replies;
        std::vector<Later> again;  // settings whose cards have to be found again
        bool listed_anew = false;  // what lists show has changed
    };

    // Requests that nothing is stored of.
    void answer(const Asker& asker, const request::React& react);
    void answer(const Asker& asker, const request::Point& point);
    void answer(const Asker& asker, const request::Draft& draft);
    void answer(const Asker& asker, const request::Look& look);
    void answer(const Asker& asker, const request::Read& read);
    void answer(const Asker& asker, const request::Speak& speak);
    void answer(const Asker& asker, const request::Ping& ping);
    void refuse_unknown(const Asker& asker, std::string_view type);
    void refuse(const Asker& asker, const Refusal& refusal);

    // Whether all who are here want it.
    bool agreed_to_pause(const Asker& asker);
    // Whether there was a wish to take back, instead of a pause to end.
    bool no_longer_to_pause(const Asker& asker);

    // The cards for settings are made on another thread, and the table goes on meanwhile. Other settings wait for the
    // answer, and so does whatever the same person asks for.
    [[nodiscard]] bool has_to_wait(const Later& request) const;
    void wait_for_settings(Later request);
    asio::awaitable<void> prepare_settings(Asker asker, request::ChangeSettings asked, TableSettings wanted);
    // Whether other settings were agreed on while the cards for these were made.
    static bool is_outdated(const LiveTable& table, const Asker& asker, const NewSettings& changed);
    void settings_answered(std::span<const Waiting> decided);
    void go_on_with_later();

    void consider(Later request);
    void consider(Asker asker, request::ChangeSettings settings);
    void consider(Asker asker, request::Rematch rematch);
    void consider(Asker asker, request::Pause pause);
    void consider(Asker asker, request::Resume resume);
    // The table decides about all others alone.
    template <class Asked>
    requires is_in<Asked, request::Decided>
    void consider(Asker asker, Asked request) { enqueue({std::move(asker), Decidable{std::move(request)}}); }
    void enqueue(Waiting request);
    void work();
    void decide(Batch& batch, Waiting& waiting);
    using Decision = Granted<std::vector<Entry>>;
    Decision decision(Batch& batch, const Asker& asker, const Decidable& request);
    Decision decision(Batch& batch, const Asker& asker, const Move& move);
    Decision decision(Batch& batch, const Asker& asker, const NewSettings& changed);
    Decision decision(Batch& batch, const Asker& asker, const Happening& happening);
    // Answers what is not stored.
    void finish(Batch& batch);
    void store(const std::shared_ptr<Batch>& batch);
    void stored(Batch& batch, const Kept& result);
    // Decides again about those that are still worth it, before all others.
    void put_back(std::vector<Waiting> decided);
    // Reads what other servers wrote.
    void catch_up();
    asio::awaitable<void> read_on();
    void give_up();
    void take_over(LiveTable table, std::vector<Told> told);
    void publish(std::vector<Told>& told);
    void send_to_all(const Text& text) const;
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
    // Tells other servers who is here, and asks who is at the table through them.
    void announce(std::string_view person, bool anew = false);
    asio::awaitable<void> say_and_ask(store::Attendee attendee);
    asio::awaitable<void> ask_who();
    void meet(std::vector<store::Attendee> attendees);
    [[nodiscard]] Text presence(std::string_view id) const;
    void tell_presence();
    void send_presence();
    // To all, and under its id to the one who asked for it.
    void tell_presence(const Asker& asker);

    House& house_;
    asio::io_context& home_;
    LiveTable table_;
    Tail tail_;
    std::vector<std::shared_ptr<Connection>> guests_;
    std::vector<Waiting> waiting_;
    std::string choosing_;     // whose settings are under way, until they are answered; empty: nobody's
    std::deque<Later> later_;  // what waits for that
    std::vector<std::string> to_pause_;
    bool presence_due_ = false;
    std::map<Seat, std::pair<std::string, std::unique_ptr<Bot>>> bots_;  // with their kinds
    std::vector<store::Attendee> attendees_;  // of all servers that share the store, as last heard
    std::atomic<bool> asking_who_ = false;
    bool storing_ = false;       // or reading what others stored
    bool holding_ = false;       // the store cannot be reached
    Number elsewhere_last_ = 0;  // the last number that another server told of
    bool missed_ = false;        // there may be more than was told of
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
