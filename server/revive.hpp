// Reading tables back from their logs.
#pragma once

#include "server/house.hpp"
#include "server/live_table.hpp"
#include "server/telling.hpp"

#include <boost/asio/awaitable.hpp>
#include <limits>
#include <string>
#include <vector>

namespace frise::server {

// A table with the entries that follow; the last of them, `most` at most, are also told. `customer`: who wants it, if
// its cards have to be made. Refused as `busy`, they cannot be made now.
asio::awaitable<Granted<LiveTable>> follow(House& house, std::string customer, LiveTable table,
                                           const std::vector<std::string>& entries, std::vector<Told>& told,
                                           std::size_t most = std::numeric_limits<std::size_t>::max());

}  // namespace frise::server
