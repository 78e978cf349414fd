// Coming in: what somebody is told who is new, or who was here a moment ago.
#include "tests/table/small_room.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace frise::test {
namespace {

using Types = std::vector<std::string>;

struct EnteringARoom : testing::Test {
    SmallRoom room;
};

TEST_F(EnteringARoom, is_answered_with_everything) {
    const Visitor& ana = *room.come("ana");
    EXPECT_EQ(ana.types(), (Types{"welcome", "presence"}));
    EXPECT_EQ(ana.last("welcome").at("n"), room.last());
    EXPECT_EQ(ana.last("welcome").at("person"), "ana");
    EXPECT_EQ(ana.last("welcome").at("seats"), boost::json::array{0});
}

TEST_F(EnteringARoom, is_told_to_those_who_are_here) {
    const Visitor& ana = *room.come("ana");
    room.come("cleo");
    EXPECT_EQ(ana.last("presence").at("onlookers"), 1);
    room.go(*room.come("dan"));
    EXPECT_EQ(ana.last("presence").at("onlookers"), 1);
    EXPECT_EQ(ana.count("presence"), 4U);
}

TEST_F(EnteringARoom, again_is_answered_with_what_was_missed) {
    room.begin();
    room.ask(*room.ana, room.move());
    const store::Number known = room.last();
    room.go(*room.ben);
    room.ask(*room.ana, {{"type", "chat"}, {"text", "one"}});
    room.ask(*room.ana, {{"type", "chat"}, {"text", "two"}});
    const Visitor& ben = *room.come("ben", known);
    EXPECT_EQ(ben.types(), (Types{"resumed", "chat", "chat", "presence"}));
    EXPECT_EQ(ben.heard[0].at("n"), known);
    EXPECT_EQ(ben.heard[1].at("n"), known + 1);
    EXPECT_EQ(ben.heard[2].at("n"), known + 2);
}

TEST_F(EnteringARoom, again_with_nothing_missed_is_answered_with_nothing_more) {
    room.begin();
    const Visitor& cleo = *room.come("cleo", room.last());
    EXPECT_EQ(cleo.types(), (Types{"resumed", "presence"}));
}

TEST_F(EnteringARoom, again_is_answered_with_everything_where_too_much_was_missed) {
    room.begin();
    const store::Number known = room.last();
    for (std::size_t i = 0; i < table::kept_entries; ++i) room.ask(*room.ana, {{"type", "chat"}, {"text", "well"}});
    const Visitor& cleo = *room.come("cleo", known);
    EXPECT_EQ(cleo.types().front(), "resumed") << "all that is kept";
    EXPECT_EQ(cleo.count("chat"), table::kept_entries);
    room.ask(*room.ana, {{"type", "chat"}, {"text", "well"}});
    EXPECT_EQ(room.come("dan", known)->types().front(), "welcome");
}

TEST_F(EnteringARoom, again_is_answered_with_everything_where_the_deal_was_missed) {
    room.ana = room.come("ana");
    const store::Number known = room.last();
    room.ask(*room.ana, {{"type", "start"}, {"fill", "child"}});
    EXPECT_EQ(room.come("cleo", known)->types().front(), "welcome");
}

TEST_F(EnteringARoom, with_a_number_that_does_not_exist_is_answered_with_everything) {
    EXPECT_EQ(room.come("ana", room.last() + 1)->types().front(), "welcome");
}

TEST_F(EnteringARoom, through_another_connection_ends_the_one_before) {
    const Visitor& old = *room.come("ana");
    const Visitor& ben = *room.come("ben");
    const std::size_t told = ben.heard.size();
    const Visitor& newer = *room.come("ana");
    EXPECT_EQ(old.bye, "replaced");
    EXPECT_EQ(ben.heard.size(), told) << "for the others nobody came or went";
    room.go(old);
    EXPECT_EQ(room.room->guests(), 2U) << "that the old one is closed means nothing";
    EXPECT_EQ(newer.bye, "");
}

TEST_F(EnteringARoom, is_refused_to_who_was_asked_to_go) {
    room.begin();
    room.ask(*room.ana, {{"type", "kick"}, {"person", "cleo"}});
    EXPECT_EQ(room.come("cleo"), nullptr);
    EXPECT_EQ(room.refused, "kicked");
}

TEST_F(EnteringARoom, is_refused_to_onlookers_who_are_too_many) {
    for (std::size_t i = 0; i < room.settings.most_onlookers; ++i) room.come("");
    EXPECT_EQ(room.come("cleo"), nullptr);
    EXPECT_EQ(room.refused, "full");
    EXPECT_NE(room.come("ana"), nullptr) << "she sits here";
}

TEST_F(EnteringARoom, among_a_crowd_is_told_once_for_all_who_come) {
    const Visitor& ana = *room.come("ana");
    for (int i = 0; i < 24; ++i) room.come("");
    const std::size_t told = ana.count("presence");
    EXPECT_EQ(told, 24U) << "all but the last";
    for (int i = 0; i < 3; ++i) room.come("");
    EXPECT_EQ(ana.count("presence"), told);
    room.pass(0);
    EXPECT_EQ(ana.count("presence"), told + 1);
    EXPECT_EQ(ana.last("presence").at("onlookers"), 27);
}

TEST_F(EnteringARoom, is_told_to_other_servers) {
    const Visitor& ana = *room.come("ana");
    room.go(ana);
    ASSERT_EQ(room.attendees.size(), 2U);
    EXPECT_EQ(room.attendees[0], (store::Attendee{"ana", 1, false, 0, false}));
    EXPECT_EQ(room.attendees[1].count, 0);
}

TEST_F(EnteringARoom, elsewhere_ends_the_connection_here) {
    const Visitor& ana = *room.come("ana");
    const Visitor& ben = *room.come("ben");
    room.room->meet(room.now(), {{"ana", 1, false, 1, false}, {"ana", 1, false, 2, true}});
    room.carry_out();
    EXPECT_EQ(ana.bye, "replaced");
    EXPECT_EQ(ben.last("presence").at("here"), boost::json::array{"ana"}) << "she is there all the same";
    EXPECT_EQ(room.room->guests(), 1U);
}

TEST_F(EnteringARoom, ends_for_all_who_are_sent_away) {
    const Visitor& ana = *room.come("ana");
    const Visitor& onlooker = *room.come("");
    room.room->dismiss_all(room.now(), "restart");
    room.carry_out();
    EXPECT_EQ(ana.bye, "restart");
    EXPECT_EQ(onlooker.bye, "restart");
    EXPECT_EQ(room.room->guests(), 0U);
}

}  // namespace
}  // namespace frise::test
