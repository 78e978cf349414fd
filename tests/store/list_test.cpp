// Lists of tables.
#include "tests/store/contract.hpp"

#include <limits>

namespace frise::store_test {
namespace {

using store::place_of;

constexpr auto first_time = std::numeric_limits<Time>::min();
constexpr auto last_time = std::numeric_limits<Time>::max();

TEST_P(TablesContract, an_empty_store_lists_nothing) { EXPECT_EQ(list({}), Entries{}); }

TEST_P(TablesContract, the_latest_change_is_listed_first) {
    append({opening(summary("A", 5)), opening(summary("B", first_time)), opening(summary("C", last_time)),
            opening(summary("D", -1)), opening(summary("E", 7))});
    EXPECT_EQ(list({}), (Entries{"C", "E", "A", "D", "B"}));
    append({"A", 1, {}, summary("A", 8)});
    EXPECT_EQ(list({}), (Entries{"C", "A", "E", "D", "B"}));
}

TEST_P(TablesContract, of_the_same_time_the_greatest_code_is_listed_first) {
    append({opening("b"), opening("B"), opening("é"), opening("a"), opening("aa"), opening("Z")});
    EXPECT_EQ(list({}), (Entries{"é", "b", "aa", "a", "Z", "B"}));
}

TEST_P(TablesContract, whole_summaries_are_listed) {
    const TableSummary table{"A", Standing::playing, true, 4, {"bo", "ada"}, "text"};
    append(opening(table));
    EXPECT_EQ(value(store().list({})), std::vector{table});
}

TEST_P(TablesContract, lists_may_ask_for_a_standing) {
    append({opening({"A", Standing::gathering, false, 4, {}, ""}), opening({"B", Standing::playing, false, 3, {}, ""}),
            opening({"C", Standing::over, false, 2, {}, ""}), opening({"D", Standing::archived, false, 1, {}, ""})});
    EXPECT_EQ(list({.standing = Standing::gathering}), Entries{"A"});
    EXPECT_EQ(list({.standing = Standing::playing}), Entries{"B"});
    EXPECT_EQ(list({.standing = Standing::over}), Entries{"C"});
    EXPECT_EQ(list({.standing = Standing::archived}), Entries{"D"});
    EXPECT_EQ(list({}), (Entries{"A", "B", "C", "D"}));
}

TEST_P(TablesContract, lists_may_ask_for_what_everybody_sees) {
    append({opening({"A", Standing::playing, true, 2, {}, ""}), opening({"B", Standing::playing, false, 1, {}, ""})});
    EXPECT_EQ(list({.listed = true}), Entries{"A"});
    EXPECT_EQ(list({.listed = false}), Entries{"B"});
}

TEST_P(TablesContract, lists_may_ask_for_a_person) {
    append({opening({"A", Standing::over, false, 3, {"ada", "bo", "ada"}, ""}),
            opening({"B", Standing::over, false, 2, {"bo"}, ""}), opening({"C", Standing::over, false, 1, {}, ""})});
    EXPECT_EQ(list({.person = "ada"}), Entries{"A"});
    EXPECT_EQ(list({.person = "bo"}), (Entries{"A", "B"}));
    EXPECT_EQ(list({.person = "Bo"}), Entries{});
    EXPECT_EQ(list({.person = ""}), Entries{});
    append({"A", 1, {}, TableSummary{"A", Standing::over, false, 3, {"cy"}, ""}});
    EXPECT_EQ(list({.person = "bo"}), Entries{"B"});
    EXPECT_EQ(list({.person = "cy"}), Entries{"A"});
}

TEST_P(TablesContract, lists_may_ask_for_what_changed_before_a_time) {
    append({opening(summary("A", 3)), opening(summary("B", 2)), opening(summary("C", 1))});
    EXPECT_EQ(list({.changed_before = 4}), (Entries{"A", "B", "C"}));
    EXPECT_EQ(list({.changed_before = 3}), (Entries{"B", "C"}));
    EXPECT_EQ(list({.changed_before = 1}), Entries{});
    EXPECT_EQ(list({.changed_before = first_time}), Entries{});
}

TEST_P(TablesContract, all_that_a_list_asks_for_has_to_hold) {
    append({opening({"A", Standing::playing, true, 5, {"ada"}, ""}),
            opening({"B", Standing::over, true, 4, {"ada"}, ""}),
            opening({"C", Standing::playing, false, 3, {"ada"}, ""}),
            opening({"D", Standing::playing, true, 2, {"bo"}, ""}),
            opening({"E", Standing::playing, true, 1, {"ada"}, ""})});
    EXPECT_EQ(list({Standing::playing, true, "ada", {}, {}}), (Entries{"A", "E"}));
    EXPECT_EQ(list({Standing::playing, true, "ada", 5, {}}), Entries{"E"});
}

TEST_P(TablesContract, a_list_has_so_many_at_most) {
    std::vector<Append> many;
    for (int i = 0; i < 120; ++i) many.push_back(opening(summary(std::to_string(1000 + i), i)));
    append(many);
    EXPECT_EQ(list({}).size(), 100);
    EXPECT_EQ(list({.most = 0}), Entries{});
    EXPECT_EQ(list({.most = 2}), (Entries{"1119", "1118"}));
    EXPECT_EQ(list({.most = std::numeric_limits<std::size_t>::max()}).size(), 120);
}

TEST_P(TablesContract, the_next_page_begins_after_the_last_of_this_one) {
    Entries all;
    for (int i = 0; i < 23; ++i) {
        all.insert(all.begin(), std::to_string(1000 + i));
        append(opening(summary(all.front(), i / 4)));
    }
    Entries read;
    TableQuery query{.most = 3};
    for (auto page = value(store().list(query)); !page.empty(); page = value(store().list(query))) {
        for (const auto& table : page) read.push_back(table.table);
        query.after = place_of(page.back());
    }
    EXPECT_EQ(read, all);
}

TEST_P(TablesContract, what_moves_between_pages_is_not_listed_twice) {
    append({opening(summary("A", 4)), opening(summary("B", 3)), opening(summary("C", 2)), opening(summary("D", 1))});
    const auto page = value(store().list({.most = 2}));
    append({{"A", 1, {}, summary("A", 9)}, {"B", 1, {}, summary("B", 9)}});
    EXPECT_EQ(list({.after = place_of(page.back())}), (Entries{"C", "D"}));
    EXPECT_EQ(list({.standing = Standing::gathering, .after = place_of(page.back())}), (Entries{"C", "D"}));
    EXPECT_EQ(list({.after = store::ListPlace{2, "nobody"}}), (Entries{"C", "D"}));
}

}  // namespace
}  // namespace frise::store_test
