// Tables that nobody came to for long are put away, and found again as they were.
#include "tests/server/hall.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace frise::test {
namespace {

namespace json = boost::json;
constexpr server::Time day = 86'400'000;

class Archive : public testing::Test {
  protected:
    std::string open(const json::object& wish = {}) {
        json::object all{{"name", "Ana"}, {"game", "classic"}, {"seats", 2}, {"people", {"Ben"}}, {"start", true}};
        for (const auto& [key, value] : wish) all[key] = value;
        return new_table(hall_.port(), ana_, all);
    }
    std::string standing(const std::string& code) const {
        return json::value_to<std::string>(
            ask(hall_.port(), {"GET", "/api/tables/" + code, {}, {}, {}}).body.at("standing"));
    }

    Hall hall_;
    Somebody ana_ = new_person(hall_.port(), "Ana");
};

TEST_F(Archive, a_table_untouched_for_long_is_put_away) {
    const std::string playing = open();
    const std::string gathering = open({{"start", false}, {"people", json::array{}}});
    hall_.clock.advance(30 * day - 1);
    hall_.server().archive();
    EXPECT_EQ(standing(playing), "playing");
    hall_.clock.advance(2);
    hall_.server().archive();
    EXPECT_EQ(standing(playing), "archived");
    EXPECT_EQ(standing(gathering), "archived");
}

TEST_F(Archive, it_still_opens_by_its_code_with_everything_in_it) {
    const std::string code = open();
    const json::value before = ask(hall_.port(), {"GET", "/api/tables/" + code + "/replay", {}, {}, {}}).body;
    hall_.clock.advance(31 * day);
    hall_.server().archive();
    Client client{hall_.port(), code, ana_};
    const json::object after = client.next("welcome");
    EXPECT_EQ(after.at("table").at("standing"), "archived");
    EXPECT_EQ(after.at("table").at("seats"), before.at("table").at("seats"));
    EXPECT_EQ(after.at("state").at("view"), before.at("steps").at(0).at("view"));
    EXPECT_EQ(after.at("n").to_number<int>(), before.at("steps").at(0).at("n").to_number<int>() + 1);
    const json::value& card = after.at("state").at("view").at("hands").at(0).at(0);
    client.request({{"type", "act"},
                    {"n", after.at("n")},
                    {"action", {{"seat", 0}, {"type", "place"}, {"card", card}, {"gap", 0}}}});
    EXPECT_EQ(standing(code), "playing");
}

TEST_F(Archive, a_table_that_somebody_is_at_stays) {
    const std::string code = open();
    Client client{hall_.port(), code, ana_};
    client.next("welcome");
    hall_.clock.advance(31 * day);
    hall_.server().archive();
    EXPECT_EQ(standing(code), "playing");
}

TEST_F(Archive, more_tables_than_a_page_are_all_put_away) {
    std::vector<std::string> codes;
    for (int i = 0; i < 120; ++i) codes.push_back(open({{"start", false}}));
    hall_.clock.advance(31 * day);
    hall_.server().archive();
    for (const std::string& code : codes) ASSERT_EQ(standing(code), "archived");
}

}  // namespace
}  // namespace frise::test
