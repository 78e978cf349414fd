// The store in one file: people, codes and decks; tables are in sqlite_tables.
#include "store/sqlite_store.hpp"

#include "store/attended.hpp"
#include "store/file_lock.hpp"
#include "store/sqlite_checkpoints.hpp"
#include "store/sqlite_database.hpp"
#include "store/sqlite_migrations.hpp"
#include "store/sqlite_tables.hpp"

#include <fmt/format.h>
#include <optional>
#include <system_error>
#include <type_traits>

namespace frise::store {
namespace {

SqliteDatabase::Access access_for(SqliteMode mode) {
    switch (mode) {
        case SqliteMode::serve: return SqliteDatabase::Access::write;
        case SqliteMode::tidy: return SqliteDatabase::Access::change;
        case SqliteMode::read: break;
    }
    return SqliteDatabase::Access::read;
}

std::optional<Person> person_from(SqliteQuery row) {
    if (!row.next()) return std::nullopt;
    return Person{row.text(0), row.text(1)};
}

class SqliteStore final : public Store {
  public:
    SqliteStore(const std::filesystem::path& file, SqliteMode mode)
        : lock_{mode == SqliteMode::serve ? std::make_unique<FileLock>(file) : nullptr},
          attended_{file, mode == SqliteMode::serve ? Attended::Side::server : Attended::Side::beside},
          database_{file, access_for(mode)} {
        if (mode != SqliteMode::serve) {
            require_latest(database_, sqlite_migrations());
            return;
        }
        // Not even its journal changes if the file is not ours.
        check_version(database_, sqlite_migrations());
        // Entries of many tables lie side by side, and a commit writes every page of which it changed a line: small
        // pages make it shorter.
        database_.execute("PRAGMA page_size = 1024");
        database_.execute("PRAGMA journal_mode = WAL");
        migrate(database_, sqlite_migrations());
        checkpoints_.emplace(database_);
    }

    // On a full disk a file can still be read, and its lock be had.
    Stored<void> ping() override {
        return guarded([&] { rewrite_version(database_); });
    }

    Stored<std::vector<Appended>> append(std::span<const Append> appends) override {
        return guarded([&] { return tables_.append(appends); });
    }

    Stored<std::optional<TableRecord>> load(std::string_view table, Number after) override {
        return guarded([&] { return tables_.load(table, after); });
    }

    Stored<std::vector<TableSummary>> list(const TableQuery& query) override {
        return guarded([&] { return tables_.list(query); });
    }

    Stored<std::vector<Removed>> remove(std::span<const Removal> removals) override {
        return guarded([&] { return tables_.remove(removals, attended_); });
    }

    Stored<void> put_person(const Person& person) override {
        return guarded([&] {
            database_.run("INSERT OR REPLACE INTO people (id, name) VALUES (?, ?)", std::string_view{person.id},
                          std::string_view{person.name});
        });
    }

    Stored<std::optional<Person>> person(std::string_view id) override {
        return guarded([&] { return person_from(database_.query("SELECT id, name FROM people WHERE id = ?", id)); });
    }

    Stored<void> put_token(const Hash& token, std::string_view person) override {
        return guarded(
            [&] { database_.run("INSERT OR REPLACE INTO tokens (hash, person) VALUES (?, ?)", token, person); });
    }

    Stored<std::optional<Person>> person_with_token(const Hash& token) override {
        return guarded([&] {
            return person_from(database_.query(
                "SELECT id, name FROM people WHERE id = (SELECT person FROM tokens WHERE hash = ?)", token));
        });
    }

    Stored<void> drop_token(const Hash& token) override {
        return guarded([&] { database_.run("DELETE FROM tokens WHERE hash = ?", token); });
    }

    // Replaces both the person's last code and the same code of another person.
    Stored<void> put_code(const Hash& code, std::string_view person, Time expires) override {
        return guarded([&] {
            database_.run("INSERT OR REPLACE INTO codes (person, hash, expires) VALUES (?, ?, ?)", person, code,
                          expires);
        });
    }

    Stored<std::optional<Person>> take_code(const Hash& code, Time now) override {
        return guarded([&] { return take(code, now); });
    }

    Stored<void> put_deck(std::string_view hash, std::string_view text) override {
        return guarded([&] { database_.run("INSERT OR IGNORE INTO decks (hash, text) VALUES (?, ?)", hash, text); });
    }

