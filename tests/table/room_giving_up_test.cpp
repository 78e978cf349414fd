// What a room does when it cannot go on with its table.
#include "tests/table/small_room.hpp"

#include <gtest/gtest.h>
#include <string>
#include <utility>

namespace frise::test {
namespace {

namespace json = boost::json;

// Ana and ben play.
struct GivingUpARoom : testing::Test {
    GivingUpARoom() { room.begin(); }
    void read(store::Stored<std::optional<store::TableRecord>> record) {
        room.room->catch_up(room.now());
        room.carry_out();
        room.room->was_read(room.now(), std::move(record));
        room.carry_out();
    }

    SmallRoom room;
};

TEST_F(GivingUpARoom, because_its_table_is_gone_sends_everybody_away) {
    read(std::nullopt);
    ASSERT_TRUE(room.given_up);
    EXPECT_EQ(room.given_up->why, table::GivenUp::Why::gone);
    EXPECT_EQ(room.ana->bye, "restart");
    EXPECT_EQ(room.ben->bye, "restart");
    EXPECT_TRUE(room.room->given_up());
    EXPECT_FALSE(room.room->wake_at());
}

TEST_F(GivingUpARoom, because_the_store_is_broken_says_how) {
    read(tl::unexpected{broken()});
    EXPECT_EQ(room.given_up->why, table::GivenUp::Why::broken);
    EXPECT_EQ(room.given_up->message, "the disk is full");
}

TEST_F(GivingUpARoom, because_an_entry_cannot_be_read_says_so) {
    read(store::TableRecord{{}, room.last() + 1, {R"({"what":"danced"})"}});
    ASSERT_TRUE(room.given_up);
    EXPECT_EQ(room.given_up->why, table::GivenUp::Why::broken);
}

TEST_F(GivingUpARoom, because_cards_cannot_be_made_now_is_no_harm_to_the_table) {
    SmallRoom other;
    other.ana = other.come("ana");
    const auto settings = prepared_with(json::object{{"game", "classic"}, {"seats", 3}}, 110).settings;
    other.write_elsewhere(table::Changed{settings}, "ana");
    other.room->catch_up(other.now());
    other.carry_out();
    other.read();
    ASSERT_TRUE(other.find);
    other.room->cards_found(other.now(), table::deny("busy", "too much to do"));
    other.carry_out();
    EXPECT_EQ(other.given_up->why, table::GivenUp::Why::busy);
}

TEST_F(GivingUpARoom, leaves_nothing_to_be_stored) {
    read(std::nullopt);
    room.say(*room.come("ana"), chat("1"));  // she was quicker than the server that lets the room go
    EXPECT_FALSE(room.append);
}

}  // namespace
}  // namespace frise::test
