// Entries in JSON.
#include "table/entry.hpp"

#include "engine/codec/event_json.hpp"
#include "engine/codec/reader.hpp"
#include "engine/rules/overloaded.hpp"
#include "table/json_text.hpp"

#include <array>

namespace frise::table {

namespace json = boost::json;

namespace {

constexpr std::array<std::string_view, std::variant_size_v<Happening>> entry_types{
    "opened", "changed", "sat",  "stood",  "bot",     "kicked",  "host",
    "began",  "acted",   "chat", "paused", "resumed", "rematch", "archived"};
constexpr std::size_t usual_tree = 2048;  // of an entry; others take more memory as they need it
constexpr std::size_t usual_entry = 480;
constexpr int events_version = static_cast<int>(LogVersion::two);  // entries from before there were two have none
constexpr std::array<std::string_view, 3> actor_names{"person", "bot", "clock"};

json::array write_events(const Events& events, const CardNames& names, const json::storage_ptr& memory) {
    json::array list(memory);
    list.reserve(events.size());
    for (const Event& event : events) list.push_back(write_event(event, names, memory));
    return list;
}

json::array write_icons(const std::vector<Icons>& icons) {
    json::array list;
    list.reserve(icons.size());
    for (const Icons& each : icons) list.push_back({each.front, each.back});
    return list;
}

void write_happening(json::object& entry, const Happening& what, const CardNames* names) {
    std::visit(Overloaded{[&](const Opened& e) {
                              entry["settings"] = write_table_settings(e.settings);
                              entry["name"] = e.name;
                          },
                          [&](const Changed& e) { entry["settings"] = write_table_settings(e.settings); },
                          [&](const Sat& e) {
                              entry["seat"] = e.seat.number;
                              entry["person"] = e.person;
                              entry["name"] = e.name;
                          },
                          [&](const Stood& e) {
                              entry["seat"] = e.seat.number;
                              entry["person"] = e.person;
                          },
                          [&](const BotSat& e) {
                              entry["seat"] = e.seat.number;
                              entry["kind"] = e.kind;
                          },
                          [&](const Kicked& e) { entry["person"] = e.person; },
                          [&](const HostPassed& e) { entry["person"] = e.person; },
                          [&](const Began& e) {
                              entry["version"] = events_version;
                              entry["salt"] = e.salt;
                              if (!e.icons.empty()) entry["icons"] = write_icons(e.icons);
                              entry["events"] = write_events(e.events, *names, entry.storage());
                          },
                          [](const Acted& /*see write_acted*/) {},
                          [&](const Chatted& e) {
                              entry["name"] = e.name;
                              entry["text"] = e.text;
                          },
                          [](const Paused& /*says all*/) {}, [](const Resumed& /*says all*/) {},
                          [&](const Rematched& e) { entry["table"] = e.table; }, [](const Archived& /*says all*/) {}},
               what);
}

// Nearly all entries are of this kind.
std::string write_acted(const Entry& entry, const Acted& acted, const CardNames& names) {
    JsonText text{usual_entry};
    text.add("type", entry_types[entry.what.index()]);
    text.add("at", entry.at);
    if (!entry.by.empty()) text.add("by", std::string_view{entry.by});
    if (!entry.id.empty()) text.add("id", std::string_view{entry.id});
    text.add("seat", acted.seat.number);
    if (acted.actor != Actor::person) text.add("actor", name(acted.actor));
    text.add("version", events_version);
    std::array<unsigned char, usual_tree> room;  // NOLINT(cppcoreguidelines-pro-type-member-init): written first
    json::monotonic_resource memory{room.data(), room.size()};
    text.add_json("events", json::serialize(write_events(acted.events, names, &memory)));
    return text.end();
}

Seat read_seat(Reader& reader) {
    const std::int64_t seat = reader.whole("seat");
    if (seat < 0 || seat >= max_seats) reader.fail("there is no such seat");
    return seat_at(static_cast<std::size_t>(seat) % max_seats);
}

// What the events of an entry are read with.
struct Recording {
    const CardNames* names;
    GameId game;
    LogVersion version;
};

LogVersion read_version(Reader& reader) {
    const std::int64_t version = reader.whole_if_given("version").value_or(1);
    if (version != 1 && version != events_version) reader.fail("it has events of an unknown version");
    return version == 1 ? LogVersion::one : LogVersion::two;
}

Events read_events(Reader& reader, const Recording& recording) {
    Events events;
    if (recording.names == nullptr) reader.fail("there is a game before its cards");
    for (const json::value& each : reader.list("events")) {
        if (reader.error()) break;
        auto event = read_event(each, *recording.names, recording.game, recording.version);
        if (event) {
            events.push_back(std::move(*event));
        } else {
            reader.fail(event.error().message);
        }
    }
    return events;
}

std::vector<Icons> read_icons(Reader& reader) {
    std::vector<Icons> icons;
    if (!reader.has("icons")) return icons;
    for (const json::value& each : reader.list("icons")) {
        const json::array* pair = each.if_array();
        const auto front = pair != nullptr && pair->size() == 2 ? whole_number((*pair)[0]) : std::nullopt;
        const auto back = pair != nullptr && pair->size() == 2 ? whole_number((*pair)[1]) : std::nullopt;
        if (!front || !back) reader.fail("icons must be pairs of numbers");
        icons.push_back({static_cast<Icon>(front.value_or(0)), static_cast<Icon>(back.value_or(0))});
    }
    return icons;
}

TableSettings read_settings_of(Reader& reader) {
    auto settings = read_table_settings(reader.value("settings"));
    if (settings) return std::move(*settings);
    reader.fail(settings.error().message);
    return {};
}

Actor read_actor(Reader& reader) {
    const auto actor = reader.text_if_given("actor");
    for (std::size_t i = 0; actor && i < actor_names.size(); ++i) {
        if (actor_names[i] == *actor) return static_cast<Actor>(i);
    }
    return Actor::person;
}

Began read_began(Reader& reader, const Recording& recording) {
    Began began;
    const json::value& salt = reader.value("salt");
    began.salt = salt.is_uint64() ? salt.get_uint64() : static_cast<std::uint64_t>(reader.whole("salt"));
    began.icons = read_icons(reader);
    began.events = read_events(reader, recording);
    return began;
}

Happening read_happening(const std::string& type, Reader& reader, const Recording& recording) {
    if (type == "opened") {
        TableSettings settings = read_settings_of(reader);
        return Opened{std::move(settings), reader.text("name")};
    }
    if (type == "changed") return Changed{read_settings_of(reader)};
    if (type == "sat") {
        const Seat seat = read_seat(reader);
        return Sat{seat, reader.text("person"), reader.text("name")};
    }
    if (type == "stood") {
        const Seat seat = read_seat(reader);
        return Stood{seat, reader.text("person")};
    }
    if (type == "bot") {
        const Seat seat = read_seat(reader);
        return BotSat{seat, reader.text("kind")};
    }
    if (type == "kicked") return Kicked{reader.text("person")};
    if (type == "host") return HostPassed{reader.text("person")};
    if (type == "began") return read_began(reader, recording);
    if (type == "acted") {
        const Seat seat = read_seat(reader);
        return Acted{seat, read_actor(reader), read_events(reader, recording), nullptr};
    }
    if (type == "chat") return Chatted{reader.text("name"), reader.text("text")};
    if (type == "paused") return Paused{};
    if (type == "resumed") return Resumed{};
    if (type == "rematch") return Rematched{reader.text("table")};
    if (type == "archived") return Archived{};
    reader.fail("there is no entry of type '" + type + "'");
    return Archived{};
}

}  // namespace

std::string_view name(Actor actor) { return actor_names[static_cast<std::size_t>(actor)]; }

std::string write_entry(const Entry& entry, const CardNames* names) {
    if (const auto* acted = std::get_if<Acted>(&entry.what)) return write_acted(entry, *acted, *names);
    std::array<unsigned char, usual_tree> room{};
    json::monotonic_resource memory{room.data(), room.size()};
    json::object object({{"type", entry_types[entry.what.index()]}, {"at", entry.at}}, &memory);
    if (!entry.by.empty()) object["by"] = entry.by;
    if (!entry.id.empty()) object["id"] = entry.id;
    write_happening(object, entry.what, names);
    return json::serialize(object);
}

Result<Entry> read_entry(std::string_view text, const CardNames* names, GameId game) {
    json::error_code failed;
    const json::value value = json::parse(text, failed);
    if (failed) return refuse(ErrorCode::bad_log, "an entry is no JSON: " + failed.message());
    Reader reader{value, "the entry", ErrorCode::bad_log};
    const std::string type = reader.text("type");
    Entry entry;
    entry.at = reader.whole("at");
    entry.by = reader.text_if_given("by").value_or("");
    entry.id = reader.text_if_given("id").value_or("");
    const Recording recording{names, game, read_version(reader)};
    if (!reader.error()) entry.what = read_happening(type, reader, recording);
    const bool has_events = std::holds_alternative<Began>(entry.what) || std::holds_alternative<Acted>(entry.what);
    entry.older = has_events && recording.version == LogVersion::one;
    if (reader.error()) return tl::unexpected{*reader.error()};
    return entry;
}

}  // namespace frise::table
