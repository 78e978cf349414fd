// Coming, going and wishing for a pause, through this server and through others.
#include "table/who_is_here.hpp"

#include "tests/table/opened.hpp"

#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <vector>

namespace frise::table {
namespace {

using People = std::vector<std::string_view>;

store::Attendee elsewhere(std::string person, std::uint64_t arrival = 1) {
    return {std::move(person), 1, false, arrival, true};
}
store::Attendee arrived_here(std::string person, std::uint64_t arrival) {
    return {std::move(person), 1, false, arrival, false};
}

// At a table where ana and ben sit.
class Here : public testing::Test {
  public:
    Here() : table{test::opened_table({{"name", "Ana"}, {"seats", 2}}).table} {
        Entry sat{0, "ben", {}, Sat{Seat{1}, "ben", "Ben"}};
        table.evolve(sat);
    }
    GuestPtr come(std::string person) {
        auto guest = std::make_shared<Guest>(Guest{GuestNo{++guests}, std::move(person), "127.0.0.1", {}});
        replaced = who.enter(guest);
        return guest;
    }

    LiveTable table;
    WhoIsHere who;
    GuestPtr replaced;
    std::uint64_t guests = 0;
};

TEST_F(Here, is_who_came_and_did_not_go) {
    const GuestPtr ana = come("ana");
    EXPECT_TRUE(who.is_here("ana"));
    EXPECT_EQ(who.guest(ana->no), ana);
    EXPECT_TRUE(who.leave(ana->no));
    EXPECT_FALSE(who.is_here("ana"));
    EXPECT_EQ(who.guest(ana->no), nullptr);
    EXPECT_FALSE(who.leave(ana->no)) << "they are gone already";
}

TEST_F(Here, is_the_newest_connection_of_each_person) {
    const GuestPtr old = come("ana");
    EXPECT_EQ(replaced, nullptr);
    const GuestPtr newer = come("ana");
    EXPECT_EQ(replaced, old);
    EXPECT_EQ(who.guests(), std::vector{newer});
    EXPECT_FALSE(who.leave(old->no)) << "another connection took its place";
    EXPECT_TRUE(who.is_here("ana"));
}

TEST_F(Here, is_each_onlooker_without_a_token) {
    come("");
    come("");
    EXPECT_EQ(replaced, nullptr);
    EXPECT_EQ(who.guests().size(), 2U);
    EXPECT_EQ(who.attendance(table).onlookers, 2U);
}

TEST_F(Here, is_counted_who_is_not_known_at_the_table) {
    come("ana");
    come("cleo");
    const Attendance present = who.attendance(table);
    EXPECT_EQ(present.here, People{"ana"});
    EXPECT_EQ(present.onlookers, 1U);
}

TEST_F(Here, is_nobody_who_keeps_the_game_going_while_all_only_watch) {
    come("cleo");
    come("");
    EXPECT_FALSE(who.has_people(table));
    come("ben");
    EXPECT_TRUE(who.has_people(table));
}

TEST_F(Here, is_nobody_once_all_were_sent_away) {
    const GuestPtr ana = come("ana");
    const GuestPtr cleo = come("cleo");
    EXPECT_EQ(who.leave_all(), (std::vector{ana, cleo}));
    EXPECT_TRUE(who.guests().empty());
}

TEST_F(Here, are_those_too_who_came_through_other_servers) {
    come("ana");
    who.meet({arrived_here("ana", 1), elsewhere("ben"), elsewhere("cleo"), {"", 3, false, 4, true}});
    EXPECT_TRUE(who.is_elsewhere("ben"));
    EXPECT_FALSE(who.is_elsewhere("ana"));
    const Attendance present = who.attendance(table);
    EXPECT_EQ(present.here, (People{"ana", "ben"}));
    EXPECT_EQ(present.onlookers, 4U);
}

TEST_F(Here, is_named_once_who_is_here_and_elsewhere) {
    come("ana");
    come("cleo");
    who.meet({elsewhere("ana"), elsewhere("cleo")});
    EXPECT_EQ(who.attendance(table).here, People{"ana"});
    EXPECT_EQ(who.attendance(table).onlookers, 1U);
}

TEST_F(Here, are_all_who_have_to_wish_for_a_pause) {
    come("ana");
    come("ben");
    come("cleo");
    EXPECT_FALSE(who.want_to_pause(table, "ana"));
    EXPECT_FALSE(who.want_to_pause(table, "ana")) << "twice is not both";
    EXPECT_EQ(who.attendance(table).to_pause, std::vector<std::string>{"ana"});
    EXPECT_TRUE(who.want_to_pause(table, "ben")) << "onlookers are not asked";
}

TEST_F(Here, is_not_asked_about_a_pause_who_went_away) {
    come("ana");
    EXPECT_TRUE(who.want_to_pause(table, "ana"));
}

TEST_F(Here, are_asked_about_a_pause_those_elsewhere_too) {
    come("ana");
    auto ben = elsewhere("ben");
    who.meet({ben});
    EXPECT_FALSE(who.want_to_pause(table, "ana"));
    ben.to_pause = true;
    who.meet({ben});
    EXPECT_EQ(who.attendance(table).to_pause, (std::vector<std::string>{"ana", "ben"}));
    EXPECT_TRUE(who.want_to_pause(table, "ana"));
}

TEST_F(Here, is_no_wish_for_a_pause_of_somebody_who_took_it_back_or_went) {
    const GuestPtr ana = come("ana");
    come("ben");
    who.want_to_pause(table, "ana");
    EXPECT_TRUE(who.no_longer_to_pause("ana"));
    EXPECT_FALSE(who.no_longer_to_pause("ana")) << "there was none any more";
    EXPECT_FALSE(who.want_to_pause(table, "ben"));
    who.want_to_pause(table, "ana");
    who.leave(ana->no);
    EXPECT_EQ(who.attendance(table).to_pause, std::vector<std::string>{"ben"});
    EXPECT_EQ(who.forget_pauses(), std::vector<std::string>{"ben"});
    EXPECT_TRUE(who.attendance(table).to_pause.empty());
}

TEST_F(Here, is_told_to_other_servers) {
    come("");
    come("");
    come("ana");
    come("ben");
    who.want_to_pause(table, "ana");
    EXPECT_EQ(who.told_of("ana", false), (store::Attendee{"ana", 1, true, 0, false}));
    EXPECT_EQ(who.told_of("", false), (store::Attendee{"", 2, false, 0, false}));
    EXPECT_EQ(who.told_of("dan", false).count, 0) << "gone";
}

TEST_F(Here, is_told_with_the_arrival_that_the_store_gave_unless_they_come_anew) {
    come("ana");
    who.meet({elsewhere("ana", 4), arrived_here("ana", 5)});
    EXPECT_EQ(who.told_of("ana", false).arrival, 5U);
    EXPECT_EQ(who.told_of("ana", true).arrival, 0U);
}

TEST_F(Here, is_no_longer_who_came_in_elsewhere_later) {
    const GuestPtr ana = come("ana");
    const GuestPtr ben = come("ben");
    come("");
    EXPECT_TRUE(who.meet({elsewhere("ana", 1), arrived_here("ana", 2), elsewhere("", 9)}).empty()) << "she came here";
    EXPECT_TRUE(who.meet({elsewhere("ben", 7)}).empty()) << "the store does not know yet when he came here";
    EXPECT_EQ(who.meet({arrived_here("ana", 2), elsewhere("ana", 3), arrived_here("ben", 1)}), std::vector{ana});
}

TEST_F(Here, is_known_as_the_store_last_told_of_them) {
    const std::vector attendees{elsewhere("ana", 1)};
    EXPECT_FALSE(who.knows(attendees));
    who.meet(attendees);
    EXPECT_TRUE(who.knows(attendees));
    EXPECT_FALSE(who.knows({elsewhere("ana", 2)}));
}

}  // namespace
}  // namespace frise::table
