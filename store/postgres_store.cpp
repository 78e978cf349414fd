// The store in PostgreSQL: people, codes, decks and who is where; tables are in postgres_tables.
#include "store/postgres_store.hpp"

#include "store/postgres_listening.hpp"
#include "store/postgres_tables.hpp"

#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace frise::store {
namespace {

std::optional<Person> person_in(const PostgresRows& rows) {
    if (rows.empty()) return std::nullopt;
    return Person{rows.text(0, 0), rows.text(0, 1)};
}

class PostgresStore final : public Store {
  public:
    PostgresStore(const PostgresAddress& address, PostgresMode mode, const PostgresPatience& patience)
        : database_{address, mode, patience} {}
    PostgresStore(const PostgresStore&) = delete;
    PostgresStore& operator=(const PostgresStore&) = delete;

    ~PostgresStore() override { database_.leave(); }

    // Refused where nothing may be written, as by a copy of another database. Without a row it waits for nobody's lock.
    Stored<void> ping() override {
        return attempt([&] { database_.query("UPDATE version SET number = number WHERE false"); });
    }

    Stored<std::vector<Appended>> append(std::span<const Append> appends) override {
        return attempt([&] { return tables_.append(appends); });
    }

    Stored<std::optional<TableRecord>> load(std::string_view table, Number after) override {
        return attempt([&] { return tables_.load(table, after); });
    }

    Stored<std::vector<TableSummary>> list(const TableQuery& query) override {
        return attempt([&] { return tables_.list(query); });
    }

    Stored<std::vector<Removed>> remove(std::span<const Removal> removals) override {
        return attempt([&] { return tables_.remove(removals); });
    }

    Stored<void> put_person(const Person& person) override {
        return attempt([&] {
            database_.query("INSERT INTO people (id, name) VALUES ($1, $2)"
                            " ON CONFLICT (id) DO UPDATE SET name = excluded.name",
                            person.id, person.name);
        });
    }

    Stored<std::optional<Person>> person(std::string_view id) override {
        return attempt([&] { return person_in(database_.ask("SELECT id, name FROM people WHERE id = $1", id)); });
    }

    Stored<void> put_token(const Hash& token, std::string_view person) override {
        return attempt([&] {
            database_.query("INSERT INTO tokens (hash, person) VALUES ($1, $2)"
                            " ON CONFLICT (hash) DO UPDATE SET person = excluded.person",
                            token, person);
        });
    }

    Stored<std::optional<Person>> person_with_token(const Hash& token) override {
        return attempt([&] {
            return person_in(database_.query(
                "SELECT id, name FROM people WHERE id = (SELECT person FROM tokens WHERE hash = $1)", token));
        });
    }

    Stored<void> drop_token(const Hash& token) override {
        return attempt([&] { database_.query("DELETE FROM tokens WHERE hash = $1", token); });
    }

    Stored<void> put_code(const Hash& code, std::string_view person, Time expires) override {
        return attempt([&] { database_.query("SELECT put_code($1, $2, $3)", code, person, expires); });
    }

    Stored<std::optional<Person>> take_code(const Hash& code, Time now) override {
        return attempt([&] {
            return person_in(
                database_.query("WITH spent AS (DELETE FROM codes WHERE hash = $1 AND expires > $2 RETURNING person)"
                                " SELECT id, name FROM people WHERE id = (SELECT person FROM spent)",
                                code, now));
        });
    }

    Stored<void> put_deck(std::string_view hash, std::string_view text) override {
        return attempt([&] {
            database_.query("INSERT INTO decks (hash, text) VALUES ($1, $2) ON CONFLICT DO NOTHING", hash, text);
        });
    }

    Stored<std::optional<std::string>> deck(std::string_view hash) override {
        return attempt([&]() -> std::optional<std::string> {
            const auto rows = database_.ask("SELECT text FROM decks WHERE hash = $1", hash);
            if (rows.empty()) return std::nullopt;
            return rows.text(0, 0);
        });
    }

    // Those that begin like this stand together in the index, from the prefix itself on.
    Stored<std::optional<std::string>> deck_starting(std::string_view prefix) override {
        return attempt([&]() -> std::optional<std::string> {
            const auto rows = database_.ask("SELECT hash FROM decks WHERE hash >= $1 ORDER BY hash LIMIT 2", prefix);
            if (rows.empty() || !rows.text(0, 0).starts_with(prefix)) return std::nullopt;
            if (rows.size() > 1 && rows.text(1, 0).starts_with(prefix)) return std::nullopt;
            return rows.text(0, 0);
        });
    }

