// Where entries are is written down some time after them: whoever reads meanwhile, and whoever goes on, finds all.
#include "tests/store/scratch.hpp"
#include "tests/store/sqlite.hpp"

#include <algorithm>
#include <map>

namespace frise::store_test {
namespace {

using store::Removal;
using store::Removed;

std::string text_of(const std::string& table, Number number) { return table + std::to_string(number); }

class SqlitePlaces : public testing::Test {
  protected:
    // So many entries of each table, one at a time and in turns; some tables take part in every turn, and others
    // seldom.
    void play(int turns) {
        for (int turn = 1; turn <= turns; ++turn) {
            std::vector<Append> batch;
            for (int table = 0; table < 20; ++table) {
                if (turn % (table + 1) != 0) continue;
                const std::string code = "T" + std::to_string(table);
                Number& last = lasts_[code];
                Append append{code, last, {text_of(code, last + 1)}, {}};
                if (last == 0) append.summary = summary(code);
                batch.push_back(std::move(append));
                ++last;
            }
            ASSERT_EQ(value(server_->append(batch)), Results(batch.size(), Appended::done));
        }
    }
    void expect_all(Store& store) {
        for (const auto& [code, last] : lasts_) {
            const auto found = value(store.load(code));
            ASSERT_TRUE(found) << code;
            ASSERT_EQ(found->last, last) << code;
            ASSERT_EQ(found->entries.size(), last) << code;
            for (Number i = 1; i <= last; ++i) ASSERT_EQ(found->entries[i - 1], text_of(code, i));
            ASSERT_EQ(value(store.load(code, last - 1))->entries, Entries{text_of(code, last)});
        }
    }
    std::int64_t number(const std::string& sql) {
        return value(store::attempt([&] {
            store::SqliteDatabase database{scratch_.file(), store::SqliteDatabase::Access::read};
            return database.number(sql);
        }));
    }
    std::int64_t behind() { return number("SELECT count(*) FROM entries WHERE id > (SELECT up_to FROM placed)"); }
    std::int64_t missing() { return number("SELECT (SELECT count(*) FROM entries) - (SELECT count(*) FROM places)"); }

    Scratch scratch_;
    std::unique_ptr<Store> server_ = opened(scratch_.file());
    std::map<std::string, Number> lasts_;
};

TEST_F(SqlitePlaces, are_written_down_bit_by_bit) {
    const auto reader = opened(scratch_.file(), SqliteMode::read);
    std::int64_t most_behind = 0;
    for (int i = 0; i < 40; ++i) {
        play(50);
        EXPECT_LE(missing(), 2000);
        most_behind = std::max(most_behind, behind());
        if (i % 10 == 9) expect_all(*reader);
    }
    EXPECT_GT(missing(), 500);
    // Those who read go through as many.
    EXPECT_LT(most_behind, 2600);
    EXPECT_GT(behind(), missing());
    expect_all(*server_);
}

TEST_F(SqlitePlaces, that_are_missing_when_a_server_ends_are_written_down_by_the_next) {
    play(1000);
    ASSERT_GT(missing(), 0);
    ASSERT_GT(behind(), missing());
    server_ = nullptr;
    server_ = opened(scratch_.file());
    expect_all(*server_);
    play(1);
    EXPECT_LE(missing(), 20);
    expect_all(*server_);
    EXPECT_EQ(number("SELECT count(*) FROM places JOIN entries ON id = entry AND places.table_id = entries.table_id"
                     " AND places.number = entries.number"),
              number("SELECT count(*) FROM places"));
}

TEST_F(SqlitePlaces, follow_when_tables_go) {
    play(1000);
    const auto beside = opened(scratch_.file(), SqliteMode::tidy);
    for (const std::string code : {"T0", "T19"}) {
        const Removal removal{code, lasts_[code]};
        ASSERT_EQ(value(beside->remove({&removal, 1})), std::vector{Removed::done});
        lasts_.erase(code);
        expect_all(*server_);
        play(300);
        expect_all(*server_);
        expect_all(*beside);
    }
    EXPECT_LT(behind(), 2600);
    play(1000);
    EXPECT_LT(behind(), 2600);
    expect_all(*server_);
}

TEST_F(SqlitePlaces, follow_when_the_server_itself_takes_the_last_entries) {
    play(1000);
    Append append{"last", 0, Entries(3000, "entry"), summary("last")};
    ASSERT_EQ(value(server_->append({&append, 1})), done);
    const Removal removal{"last", 3000};
    ASSERT_EQ(value(server_->remove({&removal, 1})), std::vector{Removed::done});
    expect_all(*server_);
    play(1500);
    EXPECT_LT(behind(), 2600);
    expect_all(*server_);
}

TEST_F(SqlitePlaces, are_not_taken_from_a_number_that_is_there_twice) {
    play(10);
    server_ = nullptr;
    execute(scratch_.file(),
            "INSERT INTO entries (table_id, number, text) SELECT table_id, number, 'other' FROM entries"
            " WHERE number = 3 LIMIT 1");
    server_ = opened(scratch_.file());
    const Append append{"T0", 10, {"more"}, {}};
    expect_trouble(server_->append({&append, 1}), Trouble::Kind::broken, "damaged");
}

}  // namespace
}  // namespace frise::store_test
