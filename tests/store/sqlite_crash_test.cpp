// A server that dies or runs out of disk: what it acknowledged is there.
#include "tests/store/scratch.hpp"
#include "tests/store/sqlite.hpp"

#include <array>
#include <csignal>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace frise::store_test {
namespace {

using enum Trouble::Kind;

const Entries crash_tables{"A", "B", "C"};

// Appends to all of them at once and says the number each time, until it is killed.
[[noreturn]] void append_for_ever(const std::filesystem::path& file, int pipe) {
    auto store = open_sqlite_store(file, SqliteMode::serve);
    for (Number last = 0; store; ++last) {
        std::vector<Append> batch;
        for (const auto& table : crash_tables) {
            batch.push_back({table, last, {table + std::to_string(last + 1)}, summary(table)});
        }
        const auto results = (*store)->append(batch);
        if (!results || *results != Results(batch.size(), Appended::done)) break;
        const Number number = last + 1;
        if (::write(pipe, &number, sizeof number) != sizeof number) break;
    }
    ::_exit(1);
}

// The last number that the child said before it was killed, in the midst of its work.
Number killed_after(Number enough, const std::filesystem::path& file) {
    std::array<int, 2> ends{};
    if (::pipe(ends.data()) != 0) return 0;
    const auto child = ::fork();
    if (child == 0) append_for_ever(file, ends[1]);
    ::close(ends[1]);
    Number said = 0;
    for (Number next = 0; ::read(ends[0], &next, sizeof next) == sizeof next; said = next) {
        if (next == enough) ::kill(child, SIGKILL);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    ::close(ends[0]);
    EXPECT_TRUE(WIFSIGNALED(status));
    return said;
}

TEST(SqliteCrash, keeps_all_that_was_acknowledged) {
    for (const Number enough : std::vector<Number>{1, 7, 60}) {
        const Scratch scratch;
        const Number said = killed_after(enough, scratch.file());
        ASSERT_GE(said, enough);
        const auto store = opened(scratch.file());
        const Number last = value(store->load("A"))->last;
        EXPECT_GE(last, said);
        EXPECT_LE(last, said + 1);
        for (const auto& table : crash_tables) {
            const auto found = value(store->load(table));
            ASSERT_EQ(found->entries.size(), last);
            for (Number i = 0; i < last; ++i) EXPECT_EQ(found->entries[i], table + std::to_string(i + 1));
            EXPECT_EQ(value(store->append(std::vector{Append{table, last, {"more"}, {}}})), done);
        }
    }
}

// No file may grow beyond this meanwhile: the system's way to a full disk that needs no disk.
class SmallDisk {
  public:
    explicit SmallDisk(rlim_t bytes) {
        ::getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit small{bytes, before_.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &small);
        signal_ = std::signal(SIGXFSZ, SIG_IGN);
    }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;
    ~SmallDisk() {
        ::setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, signal_);
    }

  private:
    rlimit before_{};
    void (*signal_)(int) = SIG_DFL;
};

TEST(SqliteCrash, a_full_disk_refuses_the_whole_batch_and_all_goes_on_after) {
    const Scratch scratch;
    const auto store = opened(scratch.file());
    value(store->append(std::vector{opening("A", {"one"})}));
    const auto before = value(store->load("A"));
    const std::vector<Append> batch{
        {"A", 1, {"two"}, summary("A", 9)}, opening("B"), {"A", 2, Entries(500, std::string(2000, 'x')), {}}};
    {
        const SmallDisk disk{400'000};
        for (int i = 0; i < 3; ++i) {
            expect_trouble(store->append(batch), full, "no room on the disk");
            expect_trouble(store->put_deck("d", std::string(1'000'000, 'x')), full, "no room on the disk");
            EXPECT_EQ(value(store->load("A")), before);
            EXPECT_EQ(value(store->load("B")), std::nullopt);
        }
        EXPECT_EQ(value(store->append(std::vector{Append{"A", 1, {"small"}, {}}})), done);
        EXPECT_EQ(value(store->append(std::vector{batch[0], batch[1]})), (Results{Appended::conflict, Appended::done}));
    }
    EXPECT_EQ(value(store->append(std::vector{Append{"A", 2, batch.back().entries, {}}})), done);
    EXPECT_EQ(value(store->load("A"))->last, 502);
    expect_done(store->put_deck("d", std::string(1'000'000, 'x')));
}

TEST(SqliteCrash, a_full_disk_answers_no_ping_although_everything_can_be_read) {
    const Scratch scratch;
    const auto store = opened(scratch.file());
    value(store->append(std::vector{opening("A", {"one"})}));
    {
        const SmallDisk disk{2000};
        expect_trouble(store->ping(), full, "no room on the disk");
        EXPECT_TRUE(value(store->load("A")));
    }
    expect_done(store->ping());
    EXPECT_EQ(value(store->append(std::vector{Append{"A", 1, {"two"}, {}}})), done);
}

TEST(SqliteCrash, a_full_disk_opens_no_store) {
    const Scratch scratch;
    {
        const SmallDisk disk{3000};
        expect_trouble(open_sqlite_store(scratch.file(), SqliteMode::serve), full, "no room on the disk");
    }
    EXPECT_NE(opened(scratch.file()), nullptr);
}

TEST(SqliteCrash, another_program_that_writes_is_waited_for_and_then_told) {
    const Scratch scratch;
    const auto store = opened(scratch.file());
    value(store->append(std::vector{opening("A")}));
    {
        store::SqliteDatabase other{scratch.file(), store::SqliteDatabase::Access::write};
        other.execute("BEGIN IMMEDIATE");
        expect_trouble(store->append(std::vector{opening("B")}), busy, "another program is writing");
        expect_trouble(store->ping(), busy, "another program is writing");
        EXPECT_TRUE(value(store->load("A")));
    }
    EXPECT_EQ(value(store->append(std::vector{opening("B")})), done);
}

}  // namespace
}  // namespace frise::store_test
