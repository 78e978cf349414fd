// Statements and transactions over SQLite's C.
#include "store/sqlite_database.hpp"

#include <cerrno>
#include <chrono>
#include <fmt/format.h>
#include <sqlite3.h>
#include <system_error>
#include <thread>
#include <utility>

namespace frise::store {
namespace {

using Access = SqliteDatabase::Access;

constexpr int patience = 1000;  // milliseconds, for another program that writes

// SQLite's own way looks less and less often, and may never see the moments in which a program that writes again and
// again, as `frise archive` does, has let go.
int wait_for_writer(void* /*nothing*/, int times) {
    if (times >= patience) return 0;
    std::this_thread::sleep_for(std::chrono::milliseconds{1});
    return 1;
}

// Readers beside a server need the write-ahead log, and FULL is what makes a commit reach the disk. A checkpoint writes
// a page once however often it changed since the last one: at 32,000 pages (32 MB) there are few of them.
constexpr auto settings = R"(
    PRAGMA synchronous = FULL;
    PRAGMA wal_autocheckpoint = 32000;
    PRAGMA cache_size = -8000;
)";

int flags_for(Access access) {
    switch (access) {
        case Access::write: return SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
        case Access::change: return SQLITE_OPEN_READWRITE;
        case Access::read: break;
    }
    return SQLITE_OPEN_READONLY;
}

bool no_room(int error) { return error == ENOSPC || error == EDQUOT || error == EFBIG; }

// SQLite knows what the system said when a file was opened, but not always what it said of a write: that a quota is
// used up shows only in errno.
int system_error(sqlite3* connection, int code, int last_error) {
    switch (code & 0xff) {
        case SQLITE_CANTOPEN: return sqlite3_system_errno(connection);
        case SQLITE_IOERR: return last_error;
        default: return 0;
    }
}

Trouble::Kind kind_of(int code, int system_error) {
    switch (code & 0xff) {
        case SQLITE_FULL: return Trouble::Kind::full;
        case SQLITE_BUSY:
        case SQLITE_LOCKED: return Trouble::Kind::busy;
        case SQLITE_CANTOPEN:
        case SQLITE_IOERR: return no_room(system_error) ? Trouble::Kind::full : Trouble::Kind::unreachable;
        case SQLITE_PERM:
        case SQLITE_READONLY: return Trouble::Kind::unreachable;
        default: return Trouble::Kind::broken;
    }
}

std::string sentence(Trouble::Kind kind, const std::string& file, const std::string& reason) {
    switch (kind) {
        case Trouble::Kind::full: return fmt::format("there is no room on the disk for “{}”", file);
        case Trouble::Kind::busy: return fmt::format("another program is writing to “{}”", file);
        case Trouble::Kind::unreachable: return fmt::format("“{}” cannot be used: {}", file, reason);
        default: return fmt::format("“{}” is not a database of Frise, or damaged: {}", file, reason);
    }
}

}  // namespace

SqliteQuery::~SqliteQuery() {
    sqlite3_reset(statement_);
    sqlite3_clear_bindings(statement_);
}

void SqliteQuery::bind(std::int64_t number) {
    if (sqlite3_bind_int64(statement_, ++bound_, number) != SQLITE_OK) database_.fail();
}

void SqliteQuery::bind(std::string_view text) {
    // Without a place in memory it would be NULL, which is not an empty text.
    const char* data = text.data() == nullptr ? "" : text.data();
    if (sqlite3_bind_text64(statement_, ++bound_, data, text.size(), SQLITE_STATIC, SQLITE_UTF8) != SQLITE_OK) {
        database_.fail();
    }
}

void SqliteQuery::bind(const Hash& hash) {
    if (sqlite3_bind_blob64(statement_, ++bound_, hash.data(), hash.size(), SQLITE_STATIC) != SQLITE_OK) {
        database_.fail();
    }
}

bool SqliteQuery::next() {
    const int stepped = sqlite3_step(statement_);
    if (stepped != SQLITE_ROW && stepped != SQLITE_DONE) database_.fail();
    return stepped == SQLITE_ROW;
}

std::int64_t SqliteQuery::number(int column) const { return sqlite3_column_int64(statement_, column); }

