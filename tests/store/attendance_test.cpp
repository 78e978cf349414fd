// Who is at a table, as far as all stores know it; what servers tell each other is in postgres_attendees_test.
#include "tests/store/contract.hpp"

namespace frise::store_test {
namespace {

TEST_P(AttendanceContract, a_table_that_somebody_is_at_is_kept) {
    append({opening("A"), opening("B")});
    expect_done(store().put_attendee("A", {.person = "zoe"}));
    expect_done(store().put_attendee("A", {.person = ""}));
    EXPECT_EQ(remove({{"A", 1}, {"B", 1}}), (Removals{Removed::kept, Removed::done}));
    expect_done(store().put_attendee("A", {.person = "zoe", .count = 0}));
    EXPECT_EQ(remove({{"A", 1}}), Removals{Removed::kept});
    expect_done(store().put_attendee("A", {.person = "", .count = 0}));
    EXPECT_EQ(remove({{"A", 1}}), Removals{Removed::done});
}

TEST_P(AttendanceContract, nobody_is_elsewhere_while_there_is_one_server) {
    expect_done(store().put_attendee("A", {.person = "zoe"}));
    EXPECT_EQ(value(store().elsewhere(Entries{"A", "B"})), store::Crowds{});
    for (const auto& attendee : value(store().attendees("A"))) EXPECT_FALSE(attendee.elsewhere);
}

}  // namespace
}  // namespace frise::store_test
