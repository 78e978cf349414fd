// What the host of a table may do.
#include "tests/server/two_at_a_table.hpp"

#include <gmock/gmock.h>

namespace frise::test {
namespace {

namespace json = boost::json;

class Host : public TwoAtATable {
  public:
    json::object settle_on(const json::object& settings) {
        return first->request({{"type", "settings"}, {"settings", settings}});
    }
};

TEST_F(Host, sets_bots_on_free_seats_and_sends_them_away) {
    sit_down({{"seats", 4}});
    EXPECT_EQ(refusal(second->request({{"type", "bot"}, {"seat", 2}, {"kind", "expert"}})), "not-host");
    const json::object told = first->request({{"type", "bot"}, {"seat", 2}, {"kind", "Habitué:music"}});
    EXPECT_EQ(told.at("table").at("seats").at(2).at("bot"), "regular:music");
    EXPECT_EQ(refusal(first->request({{"type", "bot"}, {"seat", 1}, {"kind", "expert"}})), "seat-taken");
    EXPECT_EQ(refusal(first->request({{"type", "bot"}, {"seat", 3}, {"kind", "genius"}})), "bad-bot");
    EXPECT_EQ(refusal(first->request({{"type", "bot"}, {"seat", 4}, {"kind", "expert"}})), "no-such-seat");
    const json::object gone = first->request({{"type", "bot"}, {"seat", 2}});
    EXPECT_FALSE(gone.at("table").at("seats").at(2).as_object().contains("bot"));
}

TEST_F(Host, starts_when_all_seats_are_taken) {
    sit_down({{"seats", 3}});
    EXPECT_EQ(refusal(second->request({{"type", "start"}})), "not-host");
    EXPECT_EQ(refusal(first->request({{"type", "start"}})), "seats-free");
    EXPECT_EQ(refusal(first->request({{"type", "start"}, {"fill", "nobody"}})), "bad-bot");
    first->request({{"type", "bot"}, {"seat", 2}, {"kind", "child"}});
    const json::object began = first->request({{"type", "start"}});
    EXPECT_EQ(began.at("type"), "began");
    EXPECT_EQ(began.at("table").at("standing"), "playing");
    EXPECT_EQ(began.at("state").at("view").at("hands").as_array().size(), 3U);
    EXPECT_EQ(refusal(first->request({{"type", "start"}})), "begun");
}

TEST_F(Host, fills_free_seats_with_bots) {
    sit_down({{"seats", 4}});
    const json::object began = first->request({{"type", "start"}, {"fill", "beginner"}});
    EXPECT_EQ(began.at("table").at("seats").at(2).at("bot"), "beginner");
    EXPECT_EQ(began.at("table").at("seats").at(3).at("bot"), "beginner");
}

TEST_F(Host, asks_somebody_to_go_for_good) {
    sit_down();
    EXPECT_EQ(refusal(second->request({{"type", "kick"}, {"person", ana.person}})), "not-host");
    EXPECT_EQ(refusal(first->request({{"type", "kick"}, {"person", ana.person}})), "not-allowed");
    first->request({{"type", "kick"}, {"person", ben.person}});
    EXPECT_EQ(second->next("bye").at("reason"), "kicked");
    EXPECT_TRUE(second->closed());
    Client again{hall.port(), code, ben};
    EXPECT_EQ(again.next("bye").at("reason"), "kicked");
    EXPECT_EQ(first->next("presence").at("here"), json::array{ana.person});
    const json::object now = first->request({{"type", "chat"}, {"text", "alone"}});
    EXPECT_EQ(join(ana)->number(), now.at("n").to_number<std::int64_t>());
}

TEST_F(Host, has_a_bot_play_on_for_somebody_who_was_asked_to_go) {
    sit_down();
    start();
    first->request({{"type", "kick"}, {"person", ben.person}});
    play(*first, 0);
    EXPECT_EQ(first->next("update").at("actor"), "bot");
    const json::object table = join(ana)->request({{"type", "sit"}, {"seat", 0}, {"name", "Anna"}});
    EXPECT_EQ(table.at("table").at("seats").at(1).at("people"), json::array{});
}

TEST_F(Host, asks_only_people_to_go_and_each_once) {
    sit_down();
    EXPECT_EQ(refusal(first->request({{"type", "kick"}, {"person", std::string(1000, 'x')}})), "bad-request");
    EXPECT_EQ(refusal(first->request({{"type", "kick"}})), "bad-request");
    EXPECT_EQ(refusal(first->request({{"type", "kick"}, {"person", ben.person}})), "");
    EXPECT_EQ(refusal(first->request({{"type", "kick"}, {"person", ben.person}})), "not-allowed");
}

TEST_F(Host, hands_the_rights_over) {
    sit_down();
    EXPECT_EQ(refusal(first->request({{"type", "host"}, {"person", cleo.person}})), "not-seated");
    EXPECT_EQ(refusal(second->request({{"type", "host"}, {"person", ben.person}})), "not-host");
    EXPECT_EQ(first->request({{"type", "host"}, {"person", ben.person}}).at("table").at("host"),
              json::value(ben.person));
    EXPECT_EQ(refusal(first->request({{"type", "start"}})), "not-host");
    EXPECT_EQ(refusal(second->request({{"type", "start"}})), "");
}

TEST_F(Host, changes_the_settings_before_the_game) {
    sit_down();
    EXPECT_EQ(refusal(second->request({{"type", "settings"}, {"settings", {{"seats", 3}}}})), "not-host");
    const json::object told = settle_on({{"game", "coop"}, {"seats", 3}, {"turn_seconds", 60}, {"listed", true}});
    const json::value& settings = told.at("table").at("settings");
    EXPECT_EQ(settings.at("game"), "coop");
    EXPECT_EQ(settings.at("turn_seconds"), 60);
    EXPECT_EQ(told.at("table").at("seats").as_array().size(), 3U);
    const json::object chosen = settle_on({{"decks", {"science"}}, {"filter", {{"from", 1500}}}});
    EXPECT_EQ(chosen.at("table").at("settings").at("decks").at(0).at("name"), "science");
    EXPECT_EQ(chosen.at("table").at("settings").at("seats"), 3);
    EXPECT_LT(chosen.at("table").at("cards").to_number<int>(), told.at("table").at("cards").to_number<int>());
    first->request({{"type", "start"}, {"fill", "child"}});
    EXPECT_EQ(refusal(settle_on({{"seats", 4}})), "begun");
}

TEST_F(Host, is_refused_settings_that_make_no_game) {
    sit_down({{"seats", 3}});
    second->request({{"type", "sit"}, {"seat", 2}});
    EXPECT_EQ(refusal(settle_on({{"seats", 2}})), "seat-taken");
    EXPECT_EQ(refusal(settle_on({{"seats", 0}})), "bad-option");
    EXPECT_EQ(refusal(settle_on({{"game", "poker"}})), "unknown-game");
    EXPECT_EQ(refusal(settle_on({{"options", {{"hand", -1}}}})), "bad-option");
    EXPECT_EQ(refusal(settle_on({{"decks", {"nothing"}}})), "bad-deck");
    EXPECT_EQ(refusal(settle_on({{"filter", {{"from", 9000}}}})), "deck-too-small");
    EXPECT_EQ(refusal(settle_on({{"turn_seconds", 1}})), "bad-request");
    EXPECT_EQ(refusal(settle_on({{"teams", true}})), "bad-option");
    EXPECT_EQ(refusal(first->request({{"type", "settings"}, {"settings", 7}})), "bad-request");
    EXPECT_EQ(refusal(first->request({{"type", "settings"}})), "bad-request");
}

TEST_F(Host, may_send_several_settings_at_once) {
    sit_down();
    first->say({{"type", "settings"}, {"id", "a"}, {"settings", {{"seats", 5}}}});
    const json::object told = settle_on({{"turn_seconds", 30}});
    EXPECT_EQ(told.at("table").at("settings").at("seats"), 5);
    EXPECT_EQ(told.at("table").at("settings").at("turn_seconds"), 30);
}

TEST_F(Host, changes_settings_once_under_one_id) {
    sit_down();
    const json::object change{{"type", "settings"}, {"id", "once"}, {"settings", {{"seats", 5}}}};
    first->say(change);
    first->next("table");
    first->next("table");
    first->say(change);
    EXPECT_EQ(refusal(first->next("refused")), "duplicate");
}

TEST_F(Host, keeps_teams_while_they_sit_together) {
    sit_down({{"game", "challenge"}, {"teams", true}});
    auto third = join(cleo);
    third->request({{"type", "sit"}, {"seat", 1}, {"name", "Cleo"}});
    EXPECT_EQ(refusal(settle_on({{"teams", false}})), "seat-taken");
    EXPECT_EQ(refusal(settle_on({{"game", "classic"}})), "seat-taken");
    third->request({{"type", "stand"}, {"seat", 1}});
    EXPECT_EQ(refusal(settle_on({{"game", "classic"}})), "");
}

}  // namespace
}  // namespace frise::test
