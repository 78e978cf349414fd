// How tables are written and read: each time one statement, which is one transaction and one way there and back.
#include "store/postgres_tables.hpp"

#include <algorithm>
#include <cstddef>
#include <fmt/format.h>
#include <map>
#include <ranges>
#include <string>
#include <utility>

namespace frise::store {
namespace {

using Numbers = std::vector<std::int64_t>;
using Texts = std::vector<std::string_view>;

// A batch as lists, for the function append() in the database: its migration explains them. The texts stay where they
// are.
class Batch {
  public:
    explicit Batch(std::span<const Append> appends) : codes_{sorted_codes(appends)} {
        for (const Append& append : appends) add(append);
    }

    [[nodiscard]] PostgresValues values(std::int64_t node) const {
        const Texts people{people_.begin(), people_.end()};
        return PostgresValues{node,         codes_, places_,    expected_, counts_,  summaries_, entry_appends_,
                              entry_steps_, texts_, standings_, listeds_,  changes_, shown_,     people};
    }

  private:
    static Texts sorted_codes(std::span<const Append> appends) {
        Texts codes;
        for (const Append& append : appends) codes.push_back(append.table);
        std::ranges::sort(codes);
        codes.erase(std::unique(codes.begin(), codes.end()), codes.end());
        return codes;
    }

    void add(const Append& append) {
        const auto place = std::ranges::lower_bound(codes_, std::string_view{append.table}) - codes_.begin();
        places_.push_back(place + 1);
        expected_.push_back(whole(append.expected));
        counts_.push_back(static_cast<std::int64_t>(append.entries.size()));
        for (std::int64_t step = 1; const std::string& entry : append.entries) {
            entry_appends_.push_back(static_cast<std::int64_t>(places_.size()));
            entry_steps_.push_back(step++);
            texts_.push_back(entry);
        }
        if (append.summary) add(*append.summary);
        summaries_.push_back(append.summary ? static_cast<std::int64_t>(shown_.size()) : 0);
    }

    void add(const TableSummary& summary) {
        standings_.push_back(static_cast<std::int64_t>(summary.standing));
        listeds_.push_back(static_cast<std::int64_t>(summary.listed));
        changes_.push_back(summary.changed);
        shown_.push_back(summary.text);
        people_.push_back(postgres_list(summary.people));
    }

    Texts codes_;
    Numbers places_, expected_, counts_, summaries_;
    Numbers entry_appends_, entry_steps_;
    Texts texts_;
    Numbers standings_, listeds_, changes_;
    Texts shown_;
    std::vector<std::string> people_;
};

// Of columns that begin with the code.
TableSummary summary_at(const PostgresRows& rows, int row, int column) {
    return {.table = rows.text(row, column),
            .standing = static_cast<Standing>(rows.number(row, column + 1)),
            .listed = rows.number(row, column + 2) != 0,
            .changed = rows.number(row, column + 3),
            .people = rows.texts(row, column + 4),
            .text = rows.text(row, column + 5)};
}

constexpr std::string_view summary_columns = "code, standing::bigint, listed::integer::bigint, changed, people, text";

// The table itself comes first, as if it were an entry before all others.
constexpr std::string_view load_sql = R"(
    SELECT 0::bigint AS number, code, standing::bigint, listed::integer::bigint, changed, people, text, last
        FROM tables WHERE code = $1
    UNION ALL
    SELECT number, NULL, NULL, NULL, NULL, NULL, text, NULL
        FROM entries WHERE table_id = (SELECT id FROM tables WHERE code = $1) AND number > $2
    ORDER BY number)";

// Rows are locked in the order in which append() locks them; what that one left in the meantime counts. All servers
// hear of it as of entries that they do not know: nobody has the number 0.
constexpr std::string_view remove_sql = R"(
    WITH old AS (
        SELECT id FROM tables JOIN unnest($1, $2) AS wanted (wanted_code, expected)
            ON code = wanted_code AND last = expected
        WHERE NOT EXISTS (SELECT FROM attendees AS guest
            WHERE guest.code = tables.code AND node IN (SELECT present_nodes()))
        ORDER BY code FOR UPDATE OF tables
    ), gone AS (
        DELETE FROM tables WHERE id IN (SELECT id FROM old) RETURNING id, code, last, people
    ), gone_entries AS (
        DELETE FROM entries WHERE table_id IN (SELECT id FROM gone)
    ), gone_sitters AS (
        DELETE FROM sitters WHERE table_id IN (SELECT id FROM gone)
    ), forgotten AS (
        SELECT DISTINCT person FROM gone, unnest(people) AS person
        WHERE NOT EXISTS (SELECT FROM sitters WHERE sitters.person = person.person
                AND table_id NOT IN (SELECT id FROM gone))
            AND NOT EXISTS (SELECT FROM own_decks WHERE own_decks.person = person.person)
            AND NOT EXISTS (SELECT FROM attendees WHERE attendees.person = person.person)
    ), gone_people AS (
        DELETE FROM people WHERE id IN (SELECT person FROM forgotten)
    ), gone_tokens AS (
        DELETE FROM tokens WHERE person IN (SELECT person FROM forgotten)
    ), gone_codes AS (
        DELETE FROM codes WHERE person IN (SELECT person FROM forgotten)
    )
    SELECT code, last, tell(0, ARRAY[code], ARRAY[last + 1]) FROM gone)";

