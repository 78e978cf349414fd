// The write-ahead log stays short while commits go on, and nothing that was committed gets lost on its way.
#include "store/sqlite_checkpoints.hpp"

#include "tests/store/scratch.hpp"

#include <gtest/gtest.h>
#include <string>

namespace frise::store_test {
namespace {

using store::SqliteCheckpoints;
using store::SqliteDatabase;
using store::SqliteTransaction;

constexpr int few_pages = 20;
constexpr std::uintmax_t page_bytes = 4096;

class Checkpoints : public testing::Test {
  protected:
    Checkpoints() {
        database_.execute("PRAGMA journal_mode = WAL; CREATE TABLE lines (text TEXT)");
        database_.checkpoint();
    }

    void commit() {
        database_.run("INSERT INTO lines VALUES (?)", std::string_view{line_});
        ++commits_;
    }
    // Until all of them but those of the last commits are in their place, or that has taken much too long.
    void commit_until_moved(std::uintmax_t pages) {
        while (std::filesystem::file_size(file()) < pages * page_bytes && commits_ < 20'000) commit();
        EXPECT_GE(std::filesystem::file_size(file()), pages * page_bytes);
    }

    [[nodiscard]] std::filesystem::path file() const { return scratch_.file(); }
    [[nodiscard]] std::uintmax_t log() const { return std::filesystem::file_size(file().string() + "-wal"); }

    const Scratch scratch_;
    SqliteDatabase database_{scratch_.file(), SqliteDatabase::Access::write};
    const std::string line_ = std::string(3000, 'a');  // one to a page
    std::int64_t commits_ = 0;
};

TEST_F(Checkpoints, move_pages_while_commits_go_on) {
    const SqliteCheckpoints checkpoints{database_, few_pages};
    commit_until_moved(300);
    EXPECT_LT(log(), static_cast<std::uintmax_t>(commits_) * page_bytes) << "the log never began anew";
    EXPECT_EQ(SqliteDatabase(file(), SqliteDatabase::Access::read).number("SELECT count(*) FROM lines"), commits_);
}

TEST_F(Checkpoints, wait_for_somebody_who_reads) {
    const SqliteCheckpoints checkpoints{database_, few_pages};
    SqliteDatabase reader{file(), SqliteDatabase::Access::read};
    commit();
    {
        const SqliteTransaction reading{reader, SqliteDatabase::Access::read};
        EXPECT_EQ(reader.number("SELECT count(*) FROM lines"), 1);
        for (int i = 0; i < 200; ++i) commit();
        EXPECT_GE(log(), 200 * page_bytes);
        EXPECT_EQ(reader.number("SELECT count(*) FROM lines"), 1);
    }
    commit_until_moved(600);
    EXPECT_EQ(reader.number("SELECT count(*) FROM lines"), commits_);
}

TEST_F(Checkpoints, leave_a_whole_file_when_they_end_at_any_moment) {
    for (int round = 0; round < 20; ++round) {
        const SqliteCheckpoints checkpoints{database_, few_pages};
        for (int i = 0; i < 15; ++i) commit();
    }
    EXPECT_EQ(database_.number("SELECT count(*) FROM lines"), commits_);
    auto check = database_.query("PRAGMA integrity_check");
    ASSERT_TRUE(check.next());
    EXPECT_EQ(check.text(0), "ok");
}

}  // namespace
}  // namespace frise::store_test
