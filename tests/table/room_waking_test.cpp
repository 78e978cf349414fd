// What a room does when its time has come: bots, the clock, the host's rights, and going out of memory.
#include "tests/table/small_room.hpp"

#include <gtest/gtest.h>
#include <string>

namespace frise::test {
namespace {

// Ana against a bot; it is the turn of the bot, or of hers.
SmallRoom::Wish against_bot(int turn_seconds = 0) {
    return {
        .table = {
            {"game", "classic"}, {"seats", 2}, {"turn_seconds", turn_seconds}, {"bots", {"child"}}, {"start", true}}};
}

SmallRoom::Wish with_clock() { return {.table = {{"game", "classic"}, {"seats", 2}, {"turn_seconds", 20}}}; }

TEST(WakingARoom, lets_a_bot_play_in_its_time) {
    SmallRoom room{against_bot()};
    room.ana = room.come("ana");
    room.pass(60'000);
    EXPECT_EQ(room.ana->count("update"), 0U) << "it is her turn";
    room.ask(*room.ana, room.move());
    room.pass(499);
    EXPECT_EQ(room.ana->count("update"), 1U);
    room.pass(1'001);
    EXPECT_EQ(room.ana->count("update"), 2U);
    EXPECT_EQ(room.ana->last("update").at("actor"), "bot");
}

TEST(WakingARoom, lets_no_bot_play_while_nobody_is_here) {
    SmallRoom room{against_bot()};
    room.ana = room.come("ana");
    room.ask(*room.ana, room.move());
    const store::Number last = room.last();
    room.go(*room.ana);
    room.come("");
    room.pass(60'000);
    EXPECT_EQ(room.last(), last);
    room.come("ana");
    room.pass(2'000);
    EXPECT_GT(room.last(), last);
}

TEST(WakingARoom, lets_no_bot_play_before_what_is_being_stored) {
    SmallRoom room{against_bot()};
    room.ana = room.come("ana");
    room.ask(*room.ana, room.move());
    room.say(*room.ana, chat("1"));
    room.time += 10'000;
    room.room->wake(room.now());
    room.carry_out();
    room.work();
    EXPECT_EQ(room.ana->count("update"), 1U);
    room.pass(2'000);
    EXPECT_EQ(room.ana->count("update"), 2U) << "it is planned anew";
}

TEST(WakingARoom, plays_for_who_has_no_time_left) {
    SmallRoom room{with_clock()};
    room.begin();
    EXPECT_EQ(room.ana->last("began").at("until"), room.now().day + 20'000);
    room.pass(19'999);
    EXPECT_EQ(room.ana->count("update"), 0U);
    room.pass(1);
    EXPECT_EQ(room.ana->count("update"), 1U);
    EXPECT_EQ(room.ana->last("update").at("actor"), "clock");
    EXPECT_EQ(room.ana->last("update").at("until"), room.now().day + 20'000) << "ben has his own";
}

TEST(WakingARoom, holds_the_clock_while_nobody_is_here_or_the_store_is_away) {
    SmallRoom room{with_clock()};
    room.begin();
    room.pass(5'000);
    room.go(*room.ana);
    room.go(*room.ben);
    room.pass(50'000);
    EXPECT_EQ(room.come("ben")->last("welcome").at("until"), room.now().day + 15'000);
    room.room->store_away(room.now());
    room.carry_out();
    EXPECT_FALSE(room.come("cleo")->last("welcome").contains("until"));
    room.time += 50'000;
    room.room->catch_up(room.now());
    room.carry_out();
    room.work();
    EXPECT_EQ(room.come("cleo")->last("welcome").at("until"), room.now().day + 15'000);
}

TEST(WakingARoom, lets_no_clock_run_in_a_pause) {
    SmallRoom room{with_clock()};
    room.begin();
    room.ask(*room.ana, {{"type", "pause"}});
    room.ask(*room.ben, {{"type", "pause"}});
    ASSERT_TRUE(room.room->table().company().paused);
    room.pass(100'000);
    EXPECT_EQ(room.ana->count("update"), 0U);
    room.ask(*room.ben, {{"type", "resume"}});
    EXPECT_EQ(room.ana->last("table").at("table").at("paused"), false);
    room.pass(20'000);
    EXPECT_EQ(room.ana->count("update"), 1U) << "the turn begins anew";
}

TEST(WakingARoom, passes_the_rights_of_a_host_who_is_away_to_somebody_who_sits_here) {
    SmallRoom room;
    room.begin();
    room.come("cleo");
    room.go(*room.ana);
    room.pass(59'999);
    EXPECT_EQ(room.room->table().company().host, "ana");
    room.pass(1);
    EXPECT_EQ(room.room->table().company().host, "ben");
    EXPECT_EQ(room.ben->last("table").at("table").at("host"), "ben");
}

TEST(WakingARoom, passes_no_rights_of_a_host_who_came_back_in_time) {
    SmallRoom room;
    room.begin();
    room.go(*room.ana);
    room.pass(50'000);
    room.ana = room.come("ana");
    room.pass(50'000);
    room.go(*room.ana);
    room.pass(50'000);
    EXPECT_EQ(room.room->table().company().host, "ana") << "the time begins anew";
}

TEST(WakingARoom, passes_no_rights_of_a_host_who_is_elsewhere) {
    SmallRoom room;
    room.begin();
    room.go(*room.ana);
    room.room->meet(room.now(), {{"ana", 1, false, 1, true}});
    room.carry_out();
    room.pass(100'000);
    EXPECT_EQ(room.room->table().company().host, "ana");
}

TEST(WakingARoom, passes_no_rights_to_somebody_who_only_watches) {
    SmallRoom room;
    room.begin();
    room.come("cleo");
    room.go(*room.ana);
    room.go(*room.ben);
    room.pass(100'000);
    EXPECT_EQ(room.room->table().company().host, "ana");
}

TEST(ARoom, is_idle_when_nobody_has_been_here_for_some_time) {
    SmallRoom room;
    EXPECT_FALSE(room.room->idle(room.time));
    EXPECT_EQ(room.room->wake_at(), room.time + room.settings.unload) << "to see whether it is";
    room.pass(60'000);
    const Visitor& ana = *room.come("ana");
    EXPECT_FALSE(room.room->idle(room.time + 500'000));
    room.go(ana);
    EXPECT_FALSE(room.room->idle(room.time + room.settings.unload - 1));
    EXPECT_TRUE(room.room->idle(room.time + room.settings.unload));
}

TEST(ARoom, is_not_idle_while_something_is_under_way) {
    SmallRoom room;
    const Visitor& ana = *room.come("ana");
    room.say(ana, chat("1"));
    room.go(ana);
    EXPECT_FALSE(room.room->idle(room.time + 500'000));
    room.work();
    EXPECT_TRUE(room.room->idle(room.time + 500'000));
}

}  // namespace
}  // namespace frise::test
