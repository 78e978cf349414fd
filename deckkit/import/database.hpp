// A stranger's SQLite file, opened from memory to be read and nothing else.
#pragma once

#include "deckkit/import/remark.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

struct sqlite3;
struct sqlite3_stmt;

namespace frise::deckkit {

// The rows that a query gives.
class Query {
  public:
    // False at the end.
    tl::expected<bool, Remark> next();
    void rewind();
    [[nodiscard]] std::int64_t number(int column) const;
    // Until the next row.
    [[nodiscard]] std::string_view text(int column) const;

  private:
    friend class Database;
    struct Finish {
        void operator()(sqlite3_stmt* statement) const;
    };

    explicit Query(sqlite3_stmt* statement) : statement_{statement} {}

    std::unique_ptr<sqlite3_stmt, Finish> statement_;
};

class Database {
  public:
    static tl::expected<Database, Remark> open(std::string bytes);

    [[nodiscard]] tl::expected<Query, Remark> query(std::string_view sql) const;

  private:
    struct Close {
        void operator()(sqlite3* database) const;
    };

    Database() = default;

    [[nodiscard]] bool has_virtual_tables() const;

    std::unique_ptr<std::string> bytes_;          // stays where it is
    std::unique_ptr<std::uint64_t> steps_;        // how often the query was asked whether it may go on
    std::unique_ptr<sqlite3, Close> connection_;  // closed before the bytes go
};

}  // namespace frise::deckkit
