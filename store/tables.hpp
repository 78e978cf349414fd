// The part of a store that keeps tables: what lists show of each, and its log.
#pragma once

#include "store/time.hpp"
#include "store/trouble.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace frise::store {

using Number = std::uint64_t;  // of an entry in its table's log, from 1 without gaps

enum class Standing : std::uint8_t { gathering, playing, over, archived };

// What is known of a table without reading its log.
struct TableSummary {
    std::string table;  // its code
    Standing standing = Standing::gathering;
    bool listed = false;  // shown to everybody
    Time changed = 0;
    std::vector<std::string> people;  // ids of those who sit, or sat, there
    std::string text;                 // what lists show, as JSON

    bool operator==(const TableSummary&) const = default;
};

struct Append {
    std::string table;
    Number expected = 0;                  // the last number that the writer knows; 0 opens a table
    std::vector<std::string> entries;     // JSON; without any, only the summary changes
    std::optional<TableSummary> summary;  // instead of the one before; which table it is of, is said above

    bool operator==(const Append&) const = default;
};

// A table has a summary and an entry from the beginning, so that only one of two who open it can be the first.
inline bool can_open(const Append& append) { return append.expected == 0 && append.summary && !append.entries.empty(); }

enum class Appended : std::uint8_t { done, conflict };

struct TableRecord {
    TableSummary summary;
    Number last = 0;
    std::vector<std::string> entries;

    bool operator==(const TableRecord&) const = default;
};

struct Removal {
    std::string table;
    Number expected = 0;  // the last number that the remover knows

    bool operator==(const Removal&) const = default;
};

enum class Removed : std::uint8_t { done, kept };

// Where a table stands in a list. Its time is a part of that: a table that changes between two pages moves up, and the
// next page still begins where the last one ended.
struct ListPlace {
    Time changed = 0;
    std::string table;

    bool operator==(const ListPlace&) const = default;
    bool operator<(const ListPlace& other) const {
        return std::tie(changed, table) < std::tie(other.changed, other.table);
    }
};

inline ListPlace place_of(const TableSummary& summary) { return {summary.changed, summary.table}; }

// What a table has to be to be listed; what is not said does not matter.
struct TableQuery {
    std::optional<Standing> standing;
    std::optional<bool> listed;
    std::optional<std::string> person;  // who sits or sat there
    std::optional<Time> changed_before;
    std::optional<ListPlace> after;  // the last one of the page before
    std::size_t most = 100;

    bool operator==(const TableQuery&) const = default;
};

class Tables {
  public:
    Tables() = default;
    Tables(const Tables&) = delete;
    Tables& operator=(const Tables&) = delete;
    virtual ~Tables() = default;

    // The only write to a game. All of them reach the disk together before this returns; each one whose expected number
    // is not its table's last is refused by itself and leaves no trace. They are taken in turn: a second one for the
    // same table has to expect what the first one left.
    virtual Stored<std::vector<Appended>> append(std::span<const Append> appends) = 0;

    // The entries with numbers above `after`; nothing if there is no such table.
    virtual Stored<std::optional<TableRecord>> load(std::string_view table, Number after = 0) = 0;
    // By time of change, the latest first; of the same time, by the bytes of their codes, the greatest first.
    virtual Stored<std::vector<TableSummary>> list(const TableQuery& query) = 0;
    // Together, like appends: each table whose last number is the expected one, with its log, unless somebody is there.
    // Whoever sat there and now sits nowhere goes with it, with tokens and code, unless they have decks of their own or
    // are at a table.
    virtual Stored<std::vector<Removed>> remove(std::span<const Removal> removals) = 0;
};

}  // namespace frise::store
