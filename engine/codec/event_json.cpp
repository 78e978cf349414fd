// Reading and writing events, those of a log and those that a viewer was shown. Only their form is checked here;
// replay() checks that they could happen.
#include "engine/codec/event_json.hpp"

#include "engine/codec/outcome_json.hpp"
#include "engine/codec/table_reader.hpp"
#include "engine/codec/table_writer.hpp"

#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace frise {

namespace json = boost::json;

namespace {

template <class Any>
json::object write_any(const Any& event, const TableWriter& writer) {
    return std::visit(
        [&]<class E>(const E& e) {
            json::object object = writer.object();
            object.reserve(1 + std::tuple_size_v<decltype(E::fields())>);
            object.emplace("type", E::type);
            writer.put_fields(object, e);
            return object;
        },
        event);
}

template <class Any>
struct Form {
    bool (*fits)(const Reader& reader);
    Any (*read)(TableReader& reader);
};

template <class Any, class E>
Any read_as(TableReader& reader) {
    E event{};
    read_fields(reader, event);
    return event;
}

// By the type in JSON. What is secret in a log may have several forms for viewers.
template <class Any>
using Forms = std::unordered_map<std::string_view, std::vector<Form<Any>>>;

template <class Any, class... Es>
Forms<Any> forms(Types<Es...> /*events*/) {
    Forms<Any> table;
    (table[Es::type].push_back({&has_fields<Es>, &read_as<Any, Es>}), ...);
    return table;
}

// A type says what an event is only in its game: others may have another event of that type.
const Forms<Event>& event_forms(GameId game) {
    const Forms<Event>* found = nullptr;
    with_kind(game, [&]<class Kind>(As<Kind> /*kind*/) {
        static const auto table = forms<Event>(EventsOf<Kind>{});
        found = &table;
    });
    return *found;
}

const Forms<Seen>& seen_forms(GameId game) {
    const Forms<Seen>* found = nullptr;
    with_kind(game, [&]<class Kind>(As<Kind> /*kind*/) {
        static const auto table = forms<Seen>(SeenOf<Kind>{});
        found = &table;
    });
    return *found;
}

template <class Any>
Result<Any> read_any(TableReader& reader, const Forms<Any>& forms, GameId game) {
    const std::string type = reader.text("type");
    const auto it = forms.find(type);
    if (!reader.error() && it == forms.end()) {
        reader.fail("there is no event '" + type + "' in " + std::string{name(game)});
    }
    if (reader.error()) return tl::unexpected{*reader.error()};
    // The first form whose fields are all there. If there is none, the last one reports what is missing.
    auto form = it->second.begin();
    while (form + 1 != it->second.end() && !form->fits(reader)) ++form;
    reader.limit_game(game);
    Any event = form->read(reader);
    if (reader.error()) return tl::unexpected{*reader.error()};
    return event;
}

}  // namespace

json::object write_event(const Event& event, const CardNames& names, json::storage_ptr memory) {
    return write_any(event, TableWriter{names, std::move(memory)});
}

json::object write_seen(const Seen& event, const CardNames& names, json::storage_ptr memory) {
    return write_any(event, TableWriter{names, std::move(memory)});
}

Result<Event> read_event(const json::value& value, const CardNames& names, GameId game, LogVersion version) {
    const NumberOf number = [&](std::string_view id) { return names.number(id); };
    TableReader reader{value, "an event", ErrorCode::bad_log, number};
    if (version == LogVersion::one) reader.read_version_1();
    return read_any(reader, event_forms(game), game);
}

Result<Seen> read_seen(const json::value& value, CardNames& names, GameId game) {
    const NumberOf number = [&](std::string_view id) { return names.learn(id); };
    TableReader reader{value, "an event", ErrorCode::bad_request, number};
    return read_any(reader, seen_forms(game), game);
}

}  // namespace frise
