// Reading and writing logs.
#include "engine/codec/log_json.hpp"

#include "engine/codec/card_names.hpp"
#include "engine/codec/event_json.hpp"
#include "engine/codec/reader.hpp"
#include "engine/codec/setup_json.hpp"

#include <utility>

namespace frise {

namespace json = boost::json;

json::object write_log_object(const Setup& setup, const Events& events) {
    const CardNames names{setup.deck.faces};
    json::object log{{"version", static_cast<int>(LogVersion::two)}};
    for (auto& field : write_setup(setup)) log.emplace(field.key(), std::move(field.value()));
    json::array list;
    list.reserve(events.size());
    for (const Event& event : events) list.push_back(write_event(event, names));
    log["events"] = std::move(list);
    return log;
}

namespace {

Result<LogVersion> read_version(std::int64_t version) {
    if (version == 1) return LogVersion::one;
    if (version == 2) return LogVersion::two;
    return refuse(ErrorCode::bad_log,
                  "the log is of version " + std::to_string(version) + ": this program reads versions 1 and 2");
}

Result<Events> read_events(const json::array& list, const Setup& setup, LogVersion version) {
    const CardNames names{setup.deck.faces};
    Events events;
    events.reserve(list.size());
    for (const json::value& element : list) {
        auto event = read_event(element, names, setup.terms.game, version);
        if (!event) {
            Error error = event.error();
            error.message = "event " + std::to_string(events.size() + 1) + " of the log: " + error.message;
            return tl::unexpected{std::move(error)};
        }
        events.push_back(std::move(*event));
    }
    return events;
}

}  // namespace

Result<Log> read_log_object(const json::value& value) {
    Reader reader{value, "the log"};
    const std::int64_t number = reader.whole("version");
    const json::array& list = reader.list("events");
    if (reader.error()) return tl::unexpected{*reader.error()};
    const auto version = read_version(number);
    if (!version) return tl::unexpected{version.error()};
    auto setup = read_setup(value);
    if (!setup) return tl::unexpected{setup.error()};
    auto events = read_events(list, *setup, *version);
    if (!events) return tl::unexpected{events.error()};
    Log log{std::move(*setup), std::move(*events)};
    if (*version == LogVersion::two) return log;
    Game game{log.setup};
    return complete_game(game, log.events).map([&] { return std::move(log); });
}

std::string write_log(const Log& log) { return json::serialize(write_log_object(log.setup, log.events)); }

Result<Log> read_log(std::string_view text) {
    json::error_code failed;
    const json::value value = json::parse(text, failed);
    if (failed) return refuse(ErrorCode::bad_json, "the log is no JSON: " + failed.message());
    return read_log_object(value);
}

}  // namespace frise