    Stored<std::vector<std::string>> loose_decks() override {
        return attempt([&] {
            std::vector<std::string> loose;
            const auto rows =
                database_.ask("SELECT hash FROM decks WHERE hash NOT IN (SELECT hash FROM own_decks) ORDER BY hash");
            for (int row = 0; row < rows.size(); ++row) loose.push_back(rows.text(row, 0));
            return loose;
        });
    }

    Stored<void> drop_deck(std::string_view hash) override {
        return attempt([&] {
            database_.query("DELETE FROM decks WHERE hash = $1 AND hash NOT IN (SELECT hash FROM own_decks)", hash);
        });
    }

    Stored<void> put_own_deck(std::string_view person, const OwnDeck& deck, std::string_view instead) override {
        return attempt([&] {
            database_.query("WITH gone AS (DELETE FROM own_decks WHERE person = $1 AND hash = $5 AND hash <> $2)"
                            " INSERT INTO own_decks (person, hash, saved, text) VALUES ($1, $2, $3, $4)"
                            " ON CONFLICT (person, hash) DO UPDATE SET saved = excluded.saved, text = excluded.text",
                            person, deck.hash, deck.saved, deck.text, instead);
        });
    }

    Stored<void> drop_own_deck(std::string_view person, std::string_view hash) override {
        return attempt([&] { database_.query("DELETE FROM own_decks WHERE person = $1 AND hash = $2", person, hash); });
    }

    Stored<std::vector<OwnDeck>> own_decks(std::string_view person) override {
        return attempt([&] {
            std::vector<OwnDeck> found;
            const auto rows = database_.ask(
                "SELECT hash, saved, text FROM own_decks WHERE person = $1 ORDER BY saved DESC, hash DESC", person);
            for (int row = 0; row < rows.size(); ++row) {
                found.push_back({rows.text(row, 0), rows.number(row, 1), rows.text(row, 2)});
            }
            return found;
        });
    }

    std::unique_ptr<Listening> listen(std::function<void(const News&)> heard) override {
        return listen_to_postgres(database_.address(), database_.patience(), database_.node(), std::move(heard));
    }

    Stored<void> put_attendee(std::string_view table, const Attendee& attendee) override {
        return attempt([&] {
            database_.query("SELECT put_attendee($1, $2, $3, $4, $5, $6)", database_.node(), table, attendee.person,
                            std::int64_t{attendee.count}, static_cast<std::int64_t>(attendee.to_pause),
                            attendee.arrival);
        });
    }

    Stored<std::vector<Attendee>> attendees(std::string_view table) override {
        return attempt([&] {
            std::vector<Attendee> found;
            const auto rows = database_.ask(
                "SELECT person, count, to_pause::integer::bigint, arrival, (node <> $2)::integer::bigint FROM attendees"
                " WHERE code = $1 AND (node = $2 OR node IN (SELECT present_nodes())) ORDER BY arrival, node",
                table, database_.node());
            for (int row = 0; row < rows.size(); ++row) {
                found.push_back({.person = rows.text(row, 0),
                                 .count = static_cast<int>(rows.number(row, 1)),
                                 .to_pause = rows.number(row, 2) != 0,
                                 .arrival = static_cast<std::uint64_t>(rows.number(row, 3)),
                                 .elsewhere = rows.number(row, 4) != 0});
            }
            return found;
        });
    }

    Stored<Crowds> elsewhere(std::span<const std::string> tables) override {
        return attempt([&] {
            Crowds crowds;
            const std::vector<std::string_view> codes{tables.begin(), tables.end()};
            const auto rows = database_.ask("SELECT code, sum(count)::bigint FROM attendees WHERE code = ANY ($1)"
                                            " AND node <> $2 AND node IN (SELECT present_nodes()) GROUP BY code",
                                            codes, database_.node());
            for (int row = 0; row < rows.size(); ++row) {
                crowds[rows.text(row, 0)] = static_cast<int>(rows.number(row, 1));
            }
            return crowds;
        });
    }

  private:
    PostgresDatabase database_;
    PostgresTables tables_{database_};
};

}  // namespace

Stored<std::unique_ptr<Store>> open_postgres_store(const std::string& address, PostgresMode mode,
                                                   const PostgresPatience& patience) {
    return attempt([&]() -> std::unique_ptr<Store> {
        return std::make_unique<PostgresStore>(PostgresAddress{address}, mode, patience);
    });
}

}  // namespace frise::store
