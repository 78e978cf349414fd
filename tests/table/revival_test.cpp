// Reading a table back from what was stored of it.
#include "table/revival.hpp"

#include "tests/support/random_player.hpp"
#include "tests/table/opened.hpp"

#include <gtest/gtest.h>
#include <string>
#include <utility>
#include <vector>

namespace frise::table {
namespace {

// As the log of a table keeps them.
std::vector<std::string> written(const test::OpenedTable& opened) {
    std::vector<std::string> entries;
    for (const Entry& entry : opened.entries) entries.push_back(write_entry(entry, opened.table.names()));
    return entries;
}

// Ana and a bot play `actions`.
test::OpenedTable played(int actions) {
    auto opened = test::opened_table({{"name", "Ana"}, {"seats", 2}, {"start", true}});
    test::SeededLuck luck{5};
    test::RandomPlayer player{5, 80};
    for (int i = 0; i < actions; ++i) {
        const Game& game = *opened.table.game();
        const Seat seat = player.next(game);
        auto entry = opened.table.act(seat, player.choose(game, seat), Actor::person, {1, luck.shuffles()});
        opened.entries.push_back(entry.value());
        opened.table.evolve(*entry);
    }
    return opened;
}

// Settings that the host agreed on, one after the other.
void change(test::OpenedTable& opened, int seats) {
    const boost::json::object wish{{"game", "classic"}, {"seats", seats}};
    Entry entry{1, "ana", {}, Changed{test::prepared_with(wish, 110).settings}};
    opened.entries.push_back(entry);
    opened.table.evolve(entry);
}

PlaysetPtr cards_for(const TableSettings& settings) { return test::prepared_with(settings, 110).playset; }

// Brings cards whenever they are wanted; how often that was.
int read_all(Revival& revival) {
    int times = 0;
    for (auto all = revival.read(); all.has_value() && !*all; all = revival.read()) {
        revival.bring(cards_for(revival.wanted()));
        ++times;
    }
    return times;
}

std::string shown(const LiveTable& table) {
    return boost::json::serialize(write_table(table, {})) + state_part(table, onlooker, {});
}

TEST(Revival, makes_the_table_that_was_written) {
    const auto opened = played(9);
    Revival revival{LiveTable{"TABLE1"}, written(opened)};
    EXPECT_EQ(read_all(revival), 1);
    const LiveTable table = revival.take_table();
    EXPECT_EQ(table.last(), opened.entries.size());
    EXPECT_EQ(shown(table), shown(opened.table));
    EXPECT_EQ(table.turn(), opened.table.turn());
    EXPECT_EQ(table.salt(), opened.table.salt());
}

TEST(Revival, waits_for_cards_where_the_game_begins) {
    Revival revival{LiveTable{"TABLE1"}, written(played(2))};
    EXPECT_FALSE(revival.read().value());
    EXPECT_FALSE(revival.read().value()) << "and for as long as they do not come";
    revival.bring(cards_for(revival.wanted()));
    EXPECT_TRUE(revival.read().value());
}

TEST(Revival, wants_the_cards_of_the_last_settings_alone) {
    auto opened = test::opened_table({{"name", "Ana"}, {"seats", 2}});
    for (const int seats : {3, 4, 5}) change(opened, seats);
    Revival revival{LiveTable{"TABLE1"}, written(opened)};
    EXPECT_FALSE(revival.read().value()) << "also where no game begins";
    EXPECT_EQ(revival.wanted().terms.seats, 5);
    EXPECT_EQ(read_all(revival), 1);
    EXPECT_NE(revival.take_table().playset(), nullptr);
}

TEST(Revival, tells_the_last_entries_alone) {
    const auto opened = played(9);
    Revival revival{LiveTable{"TABLE1"}, written(opened), 4};
    read_all(revival);
    const auto told = revival.take_told();
    ASSERT_EQ(told.size(), 4U);
    EXPECT_EQ(told.front().number, opened.entries.size() - 3);
    EXPECT_EQ(told.back().number, opened.entries.size());
    EXPECT_EQ(told.back().to_act, opened.table.game()->to_act());
    EXPECT_FALSE(told.back().over);
}

TEST(Revival, tells_each_entry_with_the_game_as_it_was_then) {
    const auto opened = played(9);
    Revival revival{LiveTable{"TABLE1"}, written(opened)};
    read_all(revival);
    const auto told = revival.take_told();
    ASSERT_EQ(told.size(), opened.entries.size());
    EXPECT_EQ(told.front().number, 1U);
    EXPECT_TRUE(told.front().to_act.empty()) << "no game had begun";
    EXPECT_EQ(told[told.size() - 2].to_act, SeatSet{Seat{0}});
    EXPECT_EQ(told[told.size() - 1].to_act, SeatSet{Seat{1}});
}

TEST(Revival, goes_on_with_a_table_that_has_its_cards_already) {
    auto opened = played(5);
    const LiveTable known = opened.table;
    auto later = played(8);
    const auto entries = written(later);
    const std::vector<std::string> rest(entries.begin() + static_cast<std::ptrdiff_t>(known.last()), entries.end());
    Revival revival{known, rest};
    EXPECT_EQ(read_all(revival), 0);
    const auto told = revival.take_told();
    ASSERT_EQ(told.size(), 3U);
    EXPECT_EQ(told.front().number, known.last() + 1);
    EXPECT_EQ(shown(revival.take_table()), shown(later.table));
}

TEST(Revival, says_what_is_wrong_with_an_entry) {
    auto entries = written(played(2));
    entries.back() = R"({"what":"danced"})";
    Revival revival{LiveTable{"TABLE1"}, std::move(entries)};
    ASSERT_FALSE(revival.read().value()) << "it cannot be read before there are cards";
    revival.bring(cards_for(revival.wanted()));
    EXPECT_FALSE(revival.read());
}

}  // namespace
}  // namespace frise::table
