// What is agreed for a table, with its cards.
#pragma once

#include "server/house.hpp"
#include "server/tables.hpp"
#include "store/decks.hpp"
#include "table/opening.hpp"

#include <boost/asio/awaitable.hpp>
#include <string>

namespace frise::server {

// Finds the cards for settings, and keeps the decks that are used.
Result<Prepared> prepare(Playsets& playsets, store::Decks& decks, TableSettings settings);
// The same in a server, where others go on meanwhile; `customer` is who wants it.
asio::awaitable<Granted<Prepared>> prepare(House& house, std::string customer, TableSettings settings);

}  // namespace frise::server
