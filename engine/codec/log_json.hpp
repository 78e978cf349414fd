// Recorded games in JSON. Written as version 2; version 1 is read for ever.
#pragma once

#include "engine/core/result.hpp"
#include "engine/rules/log.hpp"

#include <boost/json.hpp>
#include <string>
#include <string_view>

namespace frise {

boost::json::object write_log_object(const Setup& setup, const Events& events);
Result<Log> read_log_object(const boost::json::value& value);

std::string write_log(const Log& log);
// Checks the form; replay() checks the game. A log of version 1 has to be played again for the fields it lacks, and is
// refused if that does not work.
Result<Log> read_log(std::string_view text);

}  // namespace frise
