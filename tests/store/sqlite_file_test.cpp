// Opening a file: who may, what is refused, and what it is left like.
#include "store/sqlite_migrations.hpp"
#include "tests/store/scratch.hpp"
#include "tests/store/sqlite.hpp"

#include <fstream>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace frise::store_test {
namespace {

using std::filesystem::exists;
using std::filesystem::path;
using enum Trouble::Kind;

void write(const path& file, const std::string& text) { std::ofstream{file} << text; }

std::string read(const path& file) {
    std::ifstream in{file};
    return {std::istreambuf_iterator<char>{in}, {}};
}

TEST(SqliteFile, is_made_by_the_server_alone) {
    const Scratch scratch;
    expect_trouble(open_sqlite_store(scratch.file(), SqliteMode::read), unreachable, "No such file");
    EXPECT_FALSE(exists(scratch.file()));
    EXPECT_NE(opened(scratch.file()), nullptr);
    EXPECT_TRUE(exists(scratch.file()));
    EXPECT_NE(opened(scratch.file(), SqliteMode::read), nullptr);
}

TEST(SqliteFile, is_whole_without_its_log_when_closed) {
    const Scratch scratch;
    value(opened(scratch.file())->append(std::vector{opening("A")}));
    EXPECT_FALSE(exists(scratch.file().string() + "-wal"));
    std::filesystem::rename(scratch.file(), scratch.folder() / "moved.db");
    EXPECT_TRUE(value(opened(scratch.folder() / "moved.db")->load("A")));
}

TEST(SqliteFile, is_refused_to_a_second_server) {
    const Scratch scratch;
    auto first = opened(scratch.file());
    expect_trouble(open_sqlite_store(scratch.file(), SqliteMode::serve), busy, "another server is using “");
    EXPECT_EQ(value(first->append(std::vector{opening("A")})), done);
    first.reset();
    EXPECT_NE(opened(scratch.file()), nullptr);
}

TEST(SqliteFile, is_read_beside_a_server) {
    const Scratch scratch;
    auto server = opened(scratch.file());
    value(server->append(std::vector{opening("A", {"one"})}));
    const auto reader = opened(scratch.file(), SqliteMode::read);
    EXPECT_EQ(value(reader->load("A"))->last, 1);
    value(server->append(std::vector{Append{"A", 1, {"two"}, {}}}));
    EXPECT_EQ(value(reader->load("A")), value(server->load("A")));
    EXPECT_EQ(value(reader->list({})).size(), 1);
    server.reset();
    EXPECT_EQ(value(reader->load("A"))->last, 2);
}

TEST(SqliteFile, is_not_changed_by_a_reader) {
    const Scratch scratch;
    value(opened(scratch.file())->append(std::vector{opening("A")}));
    const auto before = read(scratch.file());
    const auto reader = opened(scratch.file(), SqliteMode::read);
    expect_trouble(reader->ping(), unreachable, "readonly");
    expect_trouble(reader->append(std::vector{opening("B")}), unreachable, "readonly");
    expect_trouble(reader->put_person({"1", "Ada"}), unreachable, "readonly");
    expect_trouble(reader->put_token(hash(1), "1"), unreachable, "readonly");
    expect_trouble(reader->take_code(hash(1), 0), unreachable, "readonly");
    expect_trouble(reader->put_deck("d", ""), unreachable, "readonly");
    expect_trouble(reader->put_own_deck("1", {"d", 1, ""}, ""), unreachable, "readonly");
    EXPECT_TRUE(value(reader->load("A")));
    EXPECT_EQ(read(scratch.file()), before);
}

TEST(SqliteFile, of_another_kind_is_refused_and_kept) {
    const Scratch scratch;
    const std::string text(5000, 'x');
    write(scratch.file(), text);
    for (const auto mode : {SqliteMode::serve, SqliteMode::read}) {
        expect_trouble(open_sqlite_store(scratch.file(), mode), broken, "not a database");
    }
    EXPECT_EQ(read(scratch.file()), text);
}

TEST(SqliteFile, of_another_program_is_refused_and_kept) {
    const Scratch scratch;
    execute(scratch.file(), "CREATE TABLE birds (name TEXT)");
    const auto before = read(scratch.file());
    for (const auto mode : {SqliteMode::serve, SqliteMode::read}) {
        expect_trouble(open_sqlite_store(scratch.file(), mode), broken, "another program");
    }
    EXPECT_EQ(read(scratch.file()), before);
}

TEST(SqliteFile, that_is_damaged_says_so) {
    const Scratch scratch;
    value(opened(scratch.file())->append(std::vector{opening("A", Entries(500, std::string(500, 'x')))}));
    auto bytes = read(scratch.file());
    // Behind the pages that say which tables there are.
    std::fill(bytes.begin() + static_cast<std::ptrdiff_t>(bytes.size() / 2), bytes.end(), '\x5a');
    write(scratch.file(), bytes);
    const auto store = opened(scratch.file());
    expect_trouble(store->load("A"), broken, "damaged");
    expect_trouble(store->append(std::vector{opening("B")}), broken, "damaged");
}

TEST(SqliteFile, with_a_gap_in_a_log_says_so) {
    const Scratch scratch;
    value(opened(scratch.file())->append(std::vector{opening("A", {"one", "two", "three"})}));
    execute(scratch.file(), "DELETE FROM entries WHERE number = 2");
    const auto store = opened(scratch.file());
    expect_trouble(store->load("A"), broken, "an entry is missing");
    EXPECT_TRUE(store->load("A", 2));
}

TEST(SqliteFile, without_the_end_of_a_log_says_so) {
    const Scratch scratch;
    value(opened(scratch.file())->append(std::vector{opening("A", {"one", "two", "three"})}));
    // A server that starts writes down where the entries are.
    value(opened(scratch.file())->append(std::vector{opening("B")}));
    execute(scratch.file(), "DELETE FROM entries WHERE number = 3");
    expect_trouble(opened(scratch.file())->load("A"), broken, "an entry is missing");
}

TEST(SqliteFile, has_long_logs_side_by_side) {
    constexpr Number length = 1500;
    const Scratch scratch;
    auto store = opened(scratch.file());
    const auto reader = opened(scratch.file(), SqliteMode::read);
    value(store->append(std::vector{opening("A", {"A1"}), opening("B", {"B1"})}));
    const auto expect_all = [&](Store& reading, Number last) {
        for (const std::string table : {"A", "B"}) {
            const auto found = value(reading.load(table, 1));
            ASSERT_TRUE(found);
            ASSERT_EQ(found->last, last);
            ASSERT_EQ(found->entries.size(), last - 1);
            for (Number i = 2; i <= last; ++i) ASSERT_EQ(found->entries[i - 2], table + std::to_string(i));
        }
    };
    for (Number i = 1; i < length; ++i) {
        const std::string number = std::to_string(i + 1);
        value(store->append(std::vector{Append{"A", i, {"A" + number}, {}}, Append{"B", i, {"B" + number}, {}}}));
        if (i % 250 != 0) continue;
        expect_all(*store, i + 1);
        expect_all(*reader, i + 1);
    }
    store.reset();
    store = opened(scratch.file());
    expect_all(*store, length);
    value(store->append(std::vector{Append{"A", length, {"A1501"}, {}}, Append{"B", length, {"B1501"}, {}}}));
    expect_all(*store, length + 1);
}

TEST(SqliteFile, of_the_first_version_is_brought_up_to_date) {
    const Scratch scratch;
    {
        store::SqliteDatabase database{scratch.file(), store::SqliteDatabase::Access::write};
        expect_done(store::attempt([&] { store::migrate(database, store::sqlite_migrations().first(1)); }));
        database.execute(
            "INSERT INTO tables VALUES (1, 'A', 0, 1, 1, '{}'), (2, 'B', 0, 1, 1, '{}');"
            "INSERT INTO entries VALUES (1, 1, 'A1'), (2, 1, 'B1'), (1, 2, 'A2'), (2, 2, 'B2'), (1, 3, 'A3')");
    }
    const auto store = opened(scratch.file());
    EXPECT_EQ(value(store->load("A"))->entries, (Entries{"A1", "A2", "A3"}));
    EXPECT_EQ(value(store->append(std::vector{Append{"B", 2, {"B3"}, {}}})), done);
    EXPECT_EQ(value(store->load("B"))->entries, (Entries{"B1", "B2", "B3"}));
}

TEST(SqliteFile, of_a_later_version_is_refused) {
    const Scratch scratch;
    opened(scratch.file());
    execute(scratch.file(), "PRAGMA user_version = 99");
    for (const auto mode : {SqliteMode::serve, SqliteMode::read}) {
        expect_trouble(open_sqlite_store(scratch.file(), mode), newer,
                       "it has version 99, and this one knows " + std::to_string(store::sqlite_migrations().size()));
    }
}

TEST(SqliteFile, of_an_earlier_version_is_refused_to_readers_until_a_server_had_it) {
    const Scratch scratch;
    write(scratch.file(), "");
    expect_trouble(open_sqlite_store(scratch.file(), SqliteMode::read), older, "start the server on it once");
    opened(scratch.file());
    EXPECT_NE(opened(scratch.file(), SqliteMode::read), nullptr);
}

TEST(SqliteFile, needs_a_folder) {
    const Scratch scratch;
    std::filesystem::create_directory(scratch.folder() / "inner");
    write(scratch.folder() / "text", "");
    for (const auto mode : {SqliteMode::serve, SqliteMode::read}) {
        expect_trouble(open_sqlite_store(scratch.folder() / "no" / "games.db", mode), unreachable, "no");
        expect_trouble(open_sqlite_store(scratch.folder() / "inner", mode), unreachable, "cannot be used");
        expect_trouble(open_sqlite_store("", mode), unreachable, "names no file");
        expect_trouble(open_sqlite_store(scratch.folder() / "text" / "games.db", mode), unreachable, "Not a directory");
    }
}

TEST(SqliteFile, may_have_a_name_that_sqlite_would_read_otherwise) {
    const Scratch scratch;
    const auto here = std::filesystem::current_path();
    std::filesystem::current_path(scratch.folder());
    for (const auto* name : {":memory:", "file:games.db?mode=memory", "a'b é.db"}) {
        opened(name);
        EXPECT_TRUE(exists(scratch.folder() / name)) << name;
    }
    std::filesystem::current_path(here);
}

// In a child, as somebody who is not root: root may write everywhere.
int kind_without_rights(const path& file, SqliteMode mode) {
    const auto child = ::fork();
    if (child == 0) {
        constexpr uid_t nobody = 65534;
        if (::geteuid() == 0 && ::setuid(nobody) != 0) ::_exit(100);
        const auto store = open_sqlite_store(file, mode);
        ::_exit(store ? 101 : static_cast<int>(store.error().kind));
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 102;
}

TEST(SqliteFile, needs_a_folder_and_a_file_that_may_be_written) {
    const Scratch scratch;
    const auto& folder = scratch.folder();
    ASSERT_EQ(::chmod(folder.c_str(), 0555), 0);
    EXPECT_EQ(kind_without_rights(scratch.file(), SqliteMode::serve), static_cast<int>(unreachable));
    ASSERT_EQ(::chmod(folder.c_str(), 0777), 0);
    opened(scratch.file());
    ASSERT_EQ(::chmod(scratch.file().c_str(), 0444), 0);
    ASSERT_EQ(::chmod((scratch.file().string() + ".lock").c_str(), 0666), 0);
    EXPECT_EQ(kind_without_rights(scratch.file(), SqliteMode::serve), static_cast<int>(unreachable));
    EXPECT_EQ(kind_without_rights(scratch.file(), SqliteMode::read), 101);
    ASSERT_EQ(::chmod(scratch.file().c_str(), 0), 0);
    EXPECT_EQ(kind_without_rights(scratch.file(), SqliteMode::read), static_cast<int>(unreachable));
}

}  // namespace
}  // namespace frise::store_test
