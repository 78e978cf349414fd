// A game from opening a table to its end, with people and bots who do all that one may do there, by chance from a seed.
// What each of them is told and what is stored is written down.
#pragma once

#include "recorder/agreed.hpp"
#include "recorder/luck.hpp"
#include "recorder/pick.hpp"
#include "table/room.hpp"

#include <boost/json/object.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace frise::recorder {

class Evening {
  public:
    Evening(GameId game, std::uint64_t seed);

    void gather();
    void play();
    // Another game, watching this one again, and the log read back.
    void end();
    std::string take_record() { return std::move(record_); }

  private:
    struct Person {
        std::string name;  // empty: an onlooker
        table::GuestNo no{};
        bool here = false;
        std::optional<table::Number> left_at;
    };

    void open(const table::Prepared& prepared);
    void come(Person& person);
    void go(Person& person);
    void ask(const Person& person, boost::json::object request);
    void ask_text(const Person& person, std::string_view text);
    void act(const Person& person, Seat seat);
    void remark(const Person& person);
    void change_something(const Person& person);
    void resume();
    void lose_store();  // for a moment
    Action action_for(Seat seat);
    // One of those who are to act and are people; none: bots are, or nobody.
    std::optional<Seat> awaited_person();
    Person* on(Seat seat);
    Person& anybody() { return people_[pick_.below(people_.size())]; }

    // What came out of the room, until nothing more does.
    void carry_out();
    void write(const table::Effects& effects);
    void answer(table::Effects& effects);
    void pass_time();
    void read_back();
    [[nodiscard]] table::Now now() const { return {1'790'000'000'000 + time_, time_}; }
    [[nodiscard]] const table::LiveTable& table() const { return room_->table(); }

    Pick pick_;
    SeededLuck luck_;
    table::Robots advice_;  // whom people who think ask
    table::RoomSettings settings_;
    std::string record_;
    std::vector<std::string> log_;
    std::optional<table::Room> room_;
    table::Effects effects_;
    std::vector<Person> people_;
    std::int64_t time_ = 1'000;
    std::uint64_t guests_ = 0;
    int requests_ = 0;
};

// The whole record of the seed's game: games of the list take turns.
std::string record_of(std::uint64_t seed);
GameId game_of(std::uint64_t seed);

}  // namespace frise::recorder
