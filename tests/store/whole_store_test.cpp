// What a store does as a whole.
#include "tests/store/contract.hpp"

namespace frise::store_test {
namespace {

TEST_P(Contract, a_ping_is_answered_and_changes_nothing) {
    append(opening("A"));
    const auto before = load("A");
    for (int i = 0; i < 3; ++i) expect_done(store().ping());
    EXPECT_EQ(load("A"), before);
    EXPECT_EQ(append({"A", 1, {"two"}, {}}), done);
    if (GetParam().lasts) reopen();
    expect_done(store().ping());
}

TEST_P(Contract, what_lasts_is_there_after_opening_again) {
    if (!GetParam().lasts) return;
    append({opening("A", {"one"}), {"A", 1, {"two"}, summary("A", 5)}});
    expect_done(store().put_person({"ada", "Ada"}));
    expect_done(store().put_token(hash(1), "ada"));
    expect_done(store().put_code(hash(2), "ada", 10));
    expect_done(store().put_deck("d", "cards"));
    reopen();
    EXPECT_EQ(load("A"), (TableRecord{summary("A", 5), 2, {"one", "two"}}));
    EXPECT_EQ(list({.person = "bo"}), Entries{"A"});
    EXPECT_EQ(append({opening("A"), {"A", 1, {"low"}, {}}}), Results(2, Appended::conflict));
    EXPECT_EQ(append({"A", 2, {"three"}, {}}), done);
    EXPECT_EQ(value(store().person_with_token(hash(1))), (Person{"ada", "Ada"}));
    EXPECT_EQ(value(store().take_code(hash(2), 9)), (Person{"ada", "Ada"}));
    EXPECT_EQ(value(store().deck("d")), "cards");
}

}  // namespace
}  // namespace frise::store_test
