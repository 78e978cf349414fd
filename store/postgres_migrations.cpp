// Who runs the scripts.
#include "store/postgres_migrations.hpp"

#include <chrono>
#include <cstddef>
#include <fmt/format.h>
#include <string>
#include <string_view>

namespace frise::store {
namespace {

using namespace std::chrono_literals;

constexpr auto migration_patience = 10min;  // a script may have much to go through

constexpr std::string_view has_version =
    "SELECT count(*) FROM pg_tables WHERE schemaname = 'frise' AND tablename = 'version'";

// In one go with what is there: another server may be making it just now.
constexpr std::string_view other_things = R"(
    SELECT count(*) FROM pg_class WHERE relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = 'frise')
        AND NOT EXISTS (SELECT FROM pg_tables WHERE schemaname = 'frise' AND tablename = 'version'))";

std::size_t version_in(PostgresConnection& connection) {
    if (connection.number(has_version) == 0) return 0;
    return static_cast<std::size_t>(connection.number("SELECT number FROM frise.version"));
}

std::size_t checked_version(PostgresConnection& connection, std::size_t latest) {
    const auto version = version_in(connection);
    if (version == 0 && connection.number(other_things) > 0) {
        throw Failure{{Trouble::Kind::broken,
                       fmt::format("in “{}” the schema “frise” is of another program", connection.name()),
                       "its schema “frise” is of another program"}};
    }
    if (version > latest) refuse_later(connection.name(), version, latest);
    return version;
}

// A database may give its users a schema without the right to make one.
void make_schema(PostgresConnection& connection) {
    if (connection.number("SELECT count(*) FROM pg_namespace WHERE nspname = 'frise'") == 0) {
        connection.execute("CREATE SCHEMA frise");
    }
    connection.execute("CREATE TABLE frise.version (number bigint NOT NULL); INSERT INTO frise.version VALUES (0)");
}

// Ends with the transaction. The number is of no other use.
void lock_out_others(PostgresConnection& connection) {
    connection.execute("SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0");
    connection.query("SELECT pg_advisory_xact_lock(5073393910903669614)");
}

// False if there was nothing left to do.
bool next_step(PostgresConnection& connection, Migrations migrations) {
    PostgresTransaction step{connection};
    lock_out_others(connection);
    const auto version = checked_version(connection, migrations.size());
    if (version == migrations.size()) return false;
    if (version == 0) make_schema(connection);
    connection.execute("SET LOCAL search_path = frise");
    connection.execute(std::string{migrations[version].script});
    connection.execute("UPDATE frise.version SET number = number + 1");
    step.commit();
    return true;
}

}  // namespace

void migrate(PostgresConnection& connection, Migrations migrations) {
    if (checked_version(connection, migrations.size()) == migrations.size()) return;
    const auto before = connection.set_patience(migration_patience);
    while (next_step(connection, migrations)) continue;
    connection.set_patience(before);
}

void require_latest(PostgresConnection& connection, Migrations migrations) {
    if (const auto version = checked_version(connection, migrations.size()); version < migrations.size()) {
        refuse_earlier(connection.name(), version, migrations.size());
    }
}

}  // namespace frise::store
