// Recorded games in JSON. Versioned: what was written once is read for ever.
#pragma once

#include "engine/core/result.hpp"
#include "engine/rules/log.hpp"

#include <boost/json.hpp>
#include <string>
#include <string_view>

namespace frise {

inline constexpr int log_version = 1;

boost::json::object write_log_object(const Setup& setup, const Events& events);
Result<Log> read_log_object(const boost::json::value& value);

std::string write_log(const Log& log);
// Reads the form only: replay() checks the game.
Result<Log> read_log(std::string_view text);

}  // namespace frise
