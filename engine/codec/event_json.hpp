// Events in JSON: whole for the log, and as a viewer sees them.
#pragma once

#include "engine/codec/card_names.hpp"
#include "engine/core/result.hpp"
#include "engine/rules/event.hpp"
#include "engine/rules/seen.hpp"

#include <boost/json.hpp>
#include <cstdint>

namespace frise {

// Of logs, and of whatever else keeps events. What version 1 lacks is to be completed: see engine/rules/log.hpp.
enum class LogVersion : std::uint8_t { one = 1, two = 2 };

boost::json::object write_event(const Event& event, const CardNames& names, boost::json::storage_ptr memory = {});
boost::json::object write_seen(const Seen& event, const CardNames& names, boost::json::storage_ptr memory = {});
Result<Event> read_event(const boost::json::value& value, const CardNames& names, GameId game,
                         LogVersion version = LogVersion::two);
// For a client: cards that are new to it are added to `names`.
Result<Seen> read_seen(const boost::json::value& value, CardNames& names, GameId game);

}  // namespace frise
