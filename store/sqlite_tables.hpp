// Tables and their logs in SQLite.
#pragma once

#include "store/attended.hpp"
#include "store/sqlite_database.hpp"
#include "store/sqlite_places.hpp"
#include "store/tables.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace frise::store {

// Throws Failure; after that, what it remembers has to be forgotten.
class SqliteTables {
  public:
    explicit SqliteTables(SqliteDatabase& database) : database_{database}, places_{database} {}

    std::vector<Appended> append(std::span<const Append> appends);
    std::optional<TableRecord> load(std::string_view table, Number after);
    std::vector<TableSummary> list(const TableQuery& query);
    std::vector<Removed> remove(std::span<const Removal> removals, const Attended& attended);

    void forget() {
        known_.clear();
        places_.forget();
    }

  private:
    using Id = SqlitePlaces::Id;

    struct Known {
        Id id = 0;
        Number last = 0;
    };

    Appended append_one(const Append& append);
    void take_away(Id table);
    void forget_unless_needed(std::string_view person);
    // What another program changed is remembered no longer.
    void look_again();
    Known* find(const std::string& code);
    Known& open(const Append& append);
    void write_summary(Id table, const TableSummary& summary);
    void write_people(Id table, const std::vector<std::string>& people);
    std::vector<std::string> people(Id table);

    SqliteDatabase& database_;
    std::unordered_map<std::string, Known> known_;  // so that an append usually asks nothing
    SqlitePlaces places_;
    std::int64_t version_ = 0;  // of the file, as far as others change it
};

}  // namespace frise::store
