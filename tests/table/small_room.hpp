// A room with everything around it in the test's hand: people, the store, and time.
#pragma once

#include "table/room.hpp"
#include "tests/table/cards.hpp"
#include "tests/table/shared_log.hpp"

#include <boost/json.hpp>
#include <cstdint>
#include <list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace frise::test {

// A connection, and what came through it.
struct Visitor {
    table::GuestPtr guest;
    std::vector<boost::json::object> heard;
    std::string bye;  // why they were sent away; empty: they were not

    // The last message of a type; an empty object: there was none.
    [[nodiscard]] boost::json::object last(std::string_view type) const;
    [[nodiscard]] std::size_t count(std::string_view type) const;
    // The types of all that they heard, in order.
    [[nodiscard]] std::vector<std::string> types() const;
    // The code of the last refusal; empty: there was none.
    [[nodiscard]] std::string refused() const;
};

class SmallRoom {
  public:
    struct Wish {
        boost::json::object table{{"game", "classic"}, {"seats", 2}};
        table::RoomSettings room{
            .most_onlookers = 30, .bot_pace = 1000, .host_away = 60'000, .unload = 120'000, .shared = false};
    };
    // A table of ana. She sits there; what is in `wish` for the opening is done too.
    SmallRoom() : SmallRoom{Wish{}} {}
    explicit SmallRoom(const Wish& wish);

    // Null: they may not come in; the code of that is in `refused`.
    Visitor* come(const std::string& person, std::optional<store::Number> last = {});
    void go(const Visitor& visitor);
    // Says it and lets the store work; what came of it under its id, if anything.
    boost::json::object ask(Visitor& visitor, boost::json::object request);
    // Only says it.
    void say(const Visitor& visitor, const boost::json::object& request);
    void say_text(const Visitor& visitor, std::string_view text);
    // The first card of the seat that is to act, somewhere.
    [[nodiscard]] boost::json::object move() const;
    // Ana comes, ben comes and sits, and the cards are dealt.
    void begin();

    // The store does what is asked of it until nothing is.
    void work();
    void stored(const table::Room::Kept& kept);
    // What another server writes to the same table; the room is not told of it.
    store::Number write_elsewhere(const table::Happening& what, const std::string& by = "somebody");
    void read();
    // Carries out what the room asked for since the last time.
    void carry_out();
    // Time goes by, and the room wakes whenever it wants to.
    void pass(table::Time milliseconds);

    [[nodiscard]] table::Now now() const { return {1'790'000'000'000 + time, time}; }
    [[nodiscard]] store::Number last() const { return room->table().last(); }
    [[nodiscard]] const Game* game() const { return room->table().game(); }

    SeededLuck luck{3};
    table::RoomSettings settings;
    SharedLog log;
    table::Time time = 10'000;
    std::unique_ptr<table::Room> room;
    std::list<Visitor> visitors;
    Visitor* ana = nullptr;
    Visitor* ben = nullptr;
    std::string refused;

    // What the room asked for and did not get yet.
    std::optional<store::Append> append;
    std::optional<store::Append> rematch;
    std::optional<store::Number> read_after;
    std::optional<table::TableSettings> find;
    std::optional<table::TableSettings> prepare;
    // All of it.
    std::vector<store::Attendee> attendees;
    std::optional<table::GivenUp> given_up;
    int actions = 0;
    int refusals = 0;

  private:
    void put_away(table::Effects& effects);

    std::uint64_t guests_ = 0;
    int requests_ = 0;
};

inline boost::json::object chat(std::string_view id, std::string_view text = "hello") {
    return {{"type", "chat"}, {"id", id}, {"text", text}};
}

inline store::Trouble unreachable() { return {store::Trouble::Kind::unreachable, "no answer"}; }
inline store::Trouble broken() { return {store::Trouble::Kind::broken, "the disk is full"}; }

}  // namespace frise::test
