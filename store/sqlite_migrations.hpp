// The versions of what is in a SQLite file, and the way from each to the next.
#pragma once

#include "store/sqlite_database.hpp"

#include <span>
#include <string_view>

namespace frise::store {

// Number n leads from version n to version n + 1. One that was released never changes again.
std::span<const std::string_view> sqlite_migrations();

// Refuses files of other programs and of later versions, and changes nothing.
void check_version(SqliteDatabase& database, std::span<const std::string_view> migrations);
// Each one that is missing, in a transaction of its own.
void migrate(SqliteDatabase& database, std::span<const std::string_view> migrations);
// For those who only read.
void require_latest(SqliteDatabase& database, std::span<const std::string_view> migrations);

}  // namespace frise::store
