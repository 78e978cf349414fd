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
template <class Any, class... Es>
auto forms(Types<Es...> /*events*/) {
    std::unordered_map<std::string_view, std::vector<Form<Any>>> table;
    (table[Es::type].push_back({&has_fields<Es>, &read_as<Any, Es>}), ...);
    return table;
}

template <class Any, class Es>
Result<Any> read_any(const json::value& value, ErrorCode code, const NumberOf& number) {
    static const auto table = forms<Any>(Es{});
    TableReader reader{value, "an event", code, number};
    const std::string type = reader.text("type");
    const auto it = table.find(type);
    if (!reader.error() && it == table.end()) reader.fail("there is no event '" + type + "'");
    if (reader.error()) return tl::unexpected{*reader.error()};
    // The first that has all its fields, or the last.
    auto form = it->second.begin();
    while (form + 1 != it->second.end() && !form->fits(reader)) ++form;
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

Result<Event> read_event(const json::value& value, const CardNames& names) {
    return read_any<Event, AllKinds::Events>(value, ErrorCode::bad_log,
                                             [&](std::string_view id) { return names.number(id); });
}

Result<Seen> read_seen(const json::value& value, CardNames& names) {
    return read_any<Seen, SeenTypes>(value, ErrorCode::bad_request,
                                     [&](std::string_view id) { return names.learn(id); });
}

}  // namespace frise
