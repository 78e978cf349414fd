// A table at one server or at two that share a store, with people who come, ask and go, a store that fails, and answers
// that come late and in any order: all by chance, one step after the other, without a thread or a socket.
#pragma once

#include "table/room.hpp"
#include "tests/support/picker.hpp"
#include "tests/support/random_player.hpp"
#include "tests/table/cards.hpp"
#include "tests/table/client.hpp"
#include "tests/table/shared_log.hpp"

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace frise::test {

class Model {
  public:
    explicit Model(std::uint64_t seed);

    void step();
    // For a moment the store works, all answers come, and nobody asks for anything more. Then everybody knows all that
    // is stored, and every request was answered.
    void settle();
    [[nodiscard]] const std::vector<std::string>& broken() const { return broken_; }
    [[nodiscard]] std::size_t entries() const { return log_.last(); }
    [[nodiscard]] bool over() const;

  private:
    struct ReadAfter {
        store::Number number = 0;
    };
    struct Find {
        table::TableSettings settings;
    };
    struct Prepare {
        table::TableSettings settings;
    };
    struct Rematch {};
    // What the store answered, on its way to the room.
    struct Stored {
        table::Room::Kept kept;
    };
    struct WasRead {
        store::Stored<std::optional<store::TableRecord>> record;
    };
    struct Meet {};
    struct Heard {
        store::Number last = 0;
    };
    // What a room waits for.
    using Errand = std::variant<store::Append, Stored, ReadAfter, WasRead, Find, Prepare, Rematch, Meet, Heard>;
    struct Server {
        std::unique_ptr<SeededLuck> luck;
        std::unique_ptr<table::Room> room;
        std::vector<Errand> errands;
        std::vector<Client> clients;
        table::Effects effects;
        bool store_away = false;  // and the room knows it
    };

    void open();
    void load(Server& server);
    void carry_out(Server& server);
    void pass_news(const Server& from);
    [[nodiscard]] table::Room::Kept keep(const Server& server, const store::Append& append);

    void run(Server& server, std::size_t nth);
    void answer(Server& server, const store::Append& append);
    void answer(Server& server, const Stored& stored);
    void answer(Server& server, const ReadAfter& read);
    void answer(Server& server, const WasRead& read);
    void answer(Server& server, const Find& find);
    void answer(Server& server, const Prepare& prepare);
    void answer(Server& server, const Rematch& rematch);
    void answer(Server& server, const Meet& meet);
    void answer(Server& server, const Heard& heard);

    void come(Server& server);
    void go(Server& server);
    Client& somebody(Server& server);
    void ask(Server& server, Client& client);
    void crash(Server& server);
    void pass_time();
    [[nodiscard]] boost::json::object request_of(const Server& server, const Client& client);
    [[nodiscard]] boost::json::object action_of(const Server& server, const Client& client);

    void put(std::size_t server, store::Attendee attendee);
    [[nodiscard]] std::vector<store::Attendee> attendees(std::size_t server) const;
    [[nodiscard]] std::size_t index_of(const Server& server) const;
    [[nodiscard]] table::Now now() const { return {1'790'000'000'000 + time_, time_}; }
    // Null: all is done.
    Server* one_with_errands();
    void look_for_store(Server& server);
    void check_settled();
    void check_known(const Client& client, const table::LiveTable& table);
    void check_log(const table::LiveTable& table);
    void fail(std::string what) { broken_.push_back(std::move(what)); }
    void collect(Client& client);

    Dice dice_;
    RandomPlayer player_;
    table::RoomSettings settings_;
    table::Prepared cards_;
    SharedLog log_;
    std::vector<Server> servers_;
    std::map<std::string, Client::Memory> known_;  // of people who left
    std::array<std::map<std::string, store::Attendee>, 2> present_;
    std::uint64_t arrivals_ = 0;
    std::uint64_t guests_ = 0;
    std::map<std::string, std::vector<boost::json::object>> sent_;  // by each person
    int requests_ = 0;
    std::int64_t time_ = 1'000;
    bool sound_ = false;  // the store works
    std::vector<std::string> broken_;
};

}  // namespace frise::test
