// What happened at a table, as its log keeps it: who came and went, what was agreed, and the game itself. Entries are
// numbered from 1; nothing else changes a table.
#pragma once

#include "engine/codec/card_names.hpp"
#include "engine/core/result.hpp"
#include "engine/core/shared.hpp"
#include "engine/rules/event.hpp"
#include "engine/rules/game.hpp"
#include "store/tables.hpp"
#include "table/table_settings.hpp"

#include <boost/json.hpp>
#include <cstdint>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace frise::table {

using store::Number;
using store::Time;

struct Opened {
    Shared<TableSettings> settings;
    std::string name;  // of the host
};

struct Changed {
    Shared<TableSettings> settings;
};

// A person may sit on several seats (one device passed around), and several people on one (a team).
struct Sat {
    Seat seat;
    std::string person;
    std::string name;
};

struct Stood {
    Seat seat;
    std::string person;
};

struct BotSat {
    Seat seat;
    std::string kind;
};

struct Kicked {
    std::string person;
};

struct HostPassed {
    std::string person;
};

// The cards are dealt. The icons are those of a game of coop, by card number.
struct Began {
    std::uint64_t salt = 0;  // makes the errors of bots
    std::vector<Icons> icons;
    Events events;
};

enum class Actor : std::uint8_t { person, bot, clock };

struct Acted {
    Seat seat;
    Actor actor = Actor::person;
    Events events;
    // How the game stands after them, where that was found already; it is not stored.
    std::shared_ptr<Game> after = nullptr;
};

struct Chatted {
    std::string name;
    std::string text;
};

struct Paused {};
struct Resumed {};

struct Rematched {
    std::string table;
};

// Nobody was here for long. Whoever comes back finds it as it was.
struct Archived {};

using Happening = std::variant<Opened, Changed, Sat, Stood, BotSat, Kicked, HostPassed, Began, Acted, Chatted, Paused,
                               Resumed, Rematched, Archived>;

struct Entry {
    Time at = 0;
    std::string by;  // the person who asked for it; empty: the server
    std::string id;  // that the person gave to the request
    Happening what;
    bool older = false;  // its events are of version 1: LiveTable::complete() finds what they lack
};

std::string write_entry(const Entry& entry, const CardNames* names);
// Events are read knowing their game and the names of its cards; null: no cards are agreed on yet.
Result<Entry> read_entry(std::string_view text, const CardNames* names, GameId game);

std::string_view name(Actor actor);

}  // namespace frise::table
