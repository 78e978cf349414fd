// Databases that servers of each version left behind, from tests/data/databases: a server of today starts on them.
#include "server/check_store.hpp"
#include "store/postgres_migrations.hpp"
#include "store/sqlite_migrations.hpp"
#include "tests/store/kept_databases.hpp"

#include <algorithm>
#include <iterator>
#include <set>

namespace frise::store_test {
namespace {

using enum Trouble::Kind;

class Upgrade : public testing::TestWithParam<KeptDatabase> {
  protected:
    void SetUp() override { copy_.emplace(GetParam()); }

    std::unique_ptr<Store> opened(Opening opening = Opening::serve) {
        auto store = copy_->open(opening);
        if (store) return *std::move(store);
        ADD_FAILURE() << store.error().message;
        return nullptr;
    }

    [[nodiscard]] bool of_today() const { return GetParam().version == versions(GetParam().kind); }

    static std::size_t versions(KeptDatabase::Kind kind) {
        return kind == KeptDatabase::Kind::sqlite ? store::sqlite_migrations().size()
                                                  : store::postgres_migrations().size();
    }

    const Contents& contents() { return contents_; }
    // Lists of one's own decks came with the second version of SQLite's file.
    [[nodiscard]] bool has_lists() const {
        return GetParam().kind != KeptDatabase::Kind::sqlite || GetParam().version > 1;
    }

    std::optional<CopyOfDatabase> copy_;

  private:
    Contents contents_ = kept_contents();
};

TEST_P(Upgrade, leaves_every_table_as_it_was) {
    const auto store = opened();
    std::vector<TableSummary> summaries;
    for (const TableRecord& table : contents().tables) {
        EXPECT_EQ(value(store->load(table.summary.table)), table);
        EXPECT_EQ(value(store->load(table.summary.table, 1))->entries.size(), table.last - 1);
        summaries.push_back(table.summary);
    }
    EXPECT_EQ(value(store->list({})), summaries);
    for (const Person& person : contents().people) {
        std::vector<TableSummary> theirs;
        std::ranges::copy_if(summaries, std::back_inserter(theirs),
                             [&](const auto& each) { return std::ranges::count(each.people, person.id) > 0; });
        EXPECT_EQ(value(store->list({.person = person.id})), theirs) << person.name;
    }
}

TEST_P(Upgrade, leaves_people_and_decks_as_they_were) {
    const auto store = opened();
    for (const Person& person : contents().people) EXPECT_EQ(value(store->person(person.id)), person);
    for (const auto& [token, person] : contents().tokens) {
        EXPECT_EQ(value(store->person_with_token(token)), contents().person(person));
    }
    for (const auto& code : contents().codes) {
        EXPECT_EQ(value(store->take_code(code.hash, code.expires)), std::nullopt);
        EXPECT_EQ(value(store->take_code(code.hash, code.expires - 1)), contents().person(code.person));
    }
    for (const auto& [hash, text] : contents().decks) EXPECT_EQ(value(store->deck(hash)), text);
    for (const auto& [person, decks] : contents().own_decks) {
        EXPECT_EQ(value(store->own_decks(person)), has_lists() ? decks : std::vector<OwnDeck>{});
    }
    EXPECT_EQ(value(store->loose_decks()).size(), has_lists() ? 0 : contents().decks.size());
}

TEST_P(Upgrade, lets_everything_go_on) {
    auto store = opened();
    for (const TableRecord& table : contents().tables) {
        const std::string& code = table.summary.table;
        EXPECT_EQ(value(store->append(std::vector{Append{code, table.last - 1, {"late"}, {}}})), conflict);
        EXPECT_EQ(value(store->append(std::vector{Append{code, table.last, {"more"}, {}}})), done);
    }
    expect_done(store->put_own_deck(contents().people.front().id, {"new", 1, "{}"}, ""));
    store = nullptr;
    store = opened();
    for (const TableRecord& table : contents().tables) {
        Entries entries = table.entries;
        entries.emplace_back("more");
        EXPECT_EQ(value(store->load(table.summary.table))->entries, entries);
    }
    const Removal removal{contents().tables.front().summary.table, contents().tables.front().last + 1};
    EXPECT_EQ(value(store->remove({&removal, 1})).front(), Removed::done);
    EXPECT_EQ(value(store->load(removal.table)), std::nullopt);
    EXPECT_EQ(value(store->list({})).size(), contents().tables.size() - 1);
}

TEST_P(Upgrade, leaves_games_that_the_rules_agree_to) {
    const auto store = opened();
    const auto sum = server::check_store(
        *store, [](const std::string& table, const std::string& what) { ADD_FAILURE() << table << ": " << what; });
    ASSERT_TRUE(sum);
    EXPECT_EQ(sum->tables, contents().tables.size());
    EXPECT_EQ(sum->broken, 0U);
}

TEST_P(Upgrade, is_done_by_servers_alone) {
    if (!of_today()) expect_trouble(copy_->open(Opening::read), older, "start the server on it once");
    EXPECT_NE(opened(), nullptr);
    EXPECT_NE(opened(Opening::read), nullptr);
}

INSTANTIATE_TEST_SUITE_P(Of, Upgrade, testing::ValuesIn(kept_databases()),
                         [](const auto& test) { return test.param.name(); });

// Before a version gets a successor, a database of it is kept.
TEST(KeptDatabases, are_there_for_every_version_before_this_one) {
    std::set<std::string> names;
    for (const KeptDatabase& each : kept_databases()) names.insert(each.name());
    for (std::size_t i = 1; i < store::sqlite_migrations().size(); ++i) {
        EXPECT_TRUE(names.contains("sqlite_" + std::to_string(i))) << i;
    }
    // No server made a database of version 1: the second migration came with the first one.
    for (std::size_t i = 2; i < store::postgres_migrations().size(); ++i) {
        EXPECT_TRUE(names.contains("postgres_" + std::to_string(i))) << i;
    }
}

}  // namespace
}  // namespace frise::store_test
