// The players of one table and those who look on: each with a connection of its own, all together following the game
// once.
#pragma once

#include "engine/codec/card_names.hpp"
#include "engine/core/rng.hpp"
#include "engine/rules/seen.hpp"
#include "engine/rules/view.hpp"
#include "load/agenda.hpp"
#include "load/load.hpp"
#include "load/story.hpp"
#include "load/wire.hpp"

#include <boost/json.hpp>
#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace frise::load {

// What all tables of a run share.
struct Crowd {
    const LoadOptions& options;
    boost::asio::io_context& context;
    const LoadHooks& hooks;
    const std::vector<boost::asio::ip::tcp::endpoint>& servers;
    Agenda& agenda;
    LoadReport& report;
    std::vector<float>& latencies;  // ms
    bool acting = false;            // games are going on
    bool measuring = false;
    std::size_t opened = 0;  // tables
    int started = 0;         // tables where a game has begun

    void complain(const std::string& words);
    // Whether this code says that the store is away, and that is no error.
    bool put_off(std::string_view code);
};

struct Identity {
    std::string person;
    std::string token;
};

// Of events as all may see them.
std::uint64_t story_hash(const boost::json::array& events);

class TablePlay {
  public:
    TablePlay(Crowd& crowd, std::string table, std::vector<Identity> people, std::uint64_t seed);
    TablePlay(const TablePlay&) = delete;
    TablePlay& operator=(const TablePlay&) = delete;
    ~TablePlay() = default;

    void connect();
    void disconnect();
    [[nodiscard]] bool all_are_there() const;
    // All that may act do, now or after the pace.
    void go_on();
    // The longest time without an action may be going on.
    void note_silence();
    [[nodiscard]] bool waits() const;  // for the answer to an action
    [[nodiscard]] const std::string& person(std::size_t seat) const { return players_[seat].who.person; }
    std::vector<Story> take_stories();

  private:
    using Clock = std::chrono::steady_clock;
    struct Pending {
        std::string id;
        std::string text;
        Clock::time_point sent;
    };
    struct Player {
        Identity who;  // empty: looks on
        std::shared_ptr<Wire> wire;
        std::uint64_t last = 0;
        bool inside = false;  // welcomed
        bool thinking = false;
        std::optional<Pending> pending;
        std::uint64_t connection = 0;  // counts them
        std::size_t server = 0;
    };
    struct Arrival {
        int count = 0;
        std::optional<Clock::time_point> sent;
    };

    void connect(std::size_t player, bool again);
    void heard(std::size_t player, std::string_view text);
    void heard_update(std::size_t player, std::uint64_t number, std::string_view text);
    void heard_first(std::uint64_t number, std::string_view text);
    void arrived(std::uint64_t number);
    void count_action();
    void heard_state(std::size_t player, const boost::json::object& message);
    void heard_table(std::size_t player, const boost::json::value& table);
    void heard_refusal(std::size_t player, const boost::json::object& message);
    void take_state(const boost::json::object& message);
    [[nodiscard]] bool looks_on(std::size_t player) const { return players_[player].who.token.empty(); }
    void consider(std::size_t player);
    void act(std::size_t player);
    void send(std::size_t player, boost::json::object message, bool remember = true);
    void plan_drop(std::size_t player);
    void move_to(const std::string& table);

    Crowd& crowd_;
    std::vector<Player> players_;  // by seat; then those who look on
    Rng rng_;
    CardNames names_;
    std::optional<View> view_;
    std::uint64_t known_ = 0;  // the number up to which the view goes
    std::map<std::uint64_t, Arrival> arrivals_;
    Story story_;
    std::vector<Story> past_;
    bool asked_rematch_ = false;
    Clock::time_point last_action_;
    std::uint64_t ids_ = 0;
};

}  // namespace frise::load
