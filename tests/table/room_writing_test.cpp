// Storing first and telling then, and what happens where the store does not do it.
#include "tests/table/small_room.hpp"

#include <gtest/gtest.h>
#include <string>

namespace frise::test {
namespace {

namespace json = boost::json;

// Who acts without having seen the deal may still guess a card.
TEST(WritingADeal, is_done_before_whatever_comes_after_it) {
    SmallRoom room;
    room.ana = room.come("ana");
    room.ben = room.come("ben");
    room.ask(*room.ben, {{"type", "sit"}, {"name", "Ben"}});
    room.say(*room.ana, chat("1"));
    room.say(*room.ana, {{"type", "start"}, {"id", "2"}});
    for (int i = 0; i < 60; ++i) {
        const json::object guess{
            {"type", "place"}, {"seat", 0}, {"card", telling_word("zq", static_cast<std::size_t>(i))}, {"gap", 0}};
        room.say(*room.ana, {{"type", "act"}, {"id", "guess " + std::to_string(i)}, {"action", guess}});
    }
    room.stored(room.log.append(*room.append));
    ASSERT_TRUE(room.append);
    EXPECT_EQ(room.append->entries.size(), 1U) << "the deal alone";
    room.stored(room.log.append(*room.append));
    EXPECT_EQ(room.ben->heard.back().at("type"), "began");
    EXPECT_EQ(room.ben->heard.back().at("n"), room.last());
    room.work();
    EXPECT_EQ(room.ben->count("update"), 1U) << "she has guessed one";
}

// Ana and ben play.
struct WritingInARoom : testing::Test {
    WritingInARoom() { room.begin(); }

    SmallRoom room;
};

TEST_F(WritingInARoom, comes_before_telling) {
    const store::Number before = room.last();
    const std::size_t told = room.ben->heard.size();
    room.say(*room.ana, room.move());
    ASSERT_TRUE(room.append);
    EXPECT_EQ(room.ben->heard.size(), told);
    EXPECT_EQ(room.last(), before);
    room.work();
    EXPECT_EQ(room.ben->count("update"), 1U);
    EXPECT_EQ(room.last(), before + 1);
    EXPECT_EQ(room.actions, 1);
}

TEST_F(WritingInARoom, is_done_once_for_what_came_meanwhile) {
    room.say(*room.ana, chat("1"));
    room.say(*room.ana, chat("2"));
    room.say(*room.ben, chat("3"));
    EXPECT_EQ(room.append->entries.size(), 1U);
    room.stored(room.log.append(*room.append));
    ASSERT_TRUE(room.append);
    EXPECT_EQ(room.append->entries.size(), 2U);
    room.work();
    EXPECT_EQ(room.ben->count("chat"), 3U);
}

TEST_F(WritingInARoom, leads_to_a_refusal_after_what_was_stored_with_it) {
    room.say(*room.ben, chat("1"));
    room.say(*room.ana, chat("2"));
    room.say(*room.ana, {{"type", "start"}, {"id", "3"}});
    room.stored(room.log.append(*room.append));
    EXPECT_EQ(room.ana->refused(), "") << "what it is refused for may not be stored";
    room.work();
    EXPECT_EQ(room.ana->refused(), "begun");
    EXPECT_EQ(room.ana->last("refused").at("n"), room.last());
}

TEST_F(WritingInARoom, is_refused_to_those_alone_who_are_still_here) {
    room.say(*room.ana, chat("1"));
    room.say(*room.ben, {{"type", "start"}, {"id", "2"}});
    room.go(*room.ben);
    const Visitor& newer = *room.come("ben");
    room.work();
    EXPECT_EQ(room.ben->count("refused"), 0U);
    EXPECT_EQ(newer.count("refused"), 0U) << "they did not ask";
    EXPECT_EQ(room.refusals, 1);
}

TEST_F(WritingInARoom, that_fails_changes_nothing_and_says_so) {
    const store::Number before = room.last();
    room.say(*room.ana, chat("1"));
    room.stored(tl::unexpected{broken()});
    EXPECT_EQ(room.last(), before);
    EXPECT_EQ(room.ana->refused(), "not-stored");
    EXPECT_EQ(room.ana->last("refused").at("id"), "1");
    EXPECT_EQ(room.ben->count("refused"), 0U);
    EXPECT_EQ(room.ana->count("chat"), 0U);
    EXPECT_EQ(room.ask(*room.ana, chat("1")).at("type"), "chat") << "it did not count";
}

TEST_F(WritingInARoom, to_a_store_of_its_own_that_cannot_be_reached_fails) {
    room.say(*room.ana, chat("1"));
    room.stored(tl::unexpected{unreachable()});
    EXPECT_EQ(room.ana->refused(), "not-stored");
}

TEST_F(WritingInARoom, tells_an_id_that_comes_again_when_it_counted) {
    const json::object told = room.ask(*room.ana, chat("1"));
    const json::object again = room.ask(*room.ana, chat("1"));
    EXPECT_EQ(again.at("code"), "duplicate");
    EXPECT_EQ(again.at("counted"), told.at("n"));
}

TEST_F(WritingInARoom, takes_only_so_much_that_waits) {
    room.say(*room.ana, chat("first"));
    for (int i = 0; i < 64; ++i) room.say(*room.ana, chat(std::to_string(i)));
    EXPECT_EQ(room.ana->refused(), "");
    room.say(*room.ana, chat("last"));
    EXPECT_EQ(room.ana->refused(), "busy");
    room.work();
    EXPECT_EQ(room.ana->count("chat"), 65U);
}

}  // namespace
}  // namespace frise::test
