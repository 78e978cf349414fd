// Taking tables away, with what belongs to them alone.
#include "tests/store/contract.hpp"

namespace frise::store_test {
namespace {

void seat(Store& store, const std::string& person, int token) {
    expect_done(store.put_person({person, person}));
    expect_done(store.put_token(hash(token), person));
    expect_done(store.put_code(hash(100 + token), person, 10));
}

bool knows(Store& store, const std::string& person, int token) {
    const bool there = value(store.person(person)).has_value();
    EXPECT_EQ(value(store.person_with_token(hash(token))).has_value(), there);
    return there;
}

Append table_of(const std::string& table, Entries people) {
    return opening({.table = table, .changed = 1, .people = std::move(people), .text = "{}"});
}

TEST_P(TablesContract, a_removed_table_is_not_there) {
    append({opening("A", {"one", "two"}), opening("B", {"other"})});
    EXPECT_EQ(remove({{"A", 2}}), Removals{Removed::done});
    EXPECT_EQ(load("A"), std::nullopt);
    EXPECT_EQ(list({}), Entries{"B"});
    EXPECT_EQ(list({.person = "bo"}), Entries{"B"});
    EXPECT_EQ(entries("B"), Entries{"other"});
    EXPECT_EQ(append({"A", 2, {"three"}, summary("A")}), conflict);
    EXPECT_EQ(append(opening("A", {"anew"})), done);
    EXPECT_EQ(load("A"), (TableRecord{summary("A"), 1, {"anew"}}));
}

TEST_P(TablesContract, a_table_that_went_on_is_kept_and_the_others_are_removed) {
    append({opening("A"), opening("B", {"one", "two"}), opening("C")});
    append({"B", 2, {"three"}, {}});
    EXPECT_EQ(remove({{"B", 2}, {"C", 1}, {"D", 0}, {"A", 0}, {"A", 7}, {"A", 1}}),
              (Removals{Removed::kept, Removed::done, Removed::kept, Removed::kept, Removed::kept, Removed::done}));
    EXPECT_EQ(entries("B"), (Entries{"one", "two", "three"}));
    EXPECT_EQ(list({}), Entries{"B"});
    EXPECT_EQ(append({"B", 3, {"four"}, {}}), done);
    EXPECT_EQ(remove({}), Removals{});
}

TEST_P(TablesContract, tables_go_on_after_the_last_ones_are_removed) {
    std::vector<Append> open;
    for (int i = 0; i < 50; ++i) open.push_back(opening(std::to_string(i), {"one", "two"}));
    append(open);
    for (int i = 25; i < 50; ++i) remove({{std::to_string(i), 2}});
    for (int i = 0; i < 25; ++i) EXPECT_EQ(append({std::to_string(i), 2, {"three"}, {}}), done);
    for (int i = 25; i < 50; ++i) EXPECT_EQ(append(opening(std::to_string(i), {"new"})), done);
    if (GetParam().lasts) reopen();
    for (int i = 0; i < 25; ++i) EXPECT_EQ(entries(std::to_string(i)), (Entries{"one", "two", "three"}));
    for (int i = 25; i < 50; ++i) EXPECT_EQ(entries(std::to_string(i)), Entries{"new"});
}

TEST_P(TablesContract, a_removed_table_takes_those_along_who_are_needed_nowhere_else) {
    for (int token = 1; const auto* person : {"gone", "elsewhere", "maker", "guest", "stranger"})
        seat(store(), person, token++);
    append({table_of("A", {"gone", "elsewhere", "gone", "maker", "guest"}), table_of("B", {"elsewhere"})});
    expect_done(store().put_own_deck("maker", {"d", 1, "{}"}, ""));
    expect_done(store().put_attendee("B", {.person = "guest"}));
    EXPECT_EQ(remove({{"A", 1}}), Removals{Removed::done});
    EXPECT_FALSE(knows(store(), "gone", 1));
    EXPECT_EQ(value(store().take_code(hash(101), 0)), std::nullopt);
    EXPECT_TRUE(knows(store(), "elsewhere", 2));
    EXPECT_TRUE(knows(store(), "maker", 3));
    EXPECT_TRUE(knows(store(), "guest", 4));
    EXPECT_TRUE(knows(store(), "stranger", 5));
    EXPECT_TRUE(value(store().take_code(hash(102), 0)));
    // A code of before leads nowhere, also if there is such a person again.
    seat(store(), "gone", 6);
    EXPECT_EQ(value(store().person_with_token(hash(1))), std::nullopt);
}

TEST_P(TablesContract, removal_forgets_who_sat_only_at_tables_that_go_together) {
    seat(store(), "ada", 1);
    append({table_of("A", {"ada"}), table_of("B", {"ada"}), table_of("C", {"ada"})});
    EXPECT_EQ(remove({{"A", 1}}), Removals{Removed::done});
    EXPECT_TRUE(knows(store(), "ada", 1));
    EXPECT_EQ(remove({{"B", 1}, {"C", 1}}), Removals(2, Removed::done));
    EXPECT_FALSE(knows(store(), "ada", 1));
}

}  // namespace
}  // namespace frise::store_test
