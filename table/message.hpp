// What the server tells a client: the shape of every message. Each struct names its fields once, in the order in which
// they are written, and docs/messages.schema.json has the same. Nothing else writes a "type" to a client.
#pragma once

#include "engine/core/seat.hpp"
#include "engine/rules/fields.hpp"
#include "engine/rules/types.hpp"
#include "store/tables.hpp"
#include "table/playset.hpp"

#include <boost/json/object.hpp>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace frise::table::message {

using store::Number;
using store::Time;

// A part that is JSON already.
struct Json {
    std::string_view text;
};

// What a client gets to know of some cards, by their ids.
struct ByCard {
    const Playset& playset;
    Cards& cards;                           // sorted by id when they are written
    const std::vector<std::string>& texts;  // by card: faces or facts in one language, as JSON
};

struct ChatLine {
    static constexpr std::string_view type = "chat";
    Time at = 0;
    std::string_view by;
    std::string_view name;
    std::string_view text;
    Number n = 0;
    std::string_view id;

    static constexpr auto fields() {
        return std::tuple{Field{"at", &ChatLine::at},     Field{"by", &ChatLine::by},
                          Field{"name", &ChatLine::name}, Field{"text", &ChatLine::text},
                          FieldIfAny{"n", &ChatLine::n},  FieldIfAny{"id", &ChatLine::id}};
    }
};

// Everything, for somebody who comes in or has to start over.
struct Welcome {
    static constexpr std::string_view type = "welcome";
    Number n = 0;
    Time now = 0;
    std::string_view person;
    SeatSet seats;
    boost::json::object table;
    std::vector<ChatLine> chat;
    std::optional<Time> until;
    Json state;

    static constexpr auto fields() {
        return std::tuple{Field{"n", &Welcome::n},           Field{"now", &Welcome::now},
                          Field{"person", &Welcome::person}, Field{"seats", &Welcome::seats},
                          Field{"table", &Welcome::table},   Field{"chat", &Welcome::chat},
                          Field{"until", &Welcome::until},   Field{"state", &Welcome::state}};
    }
};

// For somebody who has all up to number `n`; what came after follows one by one.
struct Resumed {
    static constexpr std::string_view type = "resumed";
    Number n = 0;
    Time now = 0;
    std::string_view person;
    SeatSet seats;
    boost::json::object table;
    std::optional<Time> until;

    static constexpr auto fields() {
        return std::tuple{Field{"n", &Resumed::n},           Field{"now", &Resumed::now},
                          Field{"person", &Resumed::person}, Field{"seats", &Resumed::seats},
                          Field{"table", &Resumed::table},   Field{"until", &Resumed::until}};
    }
};

struct TableChanged {
    static constexpr std::string_view type = "table";
    Number n = 0;
    boost::json::object table;
    std::string_view by;
    std::string_view id;

    static constexpr auto fields() {
        return std::tuple{Field{"n", &TableChanged::n}, Field{"table", &TableChanged::table},
                          FieldIfAny{"by", &TableChanged::by}, FieldIfAny{"id", &TableChanged::id}};
    }
};

struct Began {
    static constexpr std::string_view type = "began";
    Number n = 0;
    boost::json::object table;
    std::string_view by;
    std::string_view id;
    std::optional<Time> until;
    Json state;

    static constexpr auto fields() {
        return std::tuple{Field{"n", &Began::n},        Field{"table", &Began::table}, FieldIfAny{"by", &Began::by},
                          FieldIfAny{"id", &Began::id}, Field{"until", &Began::until}, Field{"state", &Began::state}};
    }
};

// One action. Nearly all that is sent is this: its parts are written straight into the text.
struct Updated {
    static constexpr std::string_view type = "update";
    Number n = 0;
    Time at = 0;
    Seat seat;
    std::string_view actor;
    std::string_view by;
    std::string_view id;
    Json events;
    SeatSet to_act;
    bool over = false;
    std::optional<Time> until;
    std::optional<Json> about;
    std::optional<ByCard> cards;

