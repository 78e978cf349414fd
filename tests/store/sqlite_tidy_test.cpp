// Taking tables out of a file beside the server that uses it.
#include "tests/store/scratch.hpp"
#include "tests/store/sqlite.hpp"

#include <atomic>
#include <chrono>
#include <thread>

namespace frise::store_test {
namespace {

using enum Trouble::Kind;

class SqliteTidy : public testing::Test {
  protected:
    Results append(const Append& one) { return value(server_->append({&one, 1})); }
    // Tries again while the server writes, as frise archive does.
    Removals remove(const Removal& one) {
        auto removed = beside_->remove({&one, 1});
        while (!removed && removed.error().kind == busy) removed = beside_->remove({&one, 1});
        return value(removed);
    }

    Scratch scratch_;
    std::unique_ptr<Store> server_ = opened(scratch_.file());
    std::unique_ptr<Store> beside_ = opened(scratch_.file(), SqliteMode::tidy);
};

TEST_F(SqliteTidy, the_server_sees_that_a_table_is_gone_though_it_knew_it) {
    append(opening("A", {"one"}));
    append(opening("B", {"one"}));
    EXPECT_EQ(append({"A", 1, {"two"}, {}}), done);
    EXPECT_EQ(remove({"A", 2}), Removals{Removed::done});
    EXPECT_EQ(append({"A", 2, {"three"}, {}}), conflict);
    EXPECT_EQ(value(server_->load("A")), std::nullopt);
    EXPECT_EQ(append({"B", 1, {"two"}, {}}), done);
    EXPECT_EQ(value(server_->load("B"))->entries, (Entries{"one", "two"}));
    EXPECT_EQ(append(opening("A", {"anew"})), done);
    EXPECT_EQ(value(beside_->load("A"))->entries, Entries{"anew"});
}

TEST_F(SqliteTidy, a_table_that_went_on_is_kept) {
    append(opening("A", {"one"}));
    const auto seen = value(beside_->load("A"));
    append({"A", 1, {"two"}, {}});
    EXPECT_EQ(remove({"A", seen->last}), Removals{Removed::kept});
    EXPECT_EQ(value(server_->load("A"))->entries, (Entries{"one", "two"}));
}

TEST_F(SqliteTidy, a_table_that_somebody_is_at_through_the_server_is_kept) {
    append(opening("A"));
    expect_done(server_->put_person({"ada", "Ada"}));
    expect_done(server_->put_attendee("A", {.person = "zoe"}));
    expect_done(server_->put_attendee("B", {.person = "ada"}));
    EXPECT_EQ(remove({"A", 1}), Removals{Removed::kept});
    expect_done(server_->put_attendee("A", {.person = "zoe", .count = 0}));
    EXPECT_EQ(remove({"A", 1}), Removals{Removed::done});
    EXPECT_TRUE(value(server_->person("ada")));
}

TEST_F(SqliteTidy, who_was_there_when_a_server_crashed_is_not_there_after_its_next_start) {
    append(opening("A"));
    expect_done(server_->put_attendee("A", {.person = "zoe"}));
    server_.reset();
    EXPECT_EQ(remove({"A", 1}), Removals{Removed::kept});
    server_ = opened(scratch_.file());
    EXPECT_EQ(remove({"A", 1}), Removals{Removed::done});
}

TEST_F(SqliteTidy, a_server_writes_on_while_tables_go) {
    constexpr int count = 200;
    for (int i = 0; i < count; ++i) append(opening("old" + std::to_string(i), Entries(20, "entry")));
    append(opening("new", {"0"}));
    std::atomic<bool> tidied = false;
    Number last = 1;
    std::thread beside{[&] {
        for (int i = 0; i < count; ++i) EXPECT_EQ(remove({"old" + std::to_string(i), 20}), Removals{Removed::done});
        tidied = true;
    }};
    Results written_on = done;
    while (!tidied && written_on == done) {
        written_on = append({"new", last, {std::to_string(last)}, {}});
        ++last;
        std::this_thread::sleep_for(std::chrono::milliseconds{1});  // as a server gathers what comes
    }
    beside.join();
    ASSERT_EQ(written_on, done);
    const auto written = value(server_->load("new"));
    ASSERT_EQ(written->entries.size(), last);
    for (Number i = 0; i < last; ++i) EXPECT_EQ(written->entries[i], std::to_string(i));
    EXPECT_EQ(value(server_->list({})).size(), 1U);
}

TEST_F(SqliteTidy, what_is_not_there_is_not_made) {
    const auto other = scratch_.folder() / "other.db";
    expect_trouble(open_sqlite_store(other, SqliteMode::tidy), unreachable, "No such file");
    EXPECT_FALSE(std::filesystem::exists(other));
    EXPECT_FALSE(std::filesystem::exists(scratch_.folder() / "other.db.lock"));
}

TEST_F(SqliteTidy, a_reader_removes_nothing) {
    append(opening("A"));
    const auto reader = opened(scratch_.file(), SqliteMode::read);
    const Removal removal{"A", 1};
    expect_trouble(reader->remove({&removal, 1}), unreachable, "readonly");
    EXPECT_TRUE(value(server_->load("A")));
}

}  // namespace
}  // namespace frise::store_test
