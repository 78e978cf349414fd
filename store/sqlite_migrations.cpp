// Who runs the scripts.
#include "store/sqlite_migrations.hpp"

#include <cstddef>
#include <fmt/format.h>
#include <string>

namespace frise::store {
namespace {

constexpr std::int64_t our_id = 0x46726973;

std::size_t version_of(SqliteDatabase& database) {
    return static_cast<std::size_t>(database.number("PRAGMA user_version"));
}

void write_version(SqliteDatabase& database, std::size_t version) {
    database.execute(fmt::format("PRAGMA user_version = {}", version));
}

bool is_ours(SqliteDatabase& database) {
    const bool empty = database.number("SELECT count(*) FROM sqlite_schema") == 0;
    return empty || database.number("PRAGMA application_id") == our_id;
}

}  // namespace

void check_version(SqliteDatabase& database, Migrations migrations) {
    if (!is_ours(database)) {
        throw Failure{{Trouble::Kind::broken, fmt::format("“{}” is a database of another program", database.name()),
                       "it is of another program"}};
    }
    if (const auto version = version_of(database); version > migrations.size()) {
        refuse_later(database.name(), version, migrations.size());
    }
}

void migrate(SqliteDatabase& database, Migrations migrations) {
    check_version(database, migrations);
    for (auto version = version_of(database); version < migrations.size(); ++version) {
        SqliteTransaction step{database, SqliteDatabase::Access::write};
        database.execute(std::string{migrations[version].script});
        write_version(database, version + 1);
        step.commit();
    }
}

void rewrite_version(SqliteDatabase& database) {
    SqliteTransaction together{database, SqliteDatabase::Access::write};
    write_version(database, version_of(database));
    together.commit();
}

void require_latest(SqliteDatabase& database, Migrations migrations) {
    check_version(database, migrations);
    if (const auto version = version_of(database); version < migrations.size()) {
        refuse_earlier(database.name(), version, migrations.size());
    }
}

}  // namespace frise::store