    static constexpr auto fields() {
        return std::tuple{Field{"n", &Updated::n},           Field{"at", &Updated::at},
                          Field{"seat", &Updated::seat},     FieldIfAny{"actor", &Updated::actor},
                          FieldIfAny{"by", &Updated::by},    FieldIfAny{"id", &Updated::id},
                          Field{"events", &Updated::events}, Field{"to_act", &Updated::to_act},
                          Field{"over", &Updated::over},     Field{"until", &Updated::until},
                          Field{"about", &Updated::about},   Field{"cards", &Updated::cards}};
    }
};

struct Presence {
    static constexpr std::string_view type = "presence";
    std::span<const std::string_view> here;
    std::size_t onlookers = 0;
    std::span<const std::string> to_pause;
    std::optional<Time> until;
    std::string_view id;  // to the one who asked for what changed

    static constexpr auto fields() {
        return std::tuple{Field{"here", &Presence::here}, Field{"onlookers", &Presence::onlookers},
                          Field{"to_pause", &Presence::to_pause}, Field{"until", &Presence::until},
                          FieldIfAny{"id", &Presence::id}};
    }
};

struct Hold {
    static constexpr std::string_view type = "hold";
    bool on = false;

    static constexpr auto fields() { return std::tuple{Field{"on", &Hold::on}}; }
};

struct Reacted {
    static constexpr std::string_view type = "reaction";
    std::string_view by;
    std::string_view reaction;

    static constexpr auto fields() {
        return std::tuple{Field{"by", &Reacted::by}, Field{"reaction", &Reacted::reaction}};
    }
};

struct Pointed {
    static constexpr std::string_view type = "pointed";
    std::string_view by;
    std::string_view card;
    std::optional<std::int64_t> gap;

    static constexpr auto fields() {
        return std::tuple{Field{"by", &Pointed::by}, Field{"card", &Pointed::card}, Field{"gap", &Pointed::gap}};
    }
};

struct Drafted {
    static constexpr std::string_view type = "draft";
    std::string_view by;
    boost::json::object action;

    static constexpr auto fields() { return std::tuple{Field{"by", &Drafted::by}, Field{"action", &Drafted::action}}; }
};

struct Looked {
    static constexpr std::string_view type = "state";
    Number n = 0;
    Json state;

    static constexpr auto fields() { return std::tuple{Field{"n", &Looked::n}, Field{"state", &Looked::state}}; }
};

struct FactsTold {
    static constexpr std::string_view type = "facts";
    std::optional<ByCard> cards;

    static constexpr auto fields() { return std::tuple{Field{"cards", &FactsTold::cards}}; }
};

struct Pong {
    static constexpr std::string_view type = "pong";
    Time now = 0;
    Number n = 0;

    static constexpr auto fields() { return std::tuple{Field{"now", &Pong::now}, Field{"n", &Pong::n}}; }
};

// Nothing has changed. With the number and the state of the table, unless the request did not get to it.
struct Refused {
    static constexpr std::string_view type = "refused";
    std::string_view code;
    std::string_view message;
    std::optional<Number> n;
    std::string_view id;
    Number counted = 0;  // of a duplicate: the number under which it counted
    std::optional<Json> state;

    static constexpr auto fields() {
        return std::tuple{
            Field{"code", &Refused::code},  Field{"message", &Refused::message},      Field{"n", &Refused::n},
            FieldIfAny{"id", &Refused::id}, FieldIfAny{"counted", &Refused::counted}, Field{"state", &Refused::state}};
    }
};

// A text that is no request, or a connection that cannot be served.
struct Misunderstood {
    static constexpr std::string_view type = "error";
    std::string_view code;
    std::string_view message;

    static constexpr auto fields() {
        return std::tuple{Field{"code", &Misunderstood::code}, Field{"message", &Misunderstood::message}};
    }
};

// The last message: the connection is closed after it.
struct Bye {
    static constexpr std::string_view type = "bye";
    std::string_view reason;

    static constexpr auto fields() { return std::tuple{Field{"reason", &Bye::reason}}; }
};

using All = Types<Welcome, Resumed, TableChanged, Began, Updated, Presence, Hold, Reacted, Pointed, Drafted, Looked,
                  FactsTold, Pong, Refused, Misunderstood, Bye, ChatLine>;

}  // namespace frise::table::message
