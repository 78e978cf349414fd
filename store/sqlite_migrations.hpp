// The versions of what is in a SQLite file, and the way from each to the next.
#pragma once

#include "store/migration.hpp"
#include "store/sqlite_database.hpp"

namespace frise::store {

// The files of sqlite/. One that was released never changes again.
Migrations sqlite_migrations();

// Refuses files of other programs and of later versions, and changes nothing.
void check_version(SqliteDatabase& database, Migrations migrations);
// Each one that is missing, in a transaction of its own.
void migrate(SqliteDatabase& database, Migrations migrations);
// Writes down again which version it has: a small write that changes nothing.
void rewrite_version(SqliteDatabase& database);
// For those who only read.
void require_latest(SqliteDatabase& database, Migrations migrations);

}  // namespace frise::store
