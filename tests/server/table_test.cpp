// Sitting down, playing, and everything else that people do at a table, over real sockets.
#include "tests/server/hall.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace frise::test {
namespace {

namespace json = boost::json;
using testing::HasSubstr;

// A table of two people who have both sat down.
class TwoAtATable : public testing::Test {
  protected:
    json::object sit_down(const json::object& wish = {}) {
        json::object all{{"name", "Ana"}, {"game", "classic"}, {"seats", 2}};
        for (const auto& [key, value] : wish) all[key] = value;
        code = new_table(hall.port(), ana, all);
        first = std::make_unique<Client>(hall.port(), code, ana);
        second = std::make_unique<Client>(hall.port(), code, ben);
        first->next("welcome");
        second->next("welcome");
        return second->request({{"type", "sit"}, {"name", "Ben"}});
    }
    json::object start() {
        first->request({{"type", "start"}});
        return second->next("began");
    }

    Hall hall;
    Somebody ana = new_person(hall.port(), "Ana");
    Somebody ben = new_person(hall.port(), "Ben");
    std::string code;
    std::unique_ptr<Client> first;
    std::unique_ptr<Client> second;
};

TEST_F(TwoAtATable, who_sits_is_told_to_all) {
    const json::object told = sit_down();
    EXPECT_EQ(told.at("type"), "table");
    EXPECT_EQ(told.at("table").at("seats").at(1).at("name"), "Ben");
    EXPECT_EQ(first->next("table").at("table"), told.at("table"));
}

TEST_F(TwoAtATable, an_action_is_told_to_all_under_its_number) {
    sit_down();
    const json::object began = start();
    const json::value& view = began.at("state").at("view");
    const json::value& card = view.at("hands").at(0).at(0);
    const json::object update =
        first->request({{"type", "act"},
                        {"n", began.at("n")},
                        {"action", {{"seat", 0}, {"type", "place"}, {"card", card}, {"gap", 0}}}});
    EXPECT_EQ(update.at("type"), "update");
    EXPECT_EQ(update.at("n").to_number<int>(), began.at("n").to_number<int>() + 1);
    EXPECT_EQ(update.at("events").at(0).at("type"), "placed");
    EXPECT_EQ(second->next("update"), update);
}

}  // namespace
}  // namespace frise::test
