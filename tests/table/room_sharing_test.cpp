// Other servers write to the same table, and the store may be out of reach.
#include "tests/table/small_room.hpp"

#include <gtest/gtest.h>
#include <string>

namespace frise::test {
namespace {

// Ana and ben play, and other servers use the store too.
struct WritingWithOthers : testing::Test {
    WritingWithOthers() { room.begin(); }

    // The store answers that another server was quicker, whose chat it was.
    void lose_to(const std::string& text) {
        room.write_elsewhere(table::Chatted{"Cleo", text});
        ASSERT_TRUE(room.append);
        room.stored(room.log.append(*room.append));
    }

    SmallRoom room{SmallRoom::Wish{
        .room = {.most_onlookers = 30, .bot_pace = 1000, .host_away = 60'000, .unload = 120'000, .shared = true}}};
};

TEST_F(WritingWithOthers, is_decided_again_after_what_they_wrote) {
    const store::Number before = room.last();
    room.say(*room.ana, chat("1", "mine"));
    lose_to("theirs");
    EXPECT_EQ(room.ana->count("chat"), 0U);
    EXPECT_EQ(room.read_after, before);
    room.work();
    ASSERT_EQ(room.ben->count("chat"), 2U);
    EXPECT_EQ(room.ben->heard[room.ben->heard.size() - 2].at("text"), "theirs");
    EXPECT_EQ(room.ben->heard.back().at("text"), "mine");
    EXPECT_EQ(room.ben->heard.back().at("n"), before + 2);
}

TEST_F(WritingWithOthers, of_what_they_made_impossible_is_refused) {
    room.say(*room.ana, {{"type", "pause"}, {"id", "1"}});
    room.say(*room.ben, {{"type", "pause"}, {"id", "2"}});
    room.write_elsewhere(table::Paused{}, "ana");
    room.stored(room.log.append(*room.append));
    room.work();
    EXPECT_EQ(room.ben->refused(), "not-allowed");
    EXPECT_TRUE(room.room->table().company().paused);
}

TEST_F(WritingWithOthers, that_may_have_been_done_or_not_waits_for_the_store) {
    room.say(*room.ana, chat("1"));
    room.stored(tl::unexpected{unreachable()});
    EXPECT_EQ(room.ana->refused(), "");
    EXPECT_EQ(room.ana->last("hold").at("on"), true);
    EXPECT_EQ(room.come("cleo")->last("hold").at("on"), true) << "and whoever comes is told";
    room.say(*room.ben, chat("2"));
    EXPECT_FALSE(room.append) << "nothing is stored meanwhile";
    room.pass(2 * table::try_again_after);
    EXPECT_EQ(room.ana->last("hold").at("on"), false);
    EXPECT_EQ(room.ana->count("hold"), 2U);
    EXPECT_EQ(room.ana->count("chat"), 2U) << "then both are";
}

TEST_F(WritingWithOthers, that_was_done_though_nobody_said_so_is_not_done_twice) {
    room.say(*room.ana, chat("1"));
    room.log.append(*room.append);
    room.stored(tl::unexpected{unreachable()});
    room.pass(2 * table::try_again_after);
    EXPECT_EQ(room.ana->count("chat"), 1U);
    EXPECT_EQ(room.ana->last("chat").at("id"), "1");
    EXPECT_EQ(room.ana->refused(), "") << "the entry is the answer";
    EXPECT_FALSE(room.append);
}

TEST_F(WritingWithOthers, keeps_trying_while_the_store_is_away) {
    room.say(*room.ana, chat("1"));
    room.stored(tl::unexpected{unreachable()});
    for (int i = 0; i < 3; ++i) {
        ASSERT_TRUE(room.room->wake_at());
        room.time = *room.room->wake_at();
        room.room->wake(room.now());
        room.carry_out();
        ASSERT_TRUE(room.read_after);
        room.read_after.reset();
        room.room->was_read(room.now(), tl::unexpected{unreachable()});
        room.carry_out();
    }
    EXPECT_EQ(room.ana->count("hold"), 1U);
    EXPECT_TRUE(room.room->wake_at());
}

TEST_F(WritingWithOthers, tries_again_what_was_under_way_when_the_store_went_away) {
    room.say(*room.ana, chat("1"));
    room.room->store_away(room.now());
    room.time += 2 * table::try_again_after;
    room.room->wake(room.now());
    room.stored(tl::unexpected{unreachable()});
    EXPECT_EQ(room.room->wake_at(), room.time + table::try_again_after);
}

TEST_F(WritingWithOthers, is_told_to_this_room) {
    const store::Number last = room.write_elsewhere(table::Chatted{"Cleo", "theirs"});
    room.room->written_elsewhere(room.now(), last);
    room.carry_out();
    room.work();
    EXPECT_EQ(room.ana->last("chat").at("text"), "theirs");
    room.room->written_elsewhere(room.now(), last);
    room.carry_out();
    EXPECT_FALSE(room.read_after) << "that is known";
}

TEST_F(WritingWithOthers, that_was_heard_of_while_storing_is_read_then) {
    room.say(*room.ana, chat("1"));
    const store::Number own = room.last() + 1;
    room.log.append(*room.append);
    room.room->written_elsewhere(room.now(), room.write_elsewhere(table::Chatted{"Cleo", "theirs"}));
    room.carry_out();
    EXPECT_FALSE(room.read_after);
    room.stored(store::Appended::done);
    EXPECT_EQ(room.read_after, own);
}

TEST_F(WritingWithOthers, is_looked_for_when_news_were_lost) {
    room.write_elsewhere(table::Chatted{"Cleo", "theirs"});
    room.attendees.clear();
    room.room->news_lost(room.now());
    room.carry_out();
    room.work();
    EXPECT_EQ(room.ana->last("chat").at("text"), "theirs");
    EXPECT_EQ(room.attendees.size(), 2U) << "and the store is told again of all who are here";
}

TEST_F(WritingWithOthers, a_deal_and_what_followed_is_told_with_a_welcome) {
    SmallRoom other;
    other.ana = other.come("ana");
    table::LiveTable table = other.room->table();
    auto entries = table.decide({"ana", {}}, table::Decidable{table::request::Start{.fill = {"child"}}},
                                {0, other.luck.shuffles(), 1});
    for (const table::Entry& entry : entries.value()) other.write_elsewhere(entry.what, "ana");
    other.write_elsewhere(table::Chatted{"Cleo", "well"});
    other.room->catch_up(other.now());
    other.carry_out();
    other.work();
    EXPECT_EQ(other.ana->heard.back().at("type"), "welcome");
    EXPECT_EQ(other.ana->heard.back().at("n"), other.log.last());
    EXPECT_EQ(other.ana->count("began"), 0U);
}

}  // namespace
}  // namespace frise::test
