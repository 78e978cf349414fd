// What a client asks for over its socket. A text is parsed once, into one of these structs; each names its fields once,
// and docs/messages.schema.json has the same.
#pragma once

#include "engine/core/result.hpp"
#include "engine/rules/fields.hpp"
#include "engine/rules/types.hpp"

#include <boost/json/value.hpp>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>

namespace frise::table {

// A part that cannot be read without a table, such as an action. It keeps the memory of the whole text alive.
using JsonPart = std::shared_ptr<const boost::json::value>;

// A field as the client sent it. A wrong one does not refuse the whole request: it is refused where its value is used
// first, after the checks that come before. Of a wrong field the value is empty, or 0.
template <class T>
struct Given {
    T value{};
    std::optional<Error> error = {};
};

// The first error among these fields.
template <class... Ts>
std::optional<Error> error_in(const Given<Ts>&... fields) {
    std::optional<Error> first;
    ((first = first ? first : fields.error), ...);
    return first;
}

namespace request {

using Whole = Given<std::int64_t>;
using Words = Given<std::string>;
using MaybeWhole = Given<std::optional<std::int64_t>>;
using MaybeWords = Given<std::optional<std::string>>;
using MaybeYes = Given<std::optional<bool>>;
using Part = Given<JsonPart>;

// Which limit a request counts against beside that of all requests.
enum class Limit : std::uint8_t { none, talk };

// The first request of every connection, and no later one.
struct Hello {
    static constexpr std::string_view type = "hello";
    static constexpr Limit limit = Limit::none;
    MaybeWords token;  // none: an onlooker
    MaybeWhole last;   // the number up to which the client knows the table
    MaybeWords lang;

    static constexpr auto fields() {
        return std::tuple{Field{"token", &Hello::token}, Field{"last", &Hello::last}, Field{"lang", &Hello::lang}};
    }
};

struct Act {
    static constexpr std::string_view type = "act";
    static constexpr Limit limit = Limit::none;
    Part action;
    MaybeWhole n;  // the number that the player saw

    static constexpr auto fields() { return std::tuple{Field{"action", &Act::action}, Field{"n", &Act::n}}; }
};

struct Sit {
    static constexpr std::string_view type = "sit";
    static constexpr Limit limit = Limit::none;
    MaybeWords name;
    MaybeYes also;    // a further seat on the same device
    MaybeWhole seat;  // none: the first free one

    static constexpr auto fields() {
        return std::tuple{Field{"name", &Sit::name}, Field{"also", &Sit::also}, Field{"seat", &Sit::seat}};
    }
};

struct Stand {
    static constexpr std::string_view type = "stand";
    static constexpr Limit limit = Limit::none;
    Whole seat;

    static constexpr auto fields() { return std::tuple{Field{"seat", &Stand::seat}}; }
};

struct Leave {
    static constexpr std::string_view type = "leave";
    static constexpr Limit limit = Limit::none;

    static constexpr auto fields() { return std::tuple{}; }
};

struct Bot {
    static constexpr std::string_view type = "bot";
    static constexpr Limit limit = Limit::none;
    Whole seat;
    MaybeWords kind;  // none: the bot goes

    static constexpr auto fields() { return std::tuple{Field{"seat", &Bot::seat}, Field{"kind", &Bot::kind}}; }
};

struct Kick {
    static constexpr std::string_view type = "kick";
    static constexpr Limit limit = Limit::none;
    Words person;

    static constexpr auto fields() { return std::tuple{Field{"person", &Kick::person}}; }
};

struct PassHost {
    static constexpr std::string_view type = "host";
    static constexpr Limit limit = Limit::none;
    Words person;

    static constexpr auto fields() { return std::tuple{Field{"person", &PassHost::person}}; }
};

struct ChangeSettings {
    static constexpr std::string_view type = "settings";
    static constexpr Limit limit = Limit::none;
    Part settings;  // those that change

    static constexpr auto fields() { return std::tuple{Field{"settings", &ChangeSettings::settings}}; }
};

struct Start {
    static constexpr std::string_view type = "start";
    static constexpr Limit limit = Limit::none;
    MaybeWords fill;  // the kind of bots on free seats

