// From one version of the file to the next.
#include "store/sqlite_migrations.hpp"

#include "tests/store/scratch.hpp"
#include "tests/store/sqlite.hpp"

#include <optional>

namespace frise::store_test {
namespace {

using store::Migration;
using store::SqliteDatabase;
using Steps = std::vector<Migration>;
using enum Trouble::Kind;

constexpr Migration birds{
    "birds", "PRAGMA application_id = 0x46726973; CREATE TABLE birds (name TEXT); INSERT INTO birds VALUES ('owl');"};
constexpr Migration colours{"colours", "ALTER TABLE birds ADD COLUMN colour TEXT DEFAULT 'brown';"};
constexpr Migration typo{"typo", "CREATE TABLE fish (name TEXT); INSERT INTO ponds VALUES (1);"};

class Migrations : public testing::Test {
  protected:
    Stored<void> run(const Steps& steps) {
        return store::attempt([&] { store::migrate(database_, steps); });
    }
    std::int64_t number(const std::string& sql) {
        return value(store::attempt([&] { return database_.number(sql); }));
    }
    std::int64_t version() { return number("PRAGMA user_version"); }

  private:
    Scratch scratch_;
    SqliteDatabase database_{scratch_.file(), SqliteDatabase::Access::write};
};

TEST_F(Migrations, bring_a_new_file_to_the_last_version) {
    expect_done(run({birds, colours}));
    EXPECT_EQ(version(), 2);
    EXPECT_EQ(number("SELECT count(*) FROM birds WHERE colour = 'brown'"), 1);
}

TEST_F(Migrations, run_only_what_is_missing) {
    expect_done(run({birds}));
    EXPECT_EQ(version(), 1);
    expect_done(run({birds}));
    expect_done(run({birds, colours}));
    expect_done(run({birds, colours}));
    EXPECT_EQ(version(), 2);
    EXPECT_EQ(number("SELECT count(*) FROM birds WHERE colour = 'brown'"), 1);
}

TEST_F(Migrations, refuse_a_later_version) {
    expect_done(run({birds, colours}));
    expect_trouble(run({birds}), newer, "it has version 2, and this one knows 1");
    EXPECT_EQ(version(), 2);
}

TEST_F(Migrations, that_fail_change_nothing) {
    expect_done(run({birds}));
    expect_trouble(run({birds, typo}), broken, "ponds");
    EXPECT_EQ(version(), 1);
    EXPECT_EQ(number("SELECT count(*) FROM sqlite_schema WHERE name = 'fish'"), 0);
    expect_done(run({birds, colours}));
}

TEST_F(Migrations, keep_what_went_well_before_one_that_fails) {
    expect_trouble(run({birds, colours, typo}), broken, "ponds");
    EXPECT_EQ(version(), 2);
}

TEST(Migration, of_a_real_file_needs_no_entry_written_again) {
    const Scratch scratch;
    value(opened(scratch.file())->append(std::vector{opening("A", {"one"})}));
    SqliteDatabase database{scratch.file(), SqliteDatabase::Access::write};
    Steps later{store::sqlite_migrations().begin(), store::sqlite_migrations().end()};
    later.push_back({"colour", "ALTER TABLE people ADD COLUMN colour TEXT"});
    expect_done(store::attempt([&] { store::migrate(database, later); }));
    EXPECT_EQ(database.number("SELECT count(*) FROM entries"), 1);
    expect_trouble(open_sqlite_store(scratch.file(), SqliteMode::serve), newer, "later version");
}

TEST(Migration, brings_a_file_of_the_first_version_to_this_one) {
    const Scratch scratch;
    {
        SqliteDatabase older{scratch.file(), SqliteDatabase::Access::write};
        expect_done(store::attempt([&] { store::migrate(older, store::sqlite_migrations().first(1)); }));
        older.execute("INSERT INTO people VALUES ('1', 'Ada'); INSERT INTO decks VALUES ('d', 'cards');");
    }
    expect_trouble(open_sqlite_store(scratch.file(), SqliteMode::read), older, "it has version 1, and this one needs");
    const auto store = opened(scratch.file());
    EXPECT_EQ(value(store->person("1")), (Person{"1", "Ada"}));
    EXPECT_EQ(value(store->deck("d")), "cards");
    EXPECT_TRUE(value(store->own_decks("1")).empty()) << "nobody said whose it is";
    expect_done(store->put_own_deck("1", {"d", 1, "{}"}, ""));
    EXPECT_EQ(value(store->own_decks("1")).size(), 1U);
}

}  // namespace
}  // namespace frise::store_test
