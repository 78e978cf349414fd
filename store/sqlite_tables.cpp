// How tables are written and read.
#include "store/sqlite_tables.hpp"

#include <algorithm>
#include <cstddef>
#include <fmt/format.h>
#include <set>
#include <utility>

namespace frise::store {
namespace {

constexpr std::size_t most_known = 100'000;  // some ten megabytes

// Of columns that begin with the standing.
TableSummary summary_from(const SqliteQuery& row, int column, std::string code) {
    return {.table = std::move(code),
            .standing = static_cast<Standing>(row.number(column)),
            .listed = row.number(column + 1) != 0,
            .changed = row.number(column + 2),
            .text = row.text(column + 3)};
}

// One text for each set of conditions, so that each finds its index. A person sits at few tables, but SQLite does not
// know that; a plus sign keeps it from going through all of a standing or a time instead.
std::string list_sql(const TableQuery& query) {
    const std::string_view aside = query.person ? "+" : "";
    std::string sql = "SELECT id, code, standing, listed, changed, text FROM tables WHERE true";
    if (query.standing) sql += fmt::format(" AND {}standing = ?", aside);
    if (query.listed) sql += " AND listed = ?";
    if (query.person) sql += " AND id IN (SELECT table_id FROM sitters WHERE person = ?)";
    if (query.changed_before) sql += fmt::format(" AND {}changed < ?", aside);
    if (query.after) sql += fmt::format(" AND ({}changed, code) < (?, ?)", aside);
    return sql + " ORDER BY changed DESC, code DESC LIMIT ?";
}

void bind_list(SqliteQuery& rows, const TableQuery& query) {
    if (query.standing) rows.bind(static_cast<std::int64_t>(*query.standing));
    if (query.listed) rows.bind(static_cast<std::int64_t>(*query.listed));
    if (query.person) rows.bind(*query.person);
    if (query.changed_before) rows.bind(*query.changed_before);
    if (query.after) {
        rows.bind(query.after->changed);
        rows.bind(query.after->table);
    }
    rows.bind(clamped(query.most));
}

}  // namespace

std::vector<Appended> SqliteTables::append(std::span<const Append> appends) {
    std::vector<Appended> results;
    if (appends.empty()) return results;
    results.reserve(appends.size());
    if (known_.size() > most_known) forget();
    SqliteTransaction together{database_, SqliteDatabase::Access::write};
    look_again();
    if (places_.unknown()) places_.write_all();
    for (const auto& one : appends) results.push_back(append_one(one));
    places_.write_some();
    together.commit();
    return results;
}

void SqliteTables::look_again() {
    const auto version = database_.number("PRAGMA data_version");
    if (version != version_) forget();
    version_ = version;
}

Appended SqliteTables::append_one(const Append& append) {
    Known* table = find(append.table);
    const bool right = table == nullptr ? can_open(append) : table->last == append.expected;
    if (!right) return Appended::conflict;
    if (table == nullptr) {
        table = &open(append);
    } else if (append.summary) {
        write_summary(table->id, *append.summary);
    }
    for (const auto& entry : append.entries) {
        database_.run("INSERT INTO entries (table_id, number, text) VALUES (?, ?, ?)", table->id,
                      clamped(++table->last), std::string_view{entry});
        places_.add(table->id, table->last, database_.inserted());
    }
    return Appended::done;
}

SqliteTables::Known* SqliteTables::find(const std::string& code) {
    const auto found = known_.find(code);
    if (found != known_.end()) return &found->second;
    auto row = database_.query("SELECT id FROM tables WHERE code = ?", std::string_view{code});
    if (!row.next()) return nullptr;
    const Id id = row.number(0);
    return &(known_[code] = {id, places_.last(id)});
}

SqliteTables::Known& SqliteTables::open(const Append& append) {
    const TableSummary& summary = *append.summary;
    auto row = database_.query(
        "INSERT INTO tables (code, standing, listed, changed, text) VALUES (?, ?, ?, ?, ?) RETURNING id",
        std::string_view{append.table}, static_cast<std::int64_t>(summary.standing),
        static_cast<std::int64_t>(summary.listed), summary.changed, std::string_view{summary.text});
    row.next();
    const Id id = row.number(0);
    write_people(id, summary.people);
    return known_[append.table] = {id, 0};
}

void SqliteTables::write_summary(Id table, const TableSummary& summary) {
    database_.run("UPDATE tables SET standing = ?, listed = ?, changed = ?, text = ? WHERE id = ?",
                  static_cast<std::int64_t>(summary.standing), static_cast<std::int64_t>(summary.listed),
                  summary.changed, std::string_view{summary.text}, table);
    // They seldom change, and to look is cheaper than to write.
    if (people(table) == summary.people) return;
    database_.run("DELETE FROM sitters WHERE table_id = ?", table);
    write_people(table, summary.people);
}

void SqliteTables::write_people(Id table, const std::vector<std::string>& people) {
    std::int64_t place = 0;
    for (const auto& person : people) {
        database_.run("INSERT INTO sitters (table_id, place, person) VALUES (?, ?, ?)", table, place++,
                      std::string_view{person});
    }
}

std::vector<std::string> SqliteTables::people(Id table) {
    std::vector<std::string> found;
    auto rows = database_.query("SELECT person FROM sitters WHERE table_id = ? ORDER BY place", table);
    while (rows.next()) found.push_back(rows.text(0));
    return found;
}

std::optional<TableRecord> SqliteTables::load(std::string_view table, Number after) {
    SqliteTransaction moment{database_, SqliteDatabase::Access::read};
    auto row = database_.query("SELECT id, standing, listed, changed, text FROM tables WHERE code = ?", table);
    if (!row.next()) return std::nullopt;
    look_again();
    const Id id = row.number(0);
    TableRecord record{summary_from(row, 1, std::string{table}), places_.last(id), places_.entries(id, after)};
    record.summary.people = people(id);
    return record;
}

std::vector<Removed> SqliteTables::remove(std::span<const Removal> removals, const Attended& attended) {
    std::vector<Removed> results;
    std::set<std::string> sitters;
    SqliteTransaction together{database_, SqliteDatabase::Access::write};
    look_again();
    places_.write_all();
    for (const auto& one : removals) {
        const Known* table = attended.at_table(one.table) ? nullptr : find(one.table);
        const bool right = table != nullptr && table->last == one.expected;
        results.push_back(right ? Removed::done : Removed::kept);
        if (!right) continue;
        for (auto& person : people(table->id)) sitters.insert(std::move(person));
        take_away(table->id);
        known_.erase(one.table);
    }
    for (const auto& person : sitters) {
        if (!attended.person(person)) forget_unless_needed(person);
    }
    // Otherwise the numbers of the last entries, which are given again, would count as placed.
    places_.write_all();
    together.commit();
    return results;
}

void SqliteTables::take_away(Id table) {
    database_.run("DELETE FROM entries WHERE id IN (SELECT entry FROM places WHERE table_id = ?)", table);
    database_.run("DELETE FROM places WHERE table_id = ?", table);
    database_.run("DELETE FROM sitters WHERE table_id = ?", table);
    database_.run("DELETE FROM tables WHERE id = ?", table);
}

void SqliteTables::forget_unless_needed(std::string_view person) {
    {
        auto needed = database_.query("SELECT EXISTS (SELECT 1 FROM sitters WHERE person = ?1)"
                                      " OR EXISTS (SELECT 1 FROM own_decks WHERE person = ?1)",
                                      person);
        if (needed.next() && needed.number(0) != 0) return;
    }
    database_.run("DELETE FROM people WHERE id = ?", person);
    database_.run("DELETE FROM tokens WHERE person = ?", person);
    database_.run("DELETE FROM codes WHERE person = ?", person);
}

std::vector<TableSummary> SqliteTables::list(const TableQuery& query) {
    std::vector<TableSummary> found;
    SqliteTransaction moment{database_, SqliteDatabase::Access::read};
    auto rows = database_.query(list_sql(query));
    bind_list(rows, query);
    while (rows.next()) {
        found.push_back(summary_from(rows, 2, rows.text(1)));
        found.back().people = people(rows.number(0));
    }
    return found;
}

}  // namespace frise::store
