// One device with several seats, bots on one's own seat, and leaving for good.
#include "tests/server/two_at_a_table.hpp"

namespace frise::test {
namespace {

namespace json = boost::json;

class Device : public TwoAtATable {
  public:
    // Ana and her children around one tablet.
    json::object pass_around(const std::string& game) {
        code = new_table(hall.port(), ana, {{"name", "Ana"}, {"game", game}, {"seats", 3}, {"people", {"Max", "Mia"}}});
        first = join(ana);
        return first->request({{"type", "start"}});
    }
};

json::object any_answer(int seat, const json::value& view) {
    json::object action{{"seat", seat}, {"type", "answer"}, {"wheels", {1, 2, 3, 4}}};
    if (view.at("trial").at("kind") == "right-date") action["sign"] = 1;
    return action;
}

TEST_F(Device, plays_for_all_its_seats) {
    const json::object began = pass_around("classic");
    EXPECT_EQ(began.at("table").at("seats").at(2).at("name"), "Mia");
    for (const int seat : {0, 1, 2}) EXPECT_EQ(refusal(play(*first, seat)), "");
}

TEST_F(Device, takes_a_further_seat) {
    sit_down({{"seats", 4}});
    second->request({{"type", "sit"}, {"name", "Lou"}, {"also", true}});
    const json::object told = second->request({{"type", "sit"}, {"seat", 3}, {"name", "Zoé"}, {"also", true}});
    EXPECT_EQ(told.at("table").at("seats").at(1).at("name"), "Ben");
    EXPECT_EQ(told.at("table").at("seats").at(2).at("name"), "Lou");
    EXPECT_EQ(told.at("table").at("seats").at(3).at("people"), json::array{ben.person});
    EXPECT_EQ(join(ben)->settle().size(), 0U);
}

TEST_F(Device, looks_with_the_eyes_of_one_seat_at_a_time) {
    const json::object began = pass_around("challenge");
    first->request({{"type", "act"}, {"action", any_answer(1, began.at("state").at("view"))}});
    EXPECT_EQ(look(*first).at("view").at("answer"), nullptr) << "what all may see";
    first->say({{"type", "look"}, {"seat", 1}});
    EXPECT_EQ(first->next("state").at("state").at("view").at("answer").at("wheels"), (json::array{1, 2, 3, 4}));
    first->say({{"type", "look"}, {"seat", 2}});
    EXPECT_EQ(first->next("state").at("state").at("view").at("answer"), nullptr);
    for (const int seat : {-1, 3, 99}) {
        first->say({{"type", "look"}, {"seat", seat}});
        EXPECT_EQ(refusal(first->next("refused")), "not-your-seat");
    }
}

TEST_F(Device, takes_back_a_further_seat_under_its_name) {
    pass_around("classic");
    first->request({{"type", "bot"}, {"seat", 2}, {"kind", "child"}});
    const json::object told = first->request({{"type", "sit"}, {"seat", 2}});
    EXPECT_EQ(told.at("table").at("seats").at(2).at("name"), "Mia");
    EXPECT_FALSE(told.at("table").at("seats").at(2).as_object().contains("bot"));
}

TEST_F(Device, hands_its_seat_to_a_bot_and_takes_it_back) {
    sit_down();
    start();
    const json::object told = second->request({{"type", "bot"}, {"seat", 1}, {"kind", "expert"}});
    EXPECT_EQ(told.at("table").at("seats").at(1).at("bot"), "expert");
    EXPECT_EQ(told.at("table").at("seats").at(1).at("name"), "Ben");
    play(*first, 0);
    EXPECT_EQ(first->next("update").at("actor"), "bot");
    const json::object back = second->request({{"type", "sit"}, {"seat", 1}});
    EXPECT_FALSE(back.at("table").at("seats").at(1).as_object().contains("bot"));
    play(*first, 0);
    EXPECT_EQ(refusal(play(*second, 1)), "");
}

TEST_F(Device, takes_its_seat_back_by_sending_the_bot_away) {
    sit_down();
    start();
    second->request({{"type", "bot"}, {"seat", 1}, {"kind", "child"}});
    const json::object back = second->request({{"type", "bot"}, {"seat", 1}});
    EXPECT_FALSE(back.at("table").at("seats").at(1).as_object().contains("bot"));
}

TEST_F(Device, has_bots_of_known_kinds_only) {
    sit_down();
    start();
    EXPECT_EQ(refusal(second->request({{"type", "bot"}, {"seat", 1}, {"kind", "/bin/sh"}})), "bad-bot");
    EXPECT_EQ(refusal(second->request({{"type", "bot"}, {"seat", 0}, {"kind", "child"}})), "not-host");
}

TEST_F(Device, leaves_a_bot_in_its_place) {
    sit_down();
    start();
    const json::object told = second->request({{"type", "leave"}});
    EXPECT_EQ(told.at("table").at("seats").at(1).at("people"), json::array{});
    EXPECT_EQ(told.at("table").at("seats").at(1).at("bot"), "regular");
    play(*first, 0);
    EXPECT_EQ(first->next("update").at("actor"), "bot");
    EXPECT_EQ(refusal(second->request({{"type", "leave"}})), "not-seated");
}

TEST_F(Device, leaves_a_seat_that_somebody_else_may_take) {
    sit_down();
    start();
    second->request({{"type", "leave"}});
    auto third = join(cleo);
    const json::object told = third->request({{"type", "sit"}, {"seat", 1}, {"name", "Cleo"}});
    EXPECT_EQ(told.at("table").at("seats").at(1).at("name"), "Cleo");
    play(*first, 0);
    EXPECT_EQ(refusal(play(*third, 1)), "");
}

TEST_F(Device, leaves_its_rights_as_a_host_to_another) {
    sit_down();
    const json::object told = first->request({{"type", "leave"}});
    EXPECT_EQ(told.at("table").at("host"), json::value(ben.person));
    EXPECT_EQ(refusal(first->request({{"type", "start"}, {"fill", "child"}})), "not-host");
    EXPECT_EQ(refusal(second->request({{"type", "start"}, {"fill", "child"}})), "");
}

TEST_F(Device, leaves_its_rights_to_the_next_who_sits_when_nobody_is_there) {
    code = new_table(hall.port(), ana, {{"name", "Ana"}, {"game", "classic"}, {"seats", 2}});
    first = join(ana);
    auto onlooker = join(Client::Hello{});
    EXPECT_EQ(first->request({{"type", "leave"}}).at("table").at("host"), "");
    EXPECT_EQ(refusal(onlooker->request({{"type", "start"}, {"fill", "child"}})), "no-token");
    second = join(ben);
    EXPECT_EQ(second->request({{"type", "sit"}, {"name", "Ben"}}).at("table").at("host"), json::value(ben.person));
}

TEST_F(Device, stays_a_player_when_it_is_gone) {
    sit_down();
    start();
    second->drop();
    const json::object presence = first->next("presence");
    EXPECT_EQ(presence.at("here"), json::array{ana.person});
    play(*first, 0);
    Client again{hall.port(), code, ben};
    const json::object welcome = again.next("welcome");
    EXPECT_EQ(welcome.at("seats"), json::array{1});
    EXPECT_EQ(welcome.at("state").at("view").at("to_act"), json::array{1});
}

}  // namespace
}  // namespace frise::test
