// Old games are written out, and then taken from the store.
#include "server/clear_tables.hpp"

#include "deckkit/deck_json.hpp"
#include "deckkit/load.hpp"
#include "deckkit/shelf.hpp"
#include "engine/codec/log_json.hpp"
#include "engine/rules/log.hpp"
#include "tests/server/kept_game.hpp"
#include "tests/server/store_around.hpp"

#include <gmock/gmock.h>
#include <sstream>

namespace frise::test {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

constexpr server::Time one_day = 86'400'000;
constexpr server::Time played = 1'790'000'000'000;  // as game_to_keep() has it

// Lets a test act between what was written and its removal.
class MeanwhileStore final : public StoreAround {
  public:
    store::Stored<std::vector<store::Removed>> remove(std::span<const store::Removal> removals) override {
        if (meanwhile) std::exchange(meanwhile, nullptr)();
        return StoreAround::remove(removals);
    }
    store::Stored<void> drop_deck(std::string_view hash) override {
        auto dropped = StoreAround::drop_deck(hash);
        if (after_drop) std::exchange(after_drop, nullptr)();
        return dropped;
    }

    std::function<void()> meanwhile;
    std::function<void()> after_drop;
};

class ClearTables : public testing::Test {
  protected:
    store::Stored<void> clear(server::Time days, bool try_out = false) {
        sum_ = {};
        const server::ClearWish wish{
            .now = played + days * one_day, .age = 90 * one_day, .try_out = try_out, .opening = 0ms};
        return clear_tables(
            store_, wish, [&](const std::string& lines) { return write(lines); }, sum_);
    }
    store::Stored<void> write(const std::string& lines) {
        if (full_) return tl::unexpected{store::Trouble{store::Trouble::Kind::full, "no room"}};
        written_ += lines;
        return {};
    }
    [[nodiscard]] std::vector<std::string> written() const {
        std::vector<std::string> codes;
        std::istringstream lines{written_};
        for (std::string line; std::getline(lines, line);) {
            const json::value game = json::parse(line);
            codes.push_back(json::value_to<std::string>(game.at("table")));
            const auto log = read_log_object(game.at("log"));
            EXPECT_TRUE(log && replay(*log));
        }
        return codes;
    }
    std::vector<std::string> left() {
        std::vector<std::string> codes;
        const auto tables = *store_.list({.most = 1000});
        for (const store::TableSummary& table : tables) codes.push_back(table.table);
        return codes;
    }
    void keep_as(store::Standing standing, const std::string& code, const GameWish& wish = {}) {
        store::Append append = game_to_keep(store_, code, wish);
        append.summary->standing = standing;
        keep(store_, append);
    }
    void keep_unbegun(const std::string& code) {
        store::Append append = game_to_keep(store_, code);
        append.entries.resize(1);
        append.summary->standing = store::Standing::archived;
        keep(store_, append);
    }

    MeanwhileStore store_;
    server::ClearSum sum_;
    std::string written_;
    bool full_ = false;
};

TEST_F(ClearTables, what_is_over_or_given_up_for_long_goes) {
    for (const char* game : {"classic", "twist", "coop", "challenge", "contest"}) {
        keep(store_, game_to_keep(store_, game, {.game = game}));
    }
    keep_as(store::Standing::archived, "UP", {.most_actions = 2});
    keep(store_, game_to_keep(store_, "ON", {.most_actions = 2}));
    keep_unbegun("BARE");
    ASSERT_TRUE(clear(90));
    EXPECT_THAT(written(), IsEmpty());
    ASSERT_TRUE(clear(91));
    EXPECT_THAT(written(), UnorderedElementsAre("classic", "twist", "coop", "challenge", "contest", "UP"));
    EXPECT_THAT(left(), ElementsAre("ON"));
    EXPECT_EQ(sum_.games, 6U);
    EXPECT_EQ(sum_.unbegun, 1U);
}

TEST_F(ClearTables, more_than_a_batch_goes_and_newer_ones_stay) {
    store::Append game = game_to_keep(store_, "");
    for (int i = 0; i < 100; ++i) {
        game.table = std::to_string(i);
        game.summary->changed = played + (i % 2) * one_day;
        keep(store_, game);
    }
    ASSERT_TRUE(clear(91));
    EXPECT_EQ(written().size(), 50U);
    EXPECT_EQ(left().size(), 50U);
    ASSERT_TRUE(clear(92));
    EXPECT_EQ(written().size(), 100U);
    EXPECT_THAT(left(), IsEmpty());
}

TEST_F(ClearTables, a_try_only_counts) {
    keep(store_, game_to_keep(store_, "OVER"));
    keep_unbegun("BARE");
    ASSERT_TRUE(clear(91, true));
    EXPECT_EQ(sum_.games, 1U);
    EXPECT_EQ(sum_.unbegun, 1U);
    EXPECT_THAT(written(), IsEmpty());
    EXPECT_EQ(left().size(), 2U);
}

TEST_F(ClearTables, what_cannot_be_written_stays) {
    keep(store_, game_to_keep(store_, "OVER"));
    full_ = true;
    const auto done = clear(91);
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().message, "no room");
    EXPECT_THAT(left(), ElementsAre("OVER"));
    EXPECT_EQ(sum_.games, 0U);
}

