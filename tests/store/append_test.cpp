// Writing to tables and reading them back.
#include "tests/store/contract.hpp"

#include <limits>

namespace frise::store_test {
namespace {

TEST_P(TablesContract, a_table_opens_with_its_summary_and_its_first_entries) {
    EXPECT_EQ(append({"A", 0, {"one", "two"}, summary("A")}), done);
    EXPECT_EQ(load("A"), (TableRecord{summary("A"), 2, {"one", "two"}}));
}

TEST_P(TablesContract, a_table_goes_on_from_its_last_number) {
    append(opening("A", {"one"}));
    EXPECT_EQ(append({"A", 1, {"two", "three"}, {}}), done);
    EXPECT_EQ(append({"A", 3, {"four"}, {}}), done);
    EXPECT_EQ(load("A"), (TableRecord{summary("A"), 4, {"one", "two", "three", "four"}}));
}

TEST_P(TablesContract, another_number_than_the_last_is_refused_and_leaves_no_trace) {
    append(opening("A", {"one", "two"}));
    const auto before = load("A");
    for (const Number expected : {Number{0}, Number{1}, Number{3}, std::numeric_limits<Number>::max()}) {
        EXPECT_EQ(append({"A", expected, {"odd"}, summary("A", 9)}), conflict) << expected;
        EXPECT_EQ(append({"A", expected, {}, summary("A", 9)}), conflict) << expected;
        EXPECT_EQ(load("A"), before) << expected;
    }
}

TEST_P(TablesContract, a_missing_table_does_not_go_on) {
    EXPECT_EQ(append({"A", 1, {"two"}, summary("A")}), conflict);
    EXPECT_EQ(load("A"), std::nullopt);
    EXPECT_EQ(append(opening("A")), done);
}

TEST_P(TablesContract, a_table_does_not_open_without_a_summary_or_an_entry) {
    EXPECT_EQ(append({"A", 0, {"one"}, {}}), conflict);
    EXPECT_EQ(append({"A", 0, {}, summary("A")}), conflict);
    EXPECT_EQ(append({"A", 0, {}, {}}), conflict);
    EXPECT_EQ(load("A"), std::nullopt);
    EXPECT_EQ(list({}), Entries{});
}

TEST_P(TablesContract, appends_of_a_batch_are_taken_in_turn) {
    EXPECT_EQ(append({opening("A", {"one"}), {"A", 1, {"two"}, {}}, {"A", 1, {"late"}, {}}, {"A", 2, {"three"}, {}}}),
              (Results{Appended::done, Appended::done, Appended::conflict, Appended::done}));
    EXPECT_EQ(entries("A"), (Entries{"one", "two", "three"}));
}

TEST_P(TablesContract, one_that_is_refused_does_not_stop_the_others) {
    append(opening("A"));
    EXPECT_EQ(append({opening("A"), opening("B"), {"C", 4, {"odd"}, {}}, {"A", 1, {"two"}, {}}}),
              (Results{Appended::conflict, Appended::done, Appended::conflict, Appended::done}));
    EXPECT_EQ(entries("A"), (Entries{"{}", "two"}));
    EXPECT_EQ(entries("B"), Entries{"{}"});
    EXPECT_EQ(load("C"), std::nullopt);
}

TEST_P(TablesContract, an_empty_batch_has_no_results) { EXPECT_EQ(append(std::vector<Append>{}), Results{}); }

TEST_P(TablesContract, an_append_without_entries_changes_the_summary_alone) {
    append(opening("A"));
    EXPECT_EQ(append({"A", 1, {}, summary("A", 9)}), done);
    EXPECT_EQ(load("A"), (TableRecord{summary("A", 9), 1, {"{}"}}));
    EXPECT_EQ(append({"A", 1, {}, {}}), done);
    EXPECT_EQ(load("A"), (TableRecord{summary("A", 9), 1, {"{}"}}));
    EXPECT_EQ(append({"A", 1, {"two"}, {}}), done);
}

TEST_P(TablesContract, a_summary_takes_the_place_of_the_one_before) {
    append(opening("A"));
    const std::vector<TableSummary> later{{"A", Standing::playing, true, 2, {"bo", "ada", "bo"}, "x"},
                                          {"A", Standing::over, false, 3, {"bo", "ada", "bo"}, "y"},
                                          {"A", Standing::archived, false, -4, {}, ""},
                                          {"A", Standing::gathering, true, 0, {"cy"}, "z"}};
    for (Number last = 1; const auto& next : later) {
        EXPECT_EQ(append({"A", last++, {"more"}, next}), done);
        EXPECT_EQ(load("A", last)->summary, next);
        EXPECT_EQ(value(store().list({})), std::vector{next});
    }
}

TEST_P(TablesContract, the_append_says_which_table_a_summary_is_of) {
    append({"A", 0, {"one"}, summary("")});
    append({"A", 1, {"two"}, summary("B", 2)});
    EXPECT_EQ(load("A")->summary.table, "A");
    EXPECT_EQ(load("B"), std::nullopt);
    EXPECT_EQ(list({}), Entries{"A"});
}

TEST_P(TablesContract, entries_above_a_number_are_loaded) {
    append(opening("A", {"one", "two", "three"}));
    EXPECT_EQ(entries("A", 1), (Entries{"two", "three"}));
    EXPECT_EQ(entries("A", 2), Entries{"three"});
    for (const Number after : {Number{3}, Number{4}, Number{1} << 63U, std::numeric_limits<Number>::max()}) {
        EXPECT_EQ(load("A", after), (TableRecord{summary("A"), 3, {}})) << after;
    }
}

TEST_P(TablesContract, an_unknown_table_is_nothing) {
    EXPECT_EQ(load("A"), std::nullopt);
    append(opening("A"));
    for (const auto* other : {"", "a", "A ", " A", "AA"}) EXPECT_EQ(load(other), std::nullopt) << other;
}

TEST_P(TablesContract, hundreds_of_tables_go_on_in_one_batch) {
    std::vector<Append> open;
    std::vector<Append> go_on;
    for (int i = 0; i < 300; ++i) {
        open.push_back(opening(std::to_string(i), {std::to_string(i)}));
        go_on.push_back({std::to_string(i), 1, {"more"}, {}});
    }
    EXPECT_EQ(append(open), Results(300, Appended::done));
    EXPECT_EQ(append(go_on), Results(300, Appended::done));
    EXPECT_EQ(append(go_on), Results(300, Appended::conflict));
    for (int i = 0; i < 300; ++i) {
        EXPECT_EQ(entries(std::to_string(i)), (Entries{std::to_string(i), "more"}));
    }
}

}  // namespace
}  // namespace frise::store_test
