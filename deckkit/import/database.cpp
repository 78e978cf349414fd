// SQLite, as its makers advise for files of strangers: https://www.sqlite.org/security.html
#include "deckkit/import/database.hpp"

#include "wording/letters.hpp"

#include <array>
#include <sqlite3.h>
#include <utility>

namespace frise::deckkit {
namespace {

constexpr int steps_between_questions = 10'000;
// Enough for the largest file that is allowed; a few seconds at most.
constexpr std::uint64_t most_questions = 5000;

tl::unexpected<Remark> broken_database(std::string reason) {
    return tl::unexpected{Remark{Issue::database_broken, 0, "", {word("reason", std::move(reason))}}};
}

int stop_when_long(void* steps) { return ++*static_cast<std::uint64_t*>(steps) > most_questions ? 1 : 0; }

// Reading tables is allowed, and nothing else: no functions, no recursion, no changes, no other files.
int allow_reading(void*, int action, const char*, const char*, const char*, const char*) {
    return action == SQLITE_SELECT || action == SQLITE_READ ? SQLITE_OK : SQLITE_DENY;
}

// Anki's newer collections name an order of their own; in which order names come does not matter here.
int compare_bytes(void*, int size_a, const void* a, int size_b, const void* b) {
    const std::string_view left{static_cast<const char*>(a), static_cast<std::size_t>(size_a)};
    const std::string_view right{static_cast<const char*>(b), static_cast<std::size_t>(size_b)};
    return left.compare(right);
}

void harden(sqlite3* connection, std::uint64_t* steps) {
    for (const auto& [setting, value] : {std::pair{SQLITE_DBCONFIG_DEFENSIVE, 1},
                                         {SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0},
                                         {SQLITE_DBCONFIG_WRITABLE_SCHEMA, 0},
                                         {SQLITE_DBCONFIG_ENABLE_TRIGGER, 0},
                                         {SQLITE_DBCONFIG_ENABLE_VIEW, 0},
                                         {SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0},
                                         {SQLITE_DBCONFIG_ENABLE_FTS3_TOKENIZER, 0}}) {
        sqlite3_db_config(connection, setting, value, nullptr);
    }
    for (const auto& [limit, value] : {std::pair{SQLITE_LIMIT_LENGTH, 20'000'000},
                                       {SQLITE_LIMIT_SQL_LENGTH, 100'000},
                                       {SQLITE_LIMIT_COLUMN, 100},
                                       {SQLITE_LIMIT_EXPR_DEPTH, 10},
                                       {SQLITE_LIMIT_COMPOUND_SELECT, 3},
                                       {SQLITE_LIMIT_VDBE_OP, 25'000},
                                       {SQLITE_LIMIT_FUNCTION_ARG, 8},
                                       {SQLITE_LIMIT_ATTACHED, 0},
                                       {SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 50},
                                       {SQLITE_LIMIT_VARIABLE_NUMBER, 5},
                                       {SQLITE_LIMIT_TRIGGER_DEPTH, 1},
                                       {SQLITE_LIMIT_WORKER_THREADS, 0}}) {
        sqlite3_limit(connection, limit, value);
    }
    sqlite3_progress_handler(connection, steps_between_questions, stop_when_long, steps);
    sqlite3_create_collation(connection, "unicase", SQLITE_UTF8, nullptr, compare_bytes);
}

}  // namespace

void Query::Finish::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

void Database::Close::operator()(sqlite3* database) const { sqlite3_close(database); }

tl::expected<Database, Remark> Database::open(std::string bytes) {
    constexpr std::string_view magic{"SQLite format 3\0", 16};
    if (bytes.size() < 100 || !std::string_view{bytes}.starts_with(magic)) return broken_database("no SQLite file");
    // Bytes 18 and 19 say that there is a write-ahead log beside the file, which memory cannot have.
    bytes[18] = bytes[19] = 1;
    Database database;
    database.bytes_ = std::make_unique<std::string>(std::move(bytes));
    database.steps_ = std::make_unique<std::uint64_t>(0);
    sqlite3* connection = nullptr;
    const int opened = sqlite3_open_v2(":memory:", &connection, SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY, nullptr);
    database.connection_.reset(connection);
    if (opened != SQLITE_OK) return broken_database("no memory");
    harden(connection, database.steps_.get());
    sqlite3_exec(connection, "PRAGMA cell_size_check=ON", nullptr, nullptr, nullptr);
    auto* data = reinterpret_cast<unsigned char*>(database.bytes_->data());
    const auto size = static_cast<sqlite3_int64>(database.bytes_->size());
    if (sqlite3_deserialize(connection, "main", data, size, size, SQLITE_DESERIALIZE_READONLY) != SQLITE_OK) {
        return broken_database(sqlite3_errmsg(connection));
    }
    sqlite3_set_authorizer(connection, allow_reading, nullptr);
    if (database.has_virtual_tables()) return broken_database("virtual tables");
    return database;
}

// Anki makes none, and each kind brings code of its own to a hostile file. What cannot be read has none to run.
bool Database::has_virtual_tables() const {
    auto schema = query("SELECT sql FROM sqlite_master");
    if (!schema) return false;
    while (schema->next().value_or(false)) {
        if (lower_case(schema->text(0)).find("virtual") != std::string::npos) return true;
    }
    return false;
}

tl::expected<Query, Remark> Database::query(std::string_view sql) const {
    sqlite3_stmt* statement = nullptr;
    const int prepared =
        sqlite3_prepare_v2(connection_.get(), sql.data(), static_cast<int>(sql.size()), &statement, nullptr);
    if (prepared != SQLITE_OK || statement == nullptr) return broken_database(sqlite3_errmsg(connection_.get()));
    return Query{statement};
}

tl::expected<bool, Remark> Query::next() {
    const int stepped = sqlite3_step(statement_.get());
    if (stepped == SQLITE_ROW) return true;
    if (stepped == SQLITE_DONE) return false;
    return broken_database(sqlite3_errmsg(sqlite3_db_handle(statement_.get())));
}

void Query::rewind() { sqlite3_reset(statement_.get()); }

std::int64_t Query::number(int column) const { return sqlite3_column_int64(statement_.get(), column); }

std::string_view Query::text(int column) const {
    const unsigned char* text = sqlite3_column_text(statement_.get(), column);
    if (text == nullptr) return {};
    return {reinterpret_cast<const char*>(text),
            static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column))};
}

}  // namespace frise::deckkit