    Stored<std::optional<std::string>> deck(std::string_view hash) override {
        return guarded([&]() -> std::optional<std::string> {
            auto row = database_.query("SELECT text FROM decks WHERE hash = ?", hash);
            if (!row.next()) return std::nullopt;
            return row.text(0);
        });
    }

    Stored<std::optional<std::string>> deck_starting(std::string_view prefix) override {
        return guarded([&] { return only_deck_starting(prefix); });
    }

    Stored<std::vector<std::string>> loose_decks() override {
        return guarded([&] {
            std::vector<std::string> loose;
            auto rows =
                database_.query("SELECT hash FROM decks WHERE hash NOT IN (SELECT hash FROM own_decks) ORDER BY hash");
            while (rows.next()) loose.push_back(rows.text(0));
            return loose;
        });
    }

    Stored<void> drop_deck(std::string_view hash) override {
        return guarded([&] {
            database_.run("DELETE FROM decks WHERE hash = ?1 AND hash NOT IN (SELECT hash FROM own_decks)", hash);
        });
    }

    Stored<void> put_own_deck(std::string_view person, const OwnDeck& deck, std::string_view instead) override {
        return guarded([&] {
            SqliteTransaction together{database_, SqliteDatabase::Access::write};
            database_.run("DELETE FROM own_decks WHERE person = ? AND hash = ?", person, instead);
            database_.run("INSERT OR REPLACE INTO own_decks (person, hash, saved, text) VALUES (?, ?, ?, ?)", person,
                          std::string_view{deck.hash}, deck.saved, std::string_view{deck.text});
            together.commit();
        });
    }

    Stored<void> drop_own_deck(std::string_view person, std::string_view hash) override {
        return guarded([&] { database_.run("DELETE FROM own_decks WHERE person = ? AND hash = ?", person, hash); });
    }

    Stored<std::vector<OwnDeck>> own_decks(std::string_view person) override {
        return guarded([&] {
            std::vector<OwnDeck> found;
            auto rows = database_.query(
                "SELECT hash, saved, text FROM own_decks WHERE person = ? ORDER BY saved DESC, hash DESC", person);
            while (rows.next()) found.push_back({rows.text(0), rows.number(1), rows.text(2)});
            return found;
        });
    }

    Stored<void> put_attendee(std::string_view table, const Attendee& attendee) override {
        attended_.put(table, attendee.person, attendee.count > 0);
        return {};
    }

  private:
    // What was remembered during a call that failed may not be what is on the disk.
    template <class Work>
    auto guarded(const Work& work) -> Stored<std::invoke_result_t<Work>> {
        auto done = attempt(work);
        if (!done) tables_.forget();
        return done;
    }

    std::optional<Person> take(const Hash& code, Time now) {
        SqliteTransaction together{database_, SqliteDatabase::Access::write};
        std::string id;
        {
            auto spent =
                database_.query("DELETE FROM codes WHERE hash = ? AND expires > ? RETURNING person", code, now);
            if (!spent.next()) return std::nullopt;
            id = spent.text(0);
        }
        auto found = person_from(database_.query("SELECT id, name FROM people WHERE id = ?", std::string_view{id}));
        together.commit();
        return found;
    }

    // Those that begin like this stand together in the index, from the prefix itself on.
    std::optional<std::string> only_deck_starting(std::string_view prefix) {
        auto rows = database_.query("SELECT hash FROM decks WHERE hash >= ? ORDER BY hash LIMIT 2", prefix);
        if (!rows.next()) return std::nullopt;
        std::string hash = rows.text(0);
        if (!hash.starts_with(prefix)) return std::nullopt;
        if (rows.next() && rows.text(0).starts_with(prefix)) return std::nullopt;
        return hash;
    }

    std::unique_ptr<FileLock> lock_;  // let go last
    Attended attended_;
    SqliteDatabase database_;
    SqliteTables tables_{database_};
    std::optional<SqliteCheckpoints> checkpoints_;  // of who serves
};

}  // namespace

Stored<std::unique_ptr<Store>> open_sqlite_store(const std::filesystem::path& file, SqliteMode mode) {
    return attempt([&]() -> std::unique_ptr<Store> {
        // SQLite gives some short names, and none, a meaning of their own.
        std::error_code error;
        const auto whole = std::filesystem::absolute(file, error);
        if (error) throw Failure{{Trouble::Kind::unreachable, fmt::format("“{}” names no file", file.string())}};
        return std::make_unique<SqliteStore>(whole, mode);
    });
}

}  // namespace frise::store
