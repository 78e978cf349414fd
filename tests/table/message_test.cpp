// What is written without a tree.
#include "engine/rules/seen.hpp"
#include "table/json_text.hpp"
#include "table/telling.hpp"
#include "tests/support/random_player.hpp"
#include "tests/table/opened.hpp"

#include <algorithm>
#include <boost/json.hpp>
#include <gtest/gtest.h>
#include <string>

namespace frise::table {
namespace {

namespace json = boost::json;

TEST(JsonText, is_what_a_tree_would_be) {
    JsonText text{10};
    text.add("whole", -17);
    text.add("large", std::uint64_t{18'446'744'073'709'551'615U});
    text.add("yes", true);
    text.add("no", false);
    text.add_json("list", "[1,2]");
    EXPECT_EQ(text.end(), R"({"whole":-17,"large":18446744073709551615,"yes":true,"no":false,"list":[1,2]})");
    EXPECT_EQ(JsonText{10}.end(), "{}");
}

TEST(JsonText, escapes_what_has_to_be) {
    for (int letter = 0; letter < 256; ++letter) {
        std::string value = "a";
        if (letter < 128) value += static_cast<char>(letter);
        if (letter >= 128) value += "é中";
        value += "b";
        JsonText text{10};
        text.add("value", std::string_view{value});
        EXPECT_EQ(json::parse(text.end()), (json::value{{"value", value}})) << letter;
    }
}

class Written : public testing::TestWithParam<std::string> {};

// A text is shared by all whom it is shown to, and only where it is the same for them.
TEST_P(Written, events_differ_where_they_are_said_to) {
    auto table =
        test::opened_table(
            {{"name", "Ana"}, {"game", GetParam()}, {"seats", 3}, {"people", {"Ben", "Cleo"}}, {"start", true}})
            .table;
    test::SeededLuck luck{2};
    const Circumstances now{1'790'000'000'000, luck.shuffles()};
    test::RandomPlayer player{1, 80};
    for (int i = 0; i < 2000 && !table.game()->over(); ++i) {
        const Seat seat = player.next(*table.game());
        auto entry = table.act(seat, player.choose(*table.game(), seat), Actor::person, now);
        if (!entry) continue;
        const Events& events = std::get<Acted>(entry->what).events;
        for (const Event& event : events) {
            const std::string to_all = shown_events({event}, *table.names(), onlooker);
            EXPECT_EQ(shown_events({event}, *table.names(), seat) != to_all, differs_by_viewer(event)) << to_all;
        }
        table.evolve(*entry);
    }
}

INSTANTIATE_TEST_SUITE_P(Games, Written,
                         testing::Values("classic", "first-edition", "twist", "chronology", "coop", "challenge",
                                         "contest"),
                         [](const auto& info) {
                             std::string name = info.param;
                             std::erase(name, '-');
                             return name;
                         });

}  // namespace
}  // namespace frise::table