// One text for each set of conditions, so that each finds its index.
class ListQuestion {
  public:
    explicit ListQuestion(const TableQuery& query)
        : sql_{fmt::format("SELECT {} FROM tables WHERE true", summary_columns)} {
        if (query.standing) add("standing = {}", static_cast<std::int64_t>(*query.standing));
        if (query.listed) add("listed = ({} <> 0)", static_cast<std::int64_t>(*query.listed));
        if (query.person) add("id IN (SELECT table_id FROM sitters WHERE person = {})", *query.person);
        if (query.changed_before) add("changed < {}", *query.changed_before);
        if (query.after) {
            values_.add(query.after->changed);
            values_.add(query.after->table);
            sql_ += fmt::format(" AND (changed, code) < (${}, ${})", count() - 1, count());
        }
        values_.add(query.most);
        sql_ += fmt::format(" ORDER BY changed DESC, code DESC LIMIT ${}", count());
    }

    [[nodiscard]] const std::string& sql() const { return sql_; }
    [[nodiscard]] const PostgresValues& values() const { return values_; }

  private:
    template <class Value>
    void add(std::string_view condition, const Value& value) {
        values_.add(value);
        sql_ += " AND " + fmt::format(fmt::runtime(condition), fmt::format("${}", count()));
    }

    [[nodiscard]] std::size_t count() const { return values_.types().size(); }

    std::string sql_;
    PostgresValues values_;
};

}  // namespace

std::vector<Appended> PostgresTables::append(std::span<const Append> appends) {
    std::vector<Appended> results;
    if (appends.empty()) return results;
    const auto answer = database_.query("SELECT append($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)",
                                        Batch{appends}.values(database_.node()));
    for (const char sign : answer.text(0, 0)) results.push_back(sign == '+' ? Appended::done : Appended::conflict);
    return results;
}

std::vector<Removed> PostgresTables::remove(std::span<const Removal> removals) {
    Texts codes;
    Numbers expected;
    for (const Removal& removal : removals) {
        codes.push_back(removal.table);
        expected.push_back(whole(removal.expected));
    }
    const auto rows = database_.query(remove_sql, codes, expected);
    std::map<std::string, Number> gone;
    for (int row = 0; row < rows.size(); ++row) gone[rows.text(row, 0)] = static_cast<Number>(rows.number(row, 1));
    std::vector<Removed> results;
    for (const Removal& removal : removals) {
        const auto found = gone.find(removal.table);
        const bool right = found != gone.end() && found->second == removal.expected;
        results.push_back(right ? Removed::done : Removed::kept);
        if (right) gone.erase(found);
    }
    return results;
}

std::optional<TableRecord> PostgresTables::load(std::string_view table, Number after) {
    const auto rows = database_.ask(load_sql, table, after);
    if (rows.empty()) return std::nullopt;
    TableRecord record{summary_at(rows, 0, 1), static_cast<Number>(rows.number(0, 7)), {}};
    for (int row = 1; row < rows.size(); ++row) {
        if (static_cast<Number>(rows.number(row, 0)) != after + static_cast<Number>(row)) break;
        record.entries.push_back(rows.text(row, 6));
    }
    if (after + record.entries.size() < record.last) {
        throw Failure{
            {Trouble::Kind::broken, fmt::format("“{}” is damaged: an entry is missing", database_.address().name())}};
    }
    return record;
}

std::vector<TableSummary> PostgresTables::list(const TableQuery& query) {
    const ListQuestion question{query};
    const auto rows = database_.ask(question.sql(), question.values());
    std::vector<TableSummary> found;
    for (int row = 0; row < rows.size(); ++row) found.push_back(summary_at(rows, row, 0));
    return found;
}

}  // namespace frise::store
