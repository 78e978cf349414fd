// Reading tables back from their logs.
#pragma once

#include "server/house.hpp"
#include "server/live_table.hpp"
#include "server/telling.hpp"

#include <boost/asio/awaitable.hpp>
#include <functional>
#include <limits>
#include <string>
#include <vector>

namespace frise::server {

using FindPlayset = std::function<Result<std::shared_ptr<const Playset>>(const TableSettings&)>;

// A table from all of its entries.
Result<LiveTable> revive(const std::string& code, const std::vector<std::string>& entries, const FindPlayset& find);

// A table with the entries that follow; the last of them, `most` at most, are also told.
asio::awaitable<Result<LiveTable>> follow(House& house, LiveTable table, const std::vector<std::string>& entries,
                                          std::vector<Told>& told,
                                          std::size_t most = std::numeric_limits<std::size_t>::max());

}  // namespace frise::server
