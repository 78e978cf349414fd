// The versions of what is in a PostgreSQL database, and the way from each to the next.
#pragma once

#include "store/postgres_connection.hpp"

#include <span>
#include <string>
#include <vector>

namespace frise::store {

// Number n leads from version n to version n + 1. One that was released never changes again.
std::vector<std::string> postgres_migrations();

// Each one that is missing, in a transaction of its own. Of several servers that start at once, one does it and the
// others wait. Refuses later versions, and a schema of another program.
void migrate(PostgresConnection& connection, std::span<const std::string> migrations);
// For those who only read.
void require_latest(PostgresConnection& connection, std::span<const std::string> migrations);

}  // namespace frise::store
