// What is kept: tables with their logs, people, and who has which decks. All texts are UTF-8 without NUL; a question
// with any other finds nothing.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace frise::store {

using Number = std::uint64_t;               // of an entry in its table's log, from 1 without gaps
using Time = std::int64_t;                  // milliseconds since 1970
using Hash = std::array<std::uint8_t, 32>;  // SHA-256

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

    auto operator<=>(const ListPlace&) const = default;
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

struct Person {
    std::string id;
    std::string name;

    bool operator==(const Person&) const = default;
};

// A deck in somebody's own list.
struct OwnDeck {
    std::string hash;
    Time saved = 0;
    std::string text;  // what lists show, as JSON

    bool operator==(const OwnDeck&) const = default;
};

// Somebody who is at a table, through one of several servers where these share a store.
struct Attendee {
    std::string person;  // empty: all onlookers without a name, counted
    int count = 1;       // 0: gone
    bool to_pause = false;
    std::uint64_t arrival = 0;  // greater for who came later, through whichever server
    bool elsewhere = false;     // through another server

    bool operator==(const Attendee&) const = default;
};

using Crowds = std::map<std::string, int, std::less<>>;  // by table

// What another server did to a table.
struct News {
    enum class Kind : std::uint8_t {
        entries,  // it has entries up to `last`
        people,   // others are there
        gap,      // of any table: news may have been missed
        lost,     // the store cannot be reached, and what others do is not heard
        back,     // it can be reached again; a gap follows
    };

    Kind kind = Kind::gap;
    std::string table;
    Number last = 0;

    bool operator==(const News&) const = default;
};

}  // namespace frise::store
