// Reading tables back from their logs, with the cards made by the workshop.
#pragma once

#include "server/house.hpp"
#include "table/revival.hpp"

#include <boost/asio/awaitable.hpp>
#include <string>

namespace frise::server {

// Reads all. `customer`: who wants it, if its cards have to be made. Refused as `busy`, they cannot be made now.
asio::awaitable<Granted<void>> revive(House& house, std::string customer, Revival& revival);

}  // namespace frise::server
