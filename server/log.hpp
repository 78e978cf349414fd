// The server's log: one JSON object a line on standard error, and silence until somebody starts it. Nothing goes there
// that is a secret of people or of a game: no tokens, codes to recover, talk, or years.
#pragma once

#include <boost/json.hpp>
#include <exception>
#include <string_view>

namespace frise::server {

// By the names of the setting log-level.
void start_log(std::string_view level);

void log_debug(std::string_view event, boost::json::object details = {});
void log_info(std::string_view event, boost::json::object details = {});
void log_warning(std::string_view event, boost::json::object details = {});
void log_error(std::string_view event, boost::json::object details = {});
// A warning that strangers can bring about: one every ten seconds for each event, with how many were left out.
void log_seldom(std::string_view event, boost::json::object details = {});

// For coroutines that nobody waits for: what escapes from one is a mistake of ours.
struct Logged {
    void operator()(const std::exception_ptr& error) const;
};
inline constexpr Logged logged{};

}  // namespace frise::server
