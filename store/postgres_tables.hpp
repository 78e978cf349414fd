// Tables and their logs in PostgreSQL.
#pragma once

#include "store/postgres_database.hpp"
#include "store/tables.hpp"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace frise::store {

// Throws Failure. Remembers nothing: other servers write too.
class PostgresTables {
  public:
    explicit PostgresTables(PostgresDatabase& database) : database_{database} {}

    std::vector<Appended> append(std::span<const Append> appends);
    std::optional<TableRecord> load(std::string_view table, Number after);
    std::vector<TableSummary> list(const TableQuery& query);
    std::vector<Removed> remove(std::span<const Removal> removals);

  private:
    PostgresDatabase& database_;
};

}  // namespace frise::store
