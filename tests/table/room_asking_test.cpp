// What people at a table ask for that takes more than a decision: to go, a pause, settings, another game.
#include "tests/table/small_room.hpp"

#include <gtest/gtest.h>
#include <string>

namespace frise::test {
namespace {

namespace json = boost::json;

json::object settings(std::string_view id, const json::object& wish) {
    return {{"type", "settings"}, {"id", id}, {"settings", wish}};
}

TEST(AskingToGo, sends_away_who_is_kicked_and_gives_their_seat_to_a_bot) {
    SmallRoom room;
    room.begin();
    room.ask(*room.ana, {{"type", "kick"}, {"person", "ben"}});
    EXPECT_EQ(room.ben->bye, "kicked");
    EXPECT_EQ(room.room->guests(), 1U);
    EXPECT_EQ(room.room->table().company().chairs[1].bot, "regular");
    EXPECT_EQ(room.ana->last("presence").at("here"), json::array{"ana"});
}

TEST(AskingToGo, is_for_the_host_alone) {
    SmallRoom room;
    room.begin();
    EXPECT_EQ(room.ask(*room.ben, {{"type", "kick"}, {"person", "ana"}}).at("code"), "not-host");
    EXPECT_EQ(room.ana->bye, "");
}

TEST(AskingForAPause, takes_all_who_sit_here) {
    SmallRoom room;
    room.begin();
    EXPECT_EQ(room.ask(*room.ana, {{"type", "pause"}}).at("to_pause"), json::array{"ana"});
    EXPECT_EQ(room.ben->last("presence").at("to_pause"), json::array{"ana"});
    EXPECT_FALSE(room.room->table().company().paused);
    EXPECT_EQ(room.ask(*room.ben, {{"type", "pause"}}).at("type"), "table");
    EXPECT_TRUE(room.room->table().company().paused);
    room.go(*room.ana);
    EXPECT_EQ(room.ben->last("presence").at("to_pause"), json::array{}) << "it is answered";
}

TEST(AskingForAPause, can_be_taken_back) {
    SmallRoom room;
    room.begin();
    room.ask(*room.ana, {{"type", "pause"}});
    EXPECT_EQ(room.ask(*room.ana, {{"type", "resume"}}).at("to_pause"), json::array{});
    room.ask(*room.ben, {{"type", "pause"}});
    EXPECT_FALSE(room.room->table().company().paused);
}

TEST(AskingForSettings, waits_for_their_cards_while_others_go_on) {
    SmallRoom room;
    room.ana = room.come("ana");
    room.ben = room.come("ben");
    room.say(*room.ana, settings("1", {{"seats", 3}}));
    ASSERT_TRUE(room.prepare);
    EXPECT_EQ(room.prepare->terms.seats, 3);
    room.say(*room.ben, {{"type", "sit"}, {"id", "2"}, {"name", "Ben"}});
    ASSERT_TRUE(room.append);
    room.stored(room.log.append(*room.append));
    EXPECT_EQ(room.ana->last("table").at("id"), "2");
    room.work();
    EXPECT_EQ(room.ana->last("table").at("id"), "1");
    EXPECT_EQ(room.room->table().settings().terms.seats, 3);
}

TEST(AskingForSettings, comes_before_what_the_same_person_asks_for_later) {
    SmallRoom room;
    room.ana = room.come("ana");
    room.say(*room.ana, settings("1", {{"seats", 3}}));
    room.say(*room.ana, {{"type", "start"}, {"id", "2"}, {"fill", "child"}});
    EXPECT_FALSE(room.append);
    room.work();
    ASSERT_NE(room.game(), nullptr);
    EXPECT_EQ(room.game()->setup().terms.seats, 3);
}

TEST(AskingForSettings, twice_waits_and_three_times_is_refused) {
    SmallRoom room;
    room.ana = room.come("ana");
    room.say(*room.ana, settings("1", {{"seats", 3}}));
    room.say(*room.ana, settings("2", {{"turn_seconds", 60}}));
    room.say(*room.ana, settings("3", {{"listed", true}}));
    EXPECT_EQ(room.ana->refused(), "busy");
    EXPECT_EQ(room.ana->last("refused").at("id"), "3");
    room.work();
    EXPECT_EQ(room.room->table().settings().terms.seats, 3);
    EXPECT_EQ(room.room->table().settings().turn_seconds, 60);
}

TEST(AskingForSettings, without_enough_cards_is_refused_and_holds_nobody_up) {
    SmallRoom room;
    room.ana = room.come("ana");
    room.say(*room.ana, settings("1", {{"seats", 3}}));
    room.say(*room.ana, chat("2"));
    room.prepare.reset();
    room.room->prepared(room.now(), table::deny("too-few-cards", "there are too few"));
    room.carry_out();
    EXPECT_EQ(room.ana->refused(), "too-few-cards");
    room.work();
    EXPECT_EQ(room.ana->count("chat"), 1U);
    EXPECT_EQ(room.room->table().settings().terms.seats, 2);
}

// A game of one card each, which is played to its end.
struct AskingForAnotherGame : testing::Test {
    AskingForAnotherGame() {
        room.begin();
        while (!room.game()->over()) {
            const bool ana = room.game()->to_act().has(Seat{0});
            room.ask(ana ? *room.ana : *room.ben, right_move());
        }
    }
    // Ana places rightly, and ben first of all.
    [[nodiscard]] json::object right_move() const {
        json::object request = room.move();
        const bool ana = room.game()->to_act().has(Seat{0});
        const CardNo card = room.game()->table().hands[ana ? 0 : 1].front();
        const Year year = room.room->table().playset()->deck.year(card);
        if (ana) request["action"].as_object()["gap"] = right_gap(room.game()->table().line, year);
        return request;
    }

