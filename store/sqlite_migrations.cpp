// The scripts and who runs them.
#include "store/sqlite_migrations.hpp"

#include <array>
#include <cstddef>
#include <fmt/format.h>
#include <string>

namespace frise::store {
namespace {

// application_id is "Fris": the file is ours, whatever else has tables.
//
// Entries stand in the order of their coming, so that a batch for many tables fills a few pages at the end. Kept
// together by table, each would change a page of its own, at more than twice the cost. They also leave the row of their
// table alone.
constexpr std::string_view first = R"(
    PRAGMA application_id = 0x46726973;

    CREATE TABLE tables (
        id INTEGER PRIMARY KEY,
        code TEXT NOT NULL UNIQUE,
        standing INTEGER NOT NULL,
        listed INTEGER NOT NULL,
        changed INTEGER NOT NULL,
        text TEXT NOT NULL
    );
    CREATE INDEX tables_by_change ON tables (changed, code);
    CREATE INDEX tables_by_standing ON tables (standing, changed, code);

    CREATE TABLE entries (
        table_id INTEGER NOT NULL,
        number INTEGER NOT NULL,
        text TEXT NOT NULL
    );
    CREATE UNIQUE INDEX entries_by_table ON entries (table_id, number);

    CREATE TABLE sitters (
        table_id INTEGER NOT NULL,
        place INTEGER NOT NULL,
        person TEXT NOT NULL,
        PRIMARY KEY (table_id, place)
    ) WITHOUT ROWID;
    CREATE INDEX sitters_by_person ON sitters (person);

    CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE tokens (hash BLOB PRIMARY KEY, person TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE codes (person TEXT PRIMARY KEY, hash BLOB NOT NULL UNIQUE, expires INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE decks (hash TEXT PRIMARY KEY, text TEXT NOT NULL);
)";

// Whose list has which deck. The deck itself is for everybody: games use it, and it may be in several lists.
constexpr std::string_view second = R"(
    CREATE TABLE own_decks (
        person TEXT NOT NULL,
        hash TEXT NOT NULL,
        saved INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (person, hash)
    ) WITHOUT ROWID;
)";

// Where the entries of a table are is written down for many entries at a time, in the order of the tables: an index
// would change a page for every entry. Those after `up_to` are still to be written down; they are few. Entries get
// numbers that stay when the file is tidied up.
constexpr std::string_view third = R"(
    CREATE TABLE log (
        id INTEGER PRIMARY KEY,
        table_id INTEGER NOT NULL,
        number INTEGER NOT NULL,
        text TEXT NOT NULL
    );
    INSERT INTO log SELECT rowid, table_id, number, text FROM entries;
    DROP TABLE entries;
    ALTER TABLE log RENAME TO entries;

    CREATE TABLE places (
        table_id INTEGER NOT NULL,
        number INTEGER NOT NULL,
        entry INTEGER NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    INSERT INTO places SELECT table_id, number, id FROM entries ORDER BY table_id, number;
    CREATE TABLE placed (up_to INTEGER NOT NULL);
    INSERT INTO placed SELECT coalesce(max(id), 0) FROM entries;
)";

// Who goes takes their tokens along.
constexpr std::string_view fourth = R"(
    CREATE INDEX tokens_by_person ON tokens (person);
)";

// From here on `up_to` may lag behind: some of the entries after it have their places. Earlier versions would write
// those down twice.
constexpr std::string_view fifth = "-- what is there stays as it is";

constexpr std::array scripts{first, second, third, fourth, fifth};
constexpr std::int64_t our_id = 0x46726973;

std::size_t version_of(SqliteDatabase& database) {
    return static_cast<std::size_t>(database.number("PRAGMA user_version"));
}

bool is_ours(SqliteDatabase& database) {
    const bool empty = database.number("SELECT count(*) FROM sqlite_schema") == 0;
    return empty || database.number("PRAGMA application_id") == our_id;
}

}  // namespace

std::span<const std::string_view> sqlite_migrations() { return scripts; }

void check_version(SqliteDatabase& database, std::span<const std::string_view> migrations) {
    if (!is_ours(database)) {
        throw Failure{{Trouble::Kind::broken, fmt::format("“{}” is a database of another program", database.name()),
                       "it is of another program"}};
    }
    if (const auto version = version_of(database); version > migrations.size()) {
        throw Failure{
            {Trouble::Kind::newer,
             fmt::format("“{}” was made by a later version of Frise: it has version {}, and this one knows {}",
                         database.name(), version, migrations.size())}};
    }
}

void migrate(SqliteDatabase& database, std::span<const std::string_view> migrations) {
    check_version(database, migrations);
    for (auto version = version_of(database); version < migrations.size(); ++version) {
        SqliteTransaction step{database, SqliteDatabase::Access::write};
        database.execute(std::string{migrations[version]});
        database.execute(fmt::format("PRAGMA user_version = {}", version + 1));
        step.commit();
    }
}

void require_latest(SqliteDatabase& database, std::span<const std::string_view> migrations) {
    check_version(database, migrations);
    if (const auto version = version_of(database); version < migrations.size()) {
        throw Failure{
            {Trouble::Kind::older,
             fmt::format("“{}” was made by an earlier version of Frise: it has version {}, and this one needs "
                         "{}; start the server on it once",
                         database.name(), version, migrations.size())}};
    }
}

}  // namespace frise::store
