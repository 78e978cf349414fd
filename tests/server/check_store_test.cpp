// What is kept is checked: games by the rules, rows against entries, decks against their hashes.
#include "server/check_store.hpp"

#include "store/memory_store.hpp"
#include "tests/server/kept_game.hpp"
#include "tests/store/scratch.hpp"
#include "tests/store/sqlite.hpp"

#include <gmock/gmock.h>

namespace frise::test {
namespace {

using server::check_store;
using testing::HasSubstr;

class CheckStore : public testing::Test {
  protected:
    // What is wrong with the one table; empty: nothing.
    std::string flaw() const {
        std::string found;
        const auto sum = check_store(*store_, [&](const std::string& table, const std::string& what) {
            EXPECT_EQ(table, "TABLE1");
            found = what;
        });
        EXPECT_TRUE(sum);
        EXPECT_EQ(sum->broken, found.empty() ? 0U : 1U);
        return found;
    }
    std::string flaw_of(const store::Append& append) {
        keep(*store_, append);
        return flaw();
    }

    std::unique_ptr<store::Store> store_ = store::make_memory_store();
};

TEST_F(CheckStore, games_of_all_kinds_are_sound) {
    for (const char* game : {"classic", "first-edition", "twist", "chronology", "coop", "challenge", "contest"}) {
        keep(*store_, game_to_keep(*store_, std::string{"OVER-"} + game, {.game = game, .seed = 3}));
        keep(*store_, game_to_keep(*store_, std::string{"ON-"} + game, {.game = game, .most_actions = 3}));
    }
    const auto sum = check_store(
        *store_, [](const std::string& table, const std::string& what) { ADD_FAILURE() << table << ": " << what; });
    ASSERT_TRUE(sum);
    EXPECT_EQ(sum->tables, 14U);
    EXPECT_EQ(sum->games, 14U);
    EXPECT_EQ(sum->broken, 0U);
}

TEST_F(CheckStore, a_table_that_has_not_begun_is_sound) {
    store::Append append = game_to_keep(*store_, "TABLE1");
    append.entries.resize(3);  // opened, and two who sat down
    append.summary->standing = store::Standing::gathering;
    append.summary->text = "{}";
    EXPECT_EQ(flaw_of(append), "");
}

TEST_F(CheckStore, an_entry_that_is_missing_from_the_game_shows) {
    store::Append append = game_to_keep(*store_, "TABLE1");
    append.entries.erase(append.entries.begin() + 5);
    EXPECT_THAT(flaw_of(append), HasSubstr("of the log"));
}

TEST_F(CheckStore, an_entry_that_cannot_be_read_shows_with_its_number) {
    store::Append append = game_to_keep(*store_, "TABLE1");
    append.entries[4] = R"({"type":"acted","at":1,"seat":0,"events":[{"type":"placed"}]})";
    EXPECT_THAT(flaw_of(append), HasSubstr("entry 5"));
}

TEST_F(CheckStore, a_log_that_begins_with_anything_but_the_opening_shows) {
    store::Append append = game_to_keep(*store_, "TABLE1");
    append.entries.erase(append.entries.begin());
    EXPECT_THAT(flaw_of(append), HasSubstr("does not open the table"));
}

TEST_F(CheckStore, a_row_with_another_standing_shows) {
    store::Append append = game_to_keep(*store_, "TABLE1");
    append.summary->standing = store::Standing::playing;
    EXPECT_THAT(flaw_of(append), HasSubstr("stands otherwise"));
}

TEST_F(CheckStore, a_row_with_other_people_shows) {
    store::Append append = game_to_keep(*store_, "TABLE1");
    append.summary->people.emplace_back("mallory");
    EXPECT_THAT(flaw_of(append), HasSubstr("other people"));
}

TEST_F(CheckStore, a_row_with_other_winners_shows) {
    store::Append append = game_to_keep(*store_, "TABLE1");
    append.summary->text = R"({"winners":[0,1,2]})";
    EXPECT_THAT(flaw_of(append), HasSubstr("other winners"));
}

TEST_F(CheckStore, a_deck_that_is_missing_shows) {
    const store::Append append = game_to_keep(*store_, "TABLE1");
    store_ = store::make_memory_store();
    EXPECT_THAT(flaw_of(append), HasSubstr("is not there"));
}

TEST_F(CheckStore, a_deck_that_was_changed_shows) {
    const auto other = store::make_memory_store();
    const store::Append append = game_to_keep(*other, "TABLE1");
    const auto settings = boost::json::parse(append.entries.front()).at("settings");
    for (const auto& deck : settings.at("decks").as_array()) {
        ASSERT_TRUE(store_->put_deck(boost::json::value_to<std::string>(deck.at("hash")), "{}"));
    }
    EXPECT_THAT(flaw_of(append), HasSubstr("not what its hash says"));
}

TEST(CheckStoreFile, a_gap_between_the_numbers_shows) {
    const store_test::Scratch scratch;
    {
        const auto store = store_test::opened(scratch.file());
        keep(*store, game_to_keep(*store, "TABLE1"));
    }
    store_test::execute(scratch.file(), "DELETE FROM entries WHERE number = 2");
    const auto store = store_test::opened(scratch.file(), store::SqliteMode::read);
    std::string found;
    ASSERT_TRUE(check_store(*store, [&](const std::string& /*table*/, const std::string& what) { found = what; }));
    EXPECT_THAT(found, HasSubstr("an entry is missing"));
}

}  // namespace
}  // namespace frise::test
