// The games as data.
#include "engine/codec/descriptor_json.hpp"

#include "engine/rules/terms.hpp"

#include <algorithm>
#include <fstream>
#include <gmock/gmock.h>
#include <iterator>
#include <string>

namespace frise::test {
namespace {

namespace json = boost::json;
using testing::Contains;
using testing::ElementsAreArray;

const json::array& games() {
    static const json::value all = write_descriptors();
    return all.at("games").as_array();
}

json::object game(std::string_view id) {
    for (const json::value& each : games()) {
        if (each.at("id").as_string() == id) return each.as_object();
    }
    return {};
}

TEST(Descriptors, are_written_for_every_game_in_order) {
    std::vector<std::string> ids;
    for (const json::value& each : games()) ids.emplace_back(each.at("id").as_string());
    std::vector<std::string> names;
    for (const GameId each : all_games) names.emplace_back(name(each));
    EXPECT_THAT(ids, ElementsAreArray(names));
}

TEST(Descriptors, have_the_defaults_of_each_game_of_a_kind) {
    EXPECT_EQ(json::serialize(game("classic")),
              R"({"id":"classic","kind":"line","seats":{"least":2,"most":8},"teams":false,"options":[)"
              R"({"name":"first","kind":"seat"},{"name":"hand","kind":"hand","least":1,"default":4},)"
              R"({"name":"on_miss","kind":"choice","choices":["discard","remove","put-right"],"default":"discard"},)"
              R"({"name":"tie_break","kind":"choice","choices":["usual","single-success","sudden-death"],)"
              R"("default":"usual"}]})");
    EXPECT_EQ(json::serialize(game("chronology").at("options").at(1)),
              R"({"name":"hand","kind":"hand","least":1,"default":5})");
    EXPECT_EQ(game("chronology").at("options").at(2).at("default"), "put-right");
    EXPECT_EQ(game("first-edition").at("options").at(3).at("default"), "single-success");
}

TEST(Descriptors, have_the_limits_of_numbers) {
    EXPECT_EQ(json::serialize(game("contest").at("options").at(2)),
              R"({"name":"rounds","kind":"number","least":1,"most":1000000,"default":3})");
    EXPECT_EQ(json::serialize(game("coop").at("options").at(2)),
              R"({"name":"cards","kind":"number","least":3,"default":36})");
    EXPECT_EQ(json::serialize(game("coop").at("options").at(3)),
              R"({"name":"icons","kind":"number","least":2,"most":8,"default":4})");
}

TEST(Descriptors, of_challenge_have_teams_a_board_and_a_flag) {
    EXPECT_EQ(json::serialize(game("challenge")),
              R"({"id":"challenge","kind":"challenge","seats":{"least":2,"most":5},"teams":true,"options":[)"
              R"({"name":"first","kind":"seat"},{"name":"board","kind":"board"},)"
              R"({"name":"final_duel","kind":"flag","default":false}]})");
}

// The page draws its forms from a copy in the folder of each kind.
TEST(Descriptors, are_the_same_in_the_page) {
    json::object kinds;
    for (const json::value& each : games()) kinds[each.at("kind").as_string()].emplace_array();
    for (const json::value& each : games()) kinds[each.at("kind").as_string()].as_array().push_back(each);
    for (const auto& [kind, wanted] : kinds) {
        const std::string path = "web/src/games/" + std::string{kind} + "/descriptors.json";
        std::ifstream file{FRISE_SOURCE_DIR "/" + path};
        ASSERT_TRUE(file) << path << " is missing; it should be: " << wanted;
        const std::string text{std::istreambuf_iterator<char>{file}, {}};
        EXPECT_EQ(json::parse(text), wanted) << path << " should be: " << wanted;
    }
}

TEST(Descriptors, have_limits_that_the_engine_keeps) {
    for (const GameId each : all_games) {
        const auto [least, most] = descriptor(each).seats;
        EXPECT_TRUE(settle(each, least, {}));
        EXPECT_TRUE(settle(each, most, {}));
        EXPECT_FALSE(settle(each, least - 1, {}));
        EXPECT_FALSE(settle(each, most + 1, {}));
    }
    const Option& rounds = *descriptor(GameId::contest).option("rounds");
    EXPECT_TRUE(settle(GameId::contest, 2, {{"rounds", *rounds.most}}));
    EXPECT_FALSE(settle(GameId::contest, 2, {{"rounds", *rounds.most + 1}}));
}

TEST(Descriptors, have_only_options_that_can_be_wished_for) {
    std::vector<std::string_view> known;
    for_each_option([&](const Option& option) { known.push_back(option.name); });
    for (const Descriptor& each : descriptors) {
        for (const Option& option : each.options) EXPECT_THAT(known, Contains(option.name)) << each.id;
    }
}

// The first that is wrong is what people are told of: another order would change the answers of the referee.
TEST(Descriptors, options_are_read_in_the_order_that_they_always_had) {
    std::vector<std::string_view> names;
    for_each_option([&](const Option& option) { names.push_back(option.name); });
    const std::vector<std::string_view> always{"first", "hand",       "cards",   "icons",    "rounds",
                                               "board", "final_duel", "on_miss", "tie_break"};
    std::erase_if(names,
                  [&](std::string_view name) { return std::find(always.begin(), always.end(), name) == always.end(); });
    EXPECT_THAT(names, ElementsAreArray(always));
}

}  // namespace
}  // namespace frise::test
