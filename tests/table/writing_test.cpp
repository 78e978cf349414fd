// When a room may write, and when it has to read.
#include "table/writing.hpp"

#include <gtest/gtest.h>

namespace frise::table {
namespace {

TEST(Writing, is_one_thing_at_a_time) {
    Writing writing;
    EXPECT_TRUE(writing.free());
    writing.begin_storing();
    EXPECT_TRUE(writing.under_way());
    EXPECT_FALSE(writing.free());
    EXPECT_FALSE(writing.may_read());
    writing.end_storing();
    EXPECT_TRUE(writing.free());
    writing.begin_reading();
    EXPECT_FALSE(writing.free());
    EXPECT_FALSE(writing.may_read());
    writing.end_reading();
    EXPECT_TRUE(writing.free());
    EXPECT_FALSE(writing.under_way());
}

TEST(Writing, waits_while_the_store_is_away_and_reading_does_not) {
    Writing writing;
    EXPECT_TRUE(writing.lose());
    EXPECT_FALSE(writing.lose()) << "that is known";
    EXPECT_TRUE(writing.away());
    EXPECT_FALSE(writing.free());
    EXPECT_TRUE(writing.may_read()) << "that is how the store is found again";
    EXPECT_TRUE(writing.find());
    EXPECT_FALSE(writing.find()) << "that is known";
    EXPECT_TRUE(writing.free());
}

TEST(Writing, is_over_once_the_room_was_given_up) {
    Writing writing;
    writing.give_up();
    EXPECT_TRUE(writing.given_up());
    EXPECT_FALSE(writing.free());
    EXPECT_FALSE(writing.may_read());
}

TEST(Writing, is_behind_what_was_heard_of) {
    Writing writing;
    EXPECT_FALSE(writing.behind(0));
    writing.hear_of(7);
    writing.hear_of(5);
    EXPECT_TRUE(writing.behind(6));
    EXPECT_FALSE(writing.behind(7)) << "it knows all that was told of";
}

TEST(Writing, is_behind_until_it_reads_when_news_were_lost) {
    Writing writing;
    writing.miss();
    EXPECT_TRUE(writing.behind(100));
    EXPECT_TRUE(writing.behind_still(100));
    writing.begin_reading();
    EXPECT_FALSE(writing.behind(100));
    writing.miss();
    writing.end_reading();
    EXPECT_TRUE(writing.behind_still(100)) << "lost while it was reading: that may not have been read";
}

TEST(Writing, is_not_behind_still_for_a_number_that_reading_did_not_find) {
    Writing writing;
    writing.hear_of(7);
    writing.begin_reading();
    writing.end_reading();
    EXPECT_FALSE(writing.behind_still(5)) << "the store does not have it";
    EXPECT_TRUE(writing.behind(5));
}

TEST(Writing, is_behind_still_what_was_heard_of_while_it_was_reading) {
    Writing writing;
    writing.hear_of(7);
    writing.begin_reading();
    writing.hear_of(8);
    writing.end_reading();
    EXPECT_TRUE(writing.behind_still(7));
    EXPECT_FALSE(writing.behind_still(8)) << "it was read already";
}

}  // namespace
}  // namespace frise::table
