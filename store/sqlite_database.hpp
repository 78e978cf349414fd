// SQLite without its C: statements that are prepared once, transactions, and its errors as Trouble.
#pragma once

#include "store/failure.hpp"
#include "store/hash.hpp"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

struct sqlite3;
struct sqlite3_stmt;

namespace frise::store {

class SqliteDatabase;

// SQLite knows no larger number.
constexpr std::int64_t clamped(std::uint64_t value) {
    return static_cast<std::int64_t>(std::min<std::uint64_t>(value, std::numeric_limits<std::int64_t>::max()));
}

// One use of a statement, which is then free for the next. What is bound to it has to stay where it is meanwhile.
class SqliteQuery {
  public:
    template <class... Values>
    SqliteQuery(const SqliteDatabase& database, sqlite3_stmt* statement, const Values&... values)
        : database_{database}, statement_{statement} {
        (bind(values), ...);
    }
    SqliteQuery(const SqliteQuery&) = delete;
    SqliteQuery& operator=(const SqliteQuery&) = delete;
    ~SqliteQuery();

    // To the next question mark.
    void bind(std::int64_t number);
    void bind(std::string_view text);
    void bind(const Hash& hash);

    // False at the end.
    bool next();
    [[nodiscard]] std::int64_t number(int column) const;
    [[nodiscard]] std::string text(int column) const;

  private:
    const SqliteDatabase& database_;
    sqlite3_stmt* statement_;
    int bound_ = 0;
};

class SqliteDatabase {
  public:
    enum class Access : std::uint8_t {
        read,
        change,  // what is there
        write,   // also makes the file
    };

    SqliteDatabase(const std::filesystem::path& file, Access access);
    SqliteDatabase(const SqliteDatabase&) = delete;
    SqliteDatabase& operator=(const SqliteDatabase&) = delete;
    ~SqliteDatabase();

    // One statement. Its text is the key under which it is kept for the next time.
    template <class... Values>
    [[nodiscard]] SqliteQuery query(std::string_view sql, const Values&... values) {
        return {*this, prepared(sql), values...};
    }

    // The same for one without rows.
    template <class... Values>
    void run(std::string_view sql, const Values&... values) {
        query(sql, values...).next();
    }

    // Any number of statements, once.
    void execute(const std::string& script);
    // Of a question with one number for an answer.
    std::int64_t number(std::string_view sql);

    // The row id that the last INSERT gave.
    [[nodiscard]] std::int64_t inserted() const;

    // After each commit, with the number of pages in the write-ahead log; from then on SQLite moves none by itself.
    void on_commit(std::function<void(int pages)> listener);
    // Moves what is in the log to its place, beside those who read and write. Whether that is all of it.
    bool checkpoint();

    [[nodiscard]] const std::string& name() const { return name_; }
    [[nodiscard]] bool in_transaction() const;
    [[noreturn]] void fail() const;

  private:
    struct Finish {
        void operator()(sqlite3_stmt* statement) const;
    };
    struct Close {
        void operator()(sqlite3* database) const;
    };

    sqlite3_stmt* prepared(std::string_view sql);

    std::string name_;
    Access access_;
    std::function<void(int)> committed_;
    std::unique_ptr<sqlite3, Close> connection_;
    struct TextHash : std::hash<std::string_view> {
        using is_transparent = void;
    };
    std::unordered_map<std::string, std::unique_ptr<sqlite3_stmt, Finish>, TextHash, std::equal_to<>> statements_;
};

// Undone at its end unless committed.
class SqliteTransaction {
  public:
    SqliteTransaction(SqliteDatabase& database, SqliteDatabase::Access access);
    SqliteTransaction(const SqliteTransaction&) = delete;
    SqliteTransaction& operator=(const SqliteTransaction&) = delete;
    ~SqliteTransaction();

    void commit();

  private:
    SqliteDatabase& database_;
};

}  // namespace frise::store
