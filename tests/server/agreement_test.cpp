// What people agree on during and after a game: pauses and rematches.
#include "tests/server/two_at_a_table.hpp"

namespace frise::test {
namespace {

namespace json = boost::json;

class Pause : public TwoAtATable {};

class Rematch : public TwoAtATable {
  public:
    // A short game to its end.
    void play_to_the_end(const json::object& wish = {}) {
        json::object all{{"options", {{"hand", 1}}}};
        for (const auto& [key, value] : wish) all[key] = value;
        sit_down(all);
        start();
        for (int turn = 0; !over(); ++turn) play(turn % 2 == 0 ? *first : *second, turn % 2, turn % 3);
    }
    bool over() { return look(*first).at("view").at("over").as_bool(); }
};

TEST_F(Pause, begins_when_all_who_are_here_want_it) {
    sit_down();
    start();
    first->say({{"type", "pause"}});
    EXPECT_EQ(second->next("presence").at("to_pause"), json::array{ana.person});
    const json::object told = second->request({{"type", "pause"}});
    EXPECT_EQ(told.at("table").at("paused"), true);
    EXPECT_EQ(refusal(play(*first, 0)), "paused");
    EXPECT_EQ(refusal(second->request({{"type", "pause"}})), "not-allowed");
    EXPECT_EQ(second->request({{"type", "resume"}}).at("table").at("paused"), false);
    EXPECT_EQ(refusal(play(*first, 0)), "");
    EXPECT_EQ(refusal(first->request({{"type", "resume"}})), "not-allowed");
}

TEST_F(Pause, may_no_longer_be_wanted) {
    sit_down();
    start();
    EXPECT_EQ(first->request({{"type", "pause"}}).at("to_pause"), json::array{ana.person});
    EXPECT_EQ(first->request({{"type", "resume"}}).at("to_pause"), json::array{});
    EXPECT_EQ(second->request({{"type", "pause"}}).at("to_pause"), json::array{ben.person});
    EXPECT_EQ(refusal(play(*first, 0)), "");
    EXPECT_EQ(refusal(first->request({{"type", "resume"}})), "not-allowed");
}

TEST_F(Pause, needs_nobody_who_is_not_here) {
    sit_down();
    start();
    second->drop();
    first->next("presence");
    EXPECT_EQ(first->request({{"type", "pause"}}).at("table").at("paused"), true);
}

TEST_F(Pause, is_for_those_who_play) {
    sit_down();
    EXPECT_EQ(refusal(first->request({{"type", "pause"}})), "no-game");
    start();
    auto third = join(cleo);
    EXPECT_EQ(refusal(third->request({{"type", "pause"}})), "not-seated");
    EXPECT_EQ(refusal(third->request({{"type", "resume"}})), "not-seated");
}

TEST_F(Pause, wanted_before_the_game_means_nothing_in_it) {
    sit_down();
    first->request({{"type", "pause"}});
    start();
    second->say({{"type", "pause"}});
    EXPECT_EQ(first->next("presence").at("to_pause"), json::array{ben.person});
}

TEST_F(Pause, starts_anew_after_the_last_one) {
    sit_down();
    start();
    first->say({{"type", "pause"}});
    second->request({{"type", "pause"}});
    second->request({{"type", "resume"}});
    second->say({{"type", "pause"}});
    while (true) {
        const json::object told = first->next("presence");
        if (told.at("to_pause") == json::array{ben.person}) break;
    }
}

TEST_F(Pause, keeps_bots_waiting) {
    sit_down({{"seats", 3}});
    first->request({{"type", "start"}, {"fill", "child"}});
    first->say({{"type", "pause"}});
    second->request({{"type", "pause"}});
    hall.clock.advance(60'000);
    EXPECT_EQ(refusal(first->request({{"type", "chat"}, {"text", "back soon"}})), "");
    EXPECT_TRUE(of_type(first->settle(), "update").empty());
}

TEST_F(Rematch, is_for_those_who_played_to_the_end) {
    sit_down();
    EXPECT_EQ(refusal(first->request({{"type", "rematch"}})), "not-allowed");
    start();
    EXPECT_EQ(refusal(first->request({{"type", "rematch"}})), "not-allowed");
}

TEST_F(Rematch, seats_the_same_people_at_a_new_table) {
    play_to_the_end({{"turn_seconds", 60}});
    auto third = join(cleo);
    EXPECT_EQ(refusal(third->request({{"type", "rematch"}})), "not-allowed");
    const json::object told = second->request({{"type", "rematch"}});
    const auto next = json::value_to<std::string>(told.at("table").at("rematch"));
    EXPECT_NE(next, code);
    EXPECT_EQ(third->next("table").at("table").at("rematch"), json::value(next));
    Client there{hall.port(), next, ana};
    const json::object welcome = there.next("welcome");
    EXPECT_EQ(welcome.at("seats"), json::array{0});
    EXPECT_EQ(welcome.at("table").at("host"), json::value(ben.person));
    EXPECT_EQ(welcome.at("table").at("standing"), "gathering");
    EXPECT_EQ(welcome.at("table").at("settings"), told.at("table").at("settings"));
    EXPECT_EQ(welcome.at("table").at("seats").at(1).at("name"), "Ben");
    Client host{hall.port(), next, ben};
    EXPECT_EQ(refusal(host.request({{"type", "start"}})), "");
}

TEST_F(Rematch, happens_once) {
    play_to_the_end();
    first->say({{"type", "rematch"}, {"id", "a"}});
    second->say({{"type", "rematch"}, {"id", "b"}});
    const json::value next = first->next("table").at("table").at("rematch");
    const json::object refused = second->next("refused");
    EXPECT_EQ(refusal(refused), "duplicate");
    first->say({{"type", "rematch"}, {"id", "a"}});
    const json::object twice = first->next("refused");
    EXPECT_EQ(refusal(twice), "duplicate");
    EXPECT_EQ(twice.at("counted").to_number<std::int64_t>(), first->number());
    Client again{hall.port(), code, ana};
    EXPECT_EQ(again.next("welcome").at("table").at("rematch"), next);
}

TEST_F(Rematch, brings_the_bots_along) {
    code = new_table(hall.port(), ana,
                     {{"name", "Ana"},
                      {"game", "classic"},
                      {"seats", 3},
                      {"options", {{"hand", 1}}},
                      {"bots", {"child", "expert:music"}},
                      {"start", true}});
    first = join(ana);
    while (!over()) {
        if (look(*first).at("view").at("to_act") == json::array{0}) play(*first, 0);
    }
    const json::object told = first->request({{"type", "rematch"}});
    Client there{hall.port(), json::value_to<std::string>(told.at("table").at("rematch")), ana};
    const json::object table = there.next("welcome").at("table").as_object();
    EXPECT_EQ(table.at("seats").at(1).at("bot"), "child");
    EXPECT_EQ(table.at("seats").at(2).at("bot"), "expert:music");
}

}  // namespace
}  // namespace frise::test
