// How long a turn has left, and when it does not run out.
#include "table/turn_clock.hpp"

#include <gtest/gtest.h>

namespace frise::table {
namespace {

TEST(TurnClock, stands_at_first_and_then_runs_the_whole_turn) {
    TurnClock clock{1, 1'000};
    EXPECT_TRUE(clock.stands());
    clock.run(true, 5'000);
    EXPECT_FALSE(clock.stands());
    EXPECT_EQ(clock.ends(20), 25'000);
}

TEST(TurnClock, runs_on_with_what_was_left) {
    TurnClock clock{1, 0};
    clock.run(true, 0);
    clock.run(false, 6'000);
    EXPECT_TRUE(clock.stands());
    clock.run(true, 100'000);
    EXPECT_EQ(clock.ends(20), 114'000) << "14 seconds were left";
    clock.run(false, 101'000);
    clock.run(true, 102'000);
    EXPECT_EQ(clock.ends(20), 115'000) << "and each time it stands counts";
}

TEST(TurnClock, is_not_moved_by_what_it_does_already) {
    TurnClock clock{1, 0};
    clock.run(false, 3'000);
    clock.run(true, 4'000);
    EXPECT_EQ(clock.ends(20), 24'000) << "it stood from the beginning";
    clock.run(true, 9'000);
    EXPECT_EQ(clock.ends(20), 24'000);
}

TEST(TurnClock, begins_anew_with_another_turn_alone) {
    TurnClock clock{1, 0};
    clock.run(true, 0);
    clock.turn_to(1, 7'000);
    EXPECT_EQ(clock.ends(20), 20'000) << "the same turn";
    clock.turn_to(2, 8'000);
    EXPECT_EQ(clock.ends(20), 28'000);
    EXPECT_FALSE(clock.stands());
}

TEST(TurnClock, has_the_whole_turn_left_when_that_began_while_it_stood) {
    TurnClock clock{1, 0};
    clock.run(true, 0);
    clock.run(false, 5'000);
    clock.turn_to(2, 9'000);
    EXPECT_TRUE(clock.stands());
    clock.run(true, 30'000);
    EXPECT_EQ(clock.ends(20), 50'000);
}

}  // namespace
}  // namespace frise::table
