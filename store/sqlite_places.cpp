// Writing places down, and reading by them.
#include "store/sqlite_places.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace frise::store {
namespace {

// Entries since the first that is missing: whoever reads without writing goes through them all.
constexpr SqlitePlaces::Id most_behind = 2000;
// Until the file hears how far all are written down.
constexpr SqlitePlaces::Id between = 500;

}  // namespace

void SqlitePlaces::write_all() {
    database_.run("INSERT INTO places SELECT table_id, number, id FROM entries WHERE id > (SELECT up_to FROM placed)"
                  " AND NOT EXISTS (SELECT 1 FROM places WHERE places.table_id = entries.table_id"
                  " AND places.number = entries.number AND entry = id)"
                  " ORDER BY table_id, number");
    database_.run("UPDATE placed SET up_to = coalesce((SELECT max(id) FROM entries), 0)");
    forget();
    up_to_ = database_.number("SELECT up_to FROM placed");
    unknown_ = false;
}

void SqlitePlaces::forget() {
    unknown_ = true;
    missing_.clear();
    order_.clear();
}

void SqlitePlaces::add(Id table, Number number, Id entry) {
    Missing& missing = missing_[table];
    if (missing.entries.empty()) {
        missing.first = number;
        order_.push_back(table);
    }
    missing.entries.push_back(entry);
    latest_ = entry;
}

void SqlitePlaces::write_some() {
    while (!order_.empty() && latest_ - first_missing() >= most_behind) {
        const auto table = missing_.extract(order_.front());
        order_.pop_front();
        write_table(table.key(), table.mapped());
    }
    if (order_.empty() || first_missing() - up_to_ <= between) return;
    up_to_ = first_missing() - 1;
    database_.run("UPDATE placed SET up_to = ?", up_to_);
}

SqlitePlaces::Id SqlitePlaces::first_missing() const { return missing_.at(order_.front()).entries.front(); }

void SqlitePlaces::write_table(Id table, const Missing& missing) {
    auto number = static_cast<std::int64_t>(missing.first);
    for (const Id entry : missing.entries) {
        database_.run("INSERT INTO places (table_id, number, entry) VALUES (?, ?, ?)", table, number++, entry);
    }
}

Number SqlitePlaces::last(Id table) {
    const auto missing = missing_.find(table);
    if (missing != missing_.end()) return missing->second.first + missing->second.entries.size() - 1;
    return static_cast<Number>(std::max(last_placed(table), unknown_ ? last_missing(table) : 0));
}

std::int64_t SqlitePlaces::last_placed(Id table) {
    auto row = database_.query("SELECT coalesce(max(number), 0) FROM places WHERE table_id = ?", table);
    row.next();
    return row.number(0);
}

// Of those after `up_to` some have their places; what is missing of a table is its end.
std::int64_t SqlitePlaces::last_missing(Id table) {
    auto row = database_.query("SELECT coalesce(max(number), 0) FROM entries"
                               " WHERE id > (SELECT up_to FROM placed) AND table_id = ?",
                               table);
    row.next();
    return row.number(0);
}

std::vector<std::string> SqlitePlaces::entries(Id table, Number after) {
    std::vector<std::string> found;
    bool whole = true;
    const auto take = [&](SqliteQuery rows) {
        while (rows.next()) {
            found.push_back(rows.text(1));
            whole = whole && rows.number(0) == clamped(after + found.size());
        }
    };
    take(database_.query("SELECT places.number, text FROM places JOIN entries ON id = entry"
                         " WHERE places.table_id = ? AND places.number > ? ORDER BY places.number",
                         table, clamped(after)));
    if (unknown_) {
        take(database_.query("SELECT number, text FROM entries WHERE id > (SELECT up_to FROM placed) AND table_id = ?"
                             " AND number > ? ORDER BY number",
                             table, std::max(clamped(after), last_placed(table))));
    } else if (const auto missing = missing_.find(table); missing != missing_.end()) {
        Number number = missing->second.first;
        for (const Id entry : missing->second.entries) {
            if (number++ > after) take(database_.query("SELECT number, text FROM entries WHERE id = ?", entry));
        }
    }
    if (!whole || after + found.size() < last(table)) {
        throw Failure{{Trouble::Kind::broken, fmt::format("“{}” is damaged: an entry is missing", database_.name())}};
    }
    return found;
}

}  // namespace frise::store