    SmallRoom room{SmallRoom::Wish{.table = {{"game", "classic"}, {"seats", 2}, {"options", {{"hand", 1}}}}}};
};

TEST_F(AskingForAnotherGame, opens_a_table_for_the_same_people) {
    room.say(*room.ben, {{"type", "rematch"}, {"id", "again"}});
    ASSERT_TRUE(room.rematch);
    EXPECT_EQ(room.rematch->expected, 0U);
    EXPECT_EQ(room.rematch->entries.size(), 3U) << "opened, and two who sit";
    EXPECT_EQ(room.rematch->summary->people.size(), 2U);
    const std::string code = room.rematch->table;
    EXPECT_FALSE(room.append) << "nobody is sent to a table that is not stored";
    room.work();
    EXPECT_EQ(room.ana->last("table").at("table").at("rematch"), json::value(code));
    EXPECT_EQ(room.ben->last("table").at("id"), "again");
}

TEST_F(AskingForAnotherGame, is_done_once) {
    room.say(*room.ben, {{"type", "rematch"}, {"id", "1"}});
    room.say(*room.ana, {{"type", "rematch"}, {"id", "2"}});
    EXPECT_EQ(room.ana->refused(), "duplicate") << "ben's is under way";
    room.work();
    EXPECT_EQ(room.ask(*room.ana, {{"type", "rematch"}}).at("code"), "duplicate");
}

TEST_F(AskingForAnotherGame, can_be_done_again_where_it_could_not_be_stored) {
    room.say(*room.ben, {{"type", "rematch"}, {"id", "1"}});
    room.rematch.reset();
    room.room->rematch_stored(room.now(), tl::unexpected{broken()});
    room.carry_out();
    EXPECT_EQ(room.ben->refused(), "not-stored");
    EXPECT_EQ(room.ask(*room.ben, {{"type", "rematch"}}).at("type"), "table");
}

TEST_F(AskingForAnotherGame, is_for_those_who_played) {
    Visitor& cleo = *room.come("cleo");
    EXPECT_EQ(room.ask(cleo, {{"type", "rematch"}}).at("code"), "not-allowed");
    EXPECT_FALSE(room.rematch);
}

}  // namespace
}  // namespace frise::test
