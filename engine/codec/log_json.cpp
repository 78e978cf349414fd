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
    json::object log{{"version", log_version}};
    for (auto& field : write_setup(setup)) log.emplace(field.key(), std::move(field.value()));
    json::array list;
    list.reserve(events.size());
    for (const Event& event : events) list.push_back(write_event(event, names));
    log["events"] = std::move(list);
    return log;
}

Result<Log> read_log_object(const json::value& value) {
    Reader reader{value, "the log"};
    const std::int64_t version = reader.whole("version");
    const json::array& list = reader.list("events");
    if (reader.error()) return tl::unexpected{*reader.error()};
    if (version != log_version) {
        return refuse(ErrorCode::bad_log, "the log is of version " + std::to_string(version) +
                                              ": this program reads version " + std::to_string(log_version));
    }
    auto setup = read_setup(value);
    if (!setup) return tl::unexpected{setup.error()};
    Log log{std::move(*setup), {}};
    const CardNames names{log.setup.deck.faces};
    log.events.reserve(list.size());
    for (const json::value& element : list) {
        auto event = read_event(element, names);
        if (!event) {
            Error error = event.error();
            error.message = "event " + std::to_string(log.events.size() + 1) + " of the log: " + error.message;
            return tl::unexpected{std::move(error)};
        }
        log.events.push_back(std::move(*event));
    }
    return log;
}

std::string write_log(const Log& log) { return json::serialize(write_log_object(log.setup, log.events)); }

Result<Log> read_log(std::string_view text) {
    json::error_code failed;
    const json::value value = json::parse(text, failed);
    if (failed) return refuse(ErrorCode::bad_json, "the log is no JSON: " + failed.message());
    return read_log_object(value);
}

}  // namespace frise