TEST_F(ClearTables, a_broken_table_stays) {
    store::Append append = game_to_keep(store_, "BROKEN");
    append.entries.erase(append.entries.begin() + 5);
    keep(store_, append);
    keep(store_, game_to_keep(store_, "SOUND"));
    ASSERT_TRUE(clear(91));
    EXPECT_THAT(written(), ElementsAre("SOUND"));
    EXPECT_THAT(left(), ElementsAre("BROKEN"));
    EXPECT_EQ(sum_.broken, 1U);
}

TEST_F(ClearTables, a_table_that_comes_to_life_before_it_is_removed_stays) {
    keep(store_, game_to_keep(store_, "AGAIN"));
    keep(store_, game_to_keep(store_, "THERE"));
    keep(store_, game_to_keep(store_, "OVER"));
    store_.meanwhile = [&] {
        const auto last = (*store_.load("AGAIN", 0))->last;
        keep(store_, {"AGAIN", last, {R"({"at":1,"type":"rematched","table":"NEXT"})"}, {}});
        EXPECT_TRUE(store_.put_attendee("THERE", {.person = "zoe"}));
    };
    ASSERT_TRUE(clear(91));
    EXPECT_THAT(left(), UnorderedElementsAre("AGAIN", "THERE"));
    EXPECT_EQ(sum_.games, 1U);
    EXPECT_EQ(sum_.kept, 2U);
}

class ClearDecks : public ClearTables {
  protected:
    // Like one of the shelf, but of somebody's own.
    std::string put_deck(const std::string& id) {
        deckkit::Deck deck = deckkit::read_deck(*deckkit::shelf_json(deckkit::shelf_ids().front())).deck;
        deck.id = id;
        deck.cards.front().id = id;
        const std::string hash = deckkit::content_hash(deck);
        EXPECT_TRUE(store_.put_deck(hash, deckkit::write_deck(deck)));
        return hash;
    }
    // Under whatever name.
    store::Append table_with(const std::string& hash, const std::string& code) {
        const json::object body{{"name", "Ana"},
                                {"game", "classic"},
                                {"seats", 2},
                                {"decks", json::array{json::object{{"name", "mine"}, {"hash", hash}}}}};
        server::Playsets playsets;
        const auto prepared = prepare(playsets, store_, *server::read_table_settings(body));
        EXPECT_TRUE(prepared);
        server::LiveTable table{code};
        server::SystemChance chance;
        const server::Circumstances now{played, chance, 7};
        store::Append append{code, 0, {}, {}};
        const auto entries = open_table(table, *prepared, *server::read_opening(body), "ana", now).value();
        for (const auto& entry : entries) {
            append.entries.push_back(write_entry(entry, table.names()));
        }
        append.summary = table.summary(now.now);
        append.summary->standing = store::Standing::archived;
        return append;
    }
    bool has(const std::string& hash) { return store_.deck(hash).value().has_value(); }
};

TEST_F(ClearDecks, decks_that_nobody_needs_go_with_the_last_table) {
    const std::string gone = put_deck("gone");
    const std::string used = put_deck("used");
    const std::string own = put_deck("own");
    for (const auto& hash : {gone, used, own}) keep(store_, table_with(hash, hash.substr(0, 6)));
    store::Append newer = table_with(used, "NEWER");
    newer.summary->changed += one_day;
    keep(store_, newer);
    keep(store_, game_to_keep(store_, "SHELF"));
    EXPECT_TRUE(store_.put_own_deck("bo", {own, 1, "{}"}, ""));
    ASSERT_TRUE(clear(91));
    EXPECT_THAT(left(), ElementsAre("NEWER"));
    EXPECT_FALSE(has(gone));
    EXPECT_TRUE(has(used));
    EXPECT_TRUE(has(own));
    EXPECT_EQ(store_.loose_decks()->size(), 1 + deckkit::usual_decks().size());
    EXPECT_EQ(sum_.decks, 1U);
}

TEST_F(ClearDecks, a_deck_with_which_a_table_opens_just_now_is_put_back) {
    const std::string hash = put_deck("late");
    keep(store_, table_with(hash, "OLD"));
    store::Append late = table_with(hash, "LATE");
    late.summary->changed = played + 91 * one_day;
    store_.after_drop = [&] { keep(store_, late); };
    ASSERT_TRUE(clear(91));
    EXPECT_THAT(left(), ElementsAre("LATE"));
    EXPECT_TRUE(has(hash));
    EXPECT_EQ(sum_.decks, 0U);
}

}  // namespace
}  // namespace frise::test