std::string SqliteQuery::text(int column) const {
    const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(statement_, column));
    if (text == nullptr) return {};
    return {text, static_cast<std::size_t>(sqlite3_column_bytes(statement_, column))};
}

void SqliteDatabase::Finish::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

void SqliteDatabase::Close::operator()(sqlite3* database) const { sqlite3_close(database); }

SqliteDatabase::SqliteDatabase(const std::filesystem::path& file, Access access)
    : name_{file.string()}, access_{access} {
    sqlite3* connection = nullptr;
    const int opened = sqlite3_open_v2(name_.c_str(), &connection, flags_for(access) | SQLITE_OPEN_NOMUTEX, nullptr);
    connection_.reset(connection);
    if (opened != SQLITE_OK) fail();
    // SQLite opens what it may not write for reading, without a word.
    if (access != Access::read && sqlite3_db_readonly(connection, "main") == 1) {
        const std::string reason = "it is read-only";
        throw Failure{{Trouble::Kind::unreachable, sentence(Trouble::Kind::unreachable, name_, reason), reason}};
    }
    sqlite3_busy_handler(connection, wait_for_writer, nullptr);
    execute(settings);
}

// What is in the log goes to its place now, unless somebody is reading it: the next one to open the file need not wait.
SqliteDatabase::~SqliteDatabase() {
    if (access_ == Access::read) return;
    sqlite3_busy_timeout(connection_.get(), 0);
    sqlite3_wal_checkpoint_v2(connection_.get(), nullptr, SQLITE_CHECKPOINT_TRUNCATE, nullptr, nullptr);
}

void SqliteDatabase::execute(const std::string& script) {
    if (sqlite3_exec(connection_.get(), script.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) fail();
}

void SqliteDatabase::on_commit(std::function<void(int)> listener) {
    committed_ = std::move(listener);
    const auto hear = [](void* self, sqlite3* /*connection*/, const char* /*name*/, int pages) {
        const auto& tell = static_cast<SqliteDatabase*>(self)->committed_;
        if (tell) tell(pages);
        return SQLITE_OK;
    };
    sqlite3_wal_hook(connection_.get(), hear, this);
}

bool SqliteDatabase::checkpoint() {
    int all = 0;
    int moved = 0;
    const int done = sqlite3_wal_checkpoint_v2(connection_.get(), nullptr, SQLITE_CHECKPOINT_PASSIVE, &all, &moved);
    return done == SQLITE_OK && all == moved;
}

std::int64_t SqliteDatabase::number(std::string_view sql) {
    auto answer = query(sql);
    return answer.next() ? answer.number(0) : 0;
}

std::int64_t SqliteDatabase::inserted() const { return sqlite3_last_insert_rowid(connection_.get()); }

bool SqliteDatabase::in_transaction() const { return sqlite3_get_autocommit(connection_.get()) == 0; }

void SqliteDatabase::fail() const {
    const int last_error = errno;
    if (connection_ == nullptr) throw Failure{{Trouble::Kind::unreachable, "there is no memory for a database"}};
    const int code = sqlite3_errcode(connection_.get());
    const int error = system_error(connection_.get(), code, last_error);
    const auto kind = kind_of(code, error);
    const std::string reason = error == 0 ? sqlite3_errmsg(connection_.get()) : std::generic_category().message(error);
    throw Failure{{kind, sentence(kind, name_, reason), reason}};
}

sqlite3_stmt* SqliteDatabase::prepared(std::string_view sql) {
    const auto found = statements_.find(sql);
    if (found != statements_.end()) return found->second.get();
    sqlite3_stmt* statement = nullptr;
    const int done = sqlite3_prepare_v3(connection_.get(), sql.data(), static_cast<int>(sql.size()),
                                        SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
    if (done != SQLITE_OK) fail();
    statements_.emplace(sql, statement);
    return statement;
}

SqliteTransaction::SqliteTransaction(SqliteDatabase& database, SqliteDatabase::Access access) : database_{database} {
    database_.run(access == Access::write ? "BEGIN IMMEDIATE" : "BEGIN");
}

// After some errors SQLite has undone it already.
SqliteTransaction::~SqliteTransaction() {
    if (database_.in_transaction()) (void)attempt([&] { database_.run("ROLLBACK"); });
}

void SqliteTransaction::commit() { database_.run("COMMIT"); }

}  // namespace frise::store
