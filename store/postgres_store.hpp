// A store in a PostgreSQL database, which any number of servers may share.
#pragma once

#include "store/postgres_database.hpp"
#include "store/store.hpp"

#include <memory>
#include <string>

namespace frise::store {

// The address is one of libpq's: postgres://user:password@host:port/database. A database that is away for a while
// makes calls fail, each in some seconds at most; the first one after it is back goes well.
Stored<std::unique_ptr<Store>> open_postgres_store(const std::string& address, PostgresMode mode,
                                                   const PostgresPatience& patience = {});

}  // namespace frise::store