    static constexpr auto fields() { return std::tuple{Field{"fill", &Start::fill}}; }
};

struct Chat {
    static constexpr std::string_view type = "chat";
    static constexpr Limit limit = Limit::talk;
    Words text;
    MaybeWords name;  // of somebody who never sat here

    static constexpr auto fields() { return std::tuple{Field{"text", &Chat::text}, Field{"name", &Chat::name}}; }
};

struct Pause {
    static constexpr std::string_view type = "pause";
    static constexpr Limit limit = Limit::none;

    static constexpr auto fields() { return std::tuple{}; }
};

struct Resume {
    static constexpr std::string_view type = "resume";
    static constexpr Limit limit = Limit::none;

    static constexpr auto fields() { return std::tuple{}; }
};

struct Rematch {
    static constexpr std::string_view type = "rematch";
    static constexpr Limit limit = Limit::none;

    static constexpr auto fields() { return std::tuple{}; }
};

struct React {
    static constexpr std::string_view type = "react";
    static constexpr Limit limit = Limit::talk;
    static constexpr bool needs_person = true;
    Words reaction;

    static constexpr auto fields() { return std::tuple{Field{"reaction", &React::reaction}}; }
};

struct Point {
    static constexpr std::string_view type = "point";
    static constexpr Limit limit = Limit::none;
    static constexpr bool needs_person = true;
    Words card;
    MaybeWhole gap;

    static constexpr auto fields() { return std::tuple{Field{"card", &Point::card}, Field{"gap", &Point::gap}}; }
};

struct Draft {
    static constexpr std::string_view type = "draft";
    static constexpr Limit limit = Limit::none;
    static constexpr bool needs_person = true;
    Part action;

    static constexpr auto fields() { return std::tuple{Field{"action", &Draft::action}}; }
};

struct Look {
    static constexpr std::string_view type = "look";
    static constexpr Limit limit = Limit::none;
    static constexpr bool needs_person = false;
    MaybeWhole seat;

    static constexpr auto fields() { return std::tuple{Field{"seat", &Look::seat}}; }
};

struct Read {
    static constexpr std::string_view type = "read";
    static constexpr Limit limit = Limit::none;
    static constexpr bool needs_person = false;
    Part cards;

    static constexpr auto fields() { return std::tuple{Field{"cards", &Read::cards}}; }
};

struct Speak {
    static constexpr std::string_view type = "lang";
    static constexpr Limit limit = Limit::none;
    static constexpr bool needs_person = false;
    Words lang;

    static constexpr auto fields() { return std::tuple{Field{"lang", &Speak::lang}}; }
};

struct Ping {
    static constexpr std::string_view type = "ping";
    static constexpr Limit limit = Limit::none;
    static constexpr bool needs_person = false;

    static constexpr auto fields() { return std::tuple{}; }
};

// There is no request of this type.
struct Unknown {
    static constexpr Limit limit = Limit::none;
    std::string type;
};

// Requests that change the table: what comes of them is stored, and counts once under their id. The table decides about
// the first ones alone; the others need something that the room has to get before.
using Decided = Types<Act, Sit, Stand, Leave, Bot, Kick, PassHost, Start, Chat, Pause, Resume>;
using Prepared = Types<ChangeSettings, Rematch>;
// Requests that are answered or passed on at once; nothing of them is stored.
using Remarks = Types<React, Point, Draft, Look, Read, Speak, Ping>;

}  // namespace request

using Decidable = VariantOf<request::Decided>;
using TableRequest = VariantOf<Union<request::Decided, request::Prepared>>;
using Remark = VariantOf<request::Remarks>;

struct Request {
    std::string id;  // of the client's choice; empty: none
    std::variant<request::Unknown, request::Hello, TableRequest, Remark> what;
    std::optional<Error> error;  // of the id or the type

    [[nodiscard]] request::Limit limit() const;
};

// None unless the text is a JSON object.
std::optional<Request> read_request(std::string_view text);

}  // namespace frise::table
