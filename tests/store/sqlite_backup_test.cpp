// A copy of a file that somebody may be writing to.
#include "store/sqlite_backup.hpp"

#include "store/sqlite_migrations.hpp"
#include "tests/store/scratch.hpp"
#include "tests/store/sqlite.hpp"

#include <atomic>
#include <fstream>
#include <gmock/gmock.h>
#include <sys/stat.h>
#include <thread>

namespace frise::store_test {
namespace {

using std::filesystem::exists;
using std::filesystem::path;
using store::back_up_sqlite;
using enum Trouble::Kind;

class SqliteBackup : public testing::Test {
  protected:
    [[nodiscard]] path file() const { return scratch_.file(); }
    [[nodiscard]] path copy() const { return scratch_.folder() / "copy.db"; }

  private:
    Scratch scratch_;
};

TEST_F(SqliteBackup, has_all_that_was_stored) {
    auto server = opened(file());
    value(server->append(std::vector{opening("A", {"one", "two"}), opening("B")}));
    expect_done(server->put_person({"1", "Ada"}));
    expect_done(server->put_token(hash(1), "1"));
    expect_done(server->put_deck("d", "cards"));
    expect_done(back_up_sqlite(file(), copy()));
    const auto kept = opened(copy(), SqliteMode::read);
    EXPECT_EQ(value(kept->load("A")), value(server->load("A")));
    EXPECT_EQ(value(kept->list({})), value(server->list({})));
    EXPECT_EQ(value(kept->person_with_token(hash(1))), value(server->person_with_token(hash(1))));
    EXPECT_EQ(value(kept->deck("d")), "cards");
}

TEST_F(SqliteBackup, is_one_file_that_a_server_goes_on_with) {
    value(opened(file())->append(std::vector{opening("A", {"one"})}));
    expect_done(back_up_sqlite(file(), copy()));
    EXPECT_FALSE(exists(copy().string() + "-wal"));
    std::filesystem::remove(file());
    std::filesystem::rename(copy(), file());
    EXPECT_EQ(value(opened(file())->append(std::vector{Append{"A", 1, {"two"}, {}}})), done);
}

TEST_F(SqliteBackup, is_for_its_owner_alone) {
    opened(file());
    const mode_t before = ::umask(0);
    expect_done(back_up_sqlite(file(), copy()));
    ::umask(before);
    struct stat status {};
    ASSERT_EQ(::stat(copy().c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 0777U, 0600U);
}

// Two tables grow in one step each time: a copy with only one of the two entries would be torn.
TEST_F(SqliteBackup, is_of_one_moment_while_a_server_writes) {
    auto server = opened(file());
    value(server->append(std::vector{opening("A", {"0"}), opening("B", {"0"})}));
    std::atomic<bool> over = false;
    std::atomic<Number> written = 1;
    std::thread writer{[&] {
        for (Number last = 1; !over; ++last) {
            value(server->append(std::vector{Append{"A", last, {std::string(300, 'a')}, {}},
                                             Append{"B", last, {std::string(300, 'b')}, {}}}));
            written = last + 1;
        }
    }};
    for (int i = 0; i < 10; ++i) {
        const Number before = written;
        const path each = copy().string() + std::to_string(i);
        expect_done(back_up_sqlite(file(), each));
        const auto kept = opened(each, SqliteMode::read);
        const auto last = value(kept->load("A"))->last;
        EXPECT_EQ(last, value(kept->load("B"))->last);
        EXPECT_GE(last, before);
    }
    over = true;
    writer.join();
}

TEST_F(SqliteBackup, replaces_nothing) {
    opened(file());
    std::ofstream{copy()} << "precious";
    expect_trouble(back_up_sqlite(file(), copy()), unreachable, "File exists");
    EXPECT_EQ(std::filesystem::file_size(copy()), 8);
}

TEST_F(SqliteBackup, of_what_is_no_store_leaves_nothing) {
    expect_trouble(back_up_sqlite(file(), copy()), unreachable, "No such file");
    EXPECT_FALSE(exists(copy()));
    EXPECT_FALSE(exists(file()));
    execute(file(), "CREATE TABLE birds (name TEXT)");
    expect_trouble(back_up_sqlite(file(), copy()), broken, "another program");
    EXPECT_FALSE(exists(copy()));
    expect_trouble(back_up_sqlite(file(), "/nowhere/copy.db"), unreachable, "No such file");
}

TEST_F(SqliteBackup, of_a_damaged_file_says_so_and_leaves_nothing) {
    value(opened(file())->append(std::vector{opening("A", Entries(500, std::string(500, 'x')))}));
    std::fstream bytes{file(), std::ios::in | std::ios::out | std::ios::binary};
    bytes.seekp(static_cast<std::streamoff>(std::filesystem::file_size(file()) / 2));
    bytes << std::string(100'000, '\x5a') << std::flush;
    const auto made = back_up_sqlite(file(), copy());
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().kind, broken) << made.error().message;
    EXPECT_FALSE(exists(copy()));
}

}  // namespace
}  // namespace frise::store_test
