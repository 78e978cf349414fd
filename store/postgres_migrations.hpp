// The versions of what is in a PostgreSQL database, and the way from each to the next.
#pragma once

#include "store/migration.hpp"
#include "store/postgres_connection.hpp"

namespace frise::store {

// The files of postgres/. One that was released never changes again. All they make is in a schema of its own, where
// sessions look first.
Migrations postgres_migrations();

// Each one that is missing, in a transaction of its own. Of several servers that start at once, one does it and the
// others wait. Refuses later versions, and a schema of another program.
void migrate(PostgresConnection& connection, Migrations migrations);
// For those who only read.
void require_latest(PostgresConnection& connection, Migrations migrations);

}  // namespace frise::store
