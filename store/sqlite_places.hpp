// Where the entries of each table are in SQLite's file. Each table that is written to changes a page, so that is
// written down some time after the entries, for many of a table at once; and for one table after the other, so that no
// commit has much to do.
#pragma once

#include "store/sqlite_database.hpp"
#include "store/tables.hpp"

#include <cstdint>
#include <deque>
#include <string>
#include <unordered_map>
#include <vector>

namespace frise::store {

// Everything here happens in the caller's transaction.
class SqlitePlaces {
  public:
    using Id = std::int64_t;  // of tables and entries

    explicit SqlitePlaces(SqliteDatabase& database) : database_{database} {}

    // Before the first entry, and when others may have written.
    void write_all();
    // Of the table, with the number after the one before.
    void add(Id table, Number number, Id entry);
    // As much as is due.
    void write_some();
    // Whether write_all has to come first.
    [[nodiscard]] bool unknown() const { return unknown_; }
    // After a transaction that was undone, or what another program did.
    void forget();

    // A writer that is behind reads the missing rows from the file.
    Number last(Id table);
    std::vector<std::string> entries(Id table, Number after);

  private:
    struct Missing {
        Number first = 0;
        std::vector<Id> entries;  // of it and the numbers after it
    };

    void write_table(Id table, const Missing& missing);
    [[nodiscard]] Id first_missing() const;
    std::int64_t last_placed(Id table);
    std::int64_t last_missing(Id table);

    SqliteDatabase& database_;
    bool unknown_ = true;
    std::unordered_map<Id, Missing> missing_;
    std::deque<Id> order_;  // the tables of those, by their first missing entry
    Id latest_ = 0;
    Id up_to_ = 0;  // as the file has it: the places of all entries up to there are written down
};

}  // namespace frise::store
