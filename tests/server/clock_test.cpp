// Time: clocks that run out, bots that play, hosts who do not come back.
#include "engine/rules/terms.hpp"
#include "tests/server/two_at_a_table.hpp"

#include <algorithm>
#include <chrono>
#include <set>
#include <thread>

namespace frise::test {
namespace {

namespace json = boost::json;

class TurnClock : public TwoAtATable {
  public:
    // Waits for the next thing to be played.
    static json::object played(Client& client) { return client.next("update"); }
    // Nothing is played though the server had time for it.
    static bool nothing_happens(Client& client) {
        std::this_thread::sleep_for(std::chrono::milliseconds{120});
        return of_type(client.settle(), "update").empty();
    }
};

std::string words_of(GameId game) {
    std::string text{name(game)};
    std::replace(text.begin(), text.end(), '-', '_');
    return text;
}

class EveryClock : public testing::TestWithParam<GameId> {};
INSTANTIATE_TEST_SUITE_P(server, EveryClock, testing::ValuesIn(all_games),
                         [](const auto& info) { return words_of(info.param); });

TEST_P(EveryClock, plays_for_those_who_do_not) {
    Hall hall;
    const Somebody ana = new_person(hall.port(), "Ana");
    const std::string code = new_table(hall.port(), ana,
                                       {{"name", "Ana"},
                                        {"game", name(GetParam())},
                                        {"seats", 2},
                                        {"people", {"Mia"}},
                                        {"turn_seconds", 30},
                                        {"start", true}});
    Client client{hall.port(), code, ana};
    const json::object welcome = client.next("welcome");
    EXPECT_EQ(welcome.at("until"), hall.clock.now() + 30'000);
    for (int i = 0; i < 6; ++i) {
        hall.clock.advance(30'001);
        const json::object update = client.next("update");
        EXPECT_EQ(update.at("actor"), "clock");
        if (update.at("over").as_bool()) break;
        // In a trial all have the same time.
        const bool answer =
            update.at("events").as_array().size() == 1 && update.at("events").at(0).at("type") == "answered";
        if (!answer) EXPECT_EQ(update.at("until"), hall.clock.now() + 30'000);
    }
}

TEST_P(EveryClock, lets_bots_play_whole_games_with_one_person) {
    Hall hall;
    const Somebody ana = new_person(hall.port(), "Ana");
    json::object wish{{"name", "Ana"}, {"game", name(GetParam())}, {"seats", 3}, {"turn_seconds", 30}, {"start", true}};
    if (GetParam() == GameId::contest) wish["options"] = {{"rounds", 1}};
    const std::string code = new_table(hall.port(), ana, wish);
    Client client{hall.port(), code, ana};
    client.request({{"type", "bot"}, {"seat", 0}, {"kind", "expert"}});
    std::set<std::string> actors;
    while (true) {
        const json::object update = client.next("update");
        actors.insert(json::value_to<std::string>(update.at("actor")));
        if (update.at("over").as_bool()) break;
    }
    EXPECT_EQ(actors, std::set<std::string>{"bot"});
    Client later{hall.port(), code, ana};
    EXPECT_EQ(later.next("welcome").at("table").at("standing"), "over");
}

TEST_F(TurnClock, says_until_when) {
    sit_down({{"turn_seconds", 20}});
    const json::object began = start();
    EXPECT_EQ(began.at("until"), hall.clock.now() + 20'000);
    hall.clock.advance(5'000);
    const json::object update = play(*first, 0);
    EXPECT_EQ(update.at("until"), hall.clock.now() + 20'000) << "each turn has its own";
    second->request({{"type", "chat"}, {"text", "hm"}});
    hall.clock.advance(19'000);
    EXPECT_TRUE(nothing_happens(*second)) << "talking gives no time, and takes none";
    hall.clock.advance(1'001);
    EXPECT_EQ(played(*second).at("seat"), 1);
}

TEST_F(TurnClock, is_only_there_when_wanted) {
    sit_down();
    EXPECT_FALSE(start().contains("until"));
    hall.clock.advance(std::int64_t{86'400'000} * 7);
    EXPECT_TRUE(nothing_happens(*first));
}

TEST_F(TurnClock, stands_still_while_nobody_is_here) {
    sit_down({{"turn_seconds", 20}});
    start();
    hall.clock.advance(15'000);
    auto onlooker = join(Client::Hello{});
    first->drop();
    second->drop();
    while (onlooker->next("presence").at("here") != json::array{}) {
    }
    hall.clock.advance(3'600'000);
    EXPECT_TRUE(nothing_happens(*onlooker)) << "somebody who only watches does not count";
    Client back{hall.port(), code, ben};
    EXPECT_EQ(back.next("welcome").at("until"), hall.clock.now() + 5'000);
    hall.clock.advance(5'001);
    EXPECT_EQ(played(back).at("actor"), "clock");
}

TEST_F(TurnClock, stands_still_in_a_pause) {
    sit_down({{"turn_seconds", 20}});
    start();
    first->say({{"type", "pause"}});
    second->request({{"type", "pause"}});
    hall.clock.advance(3'600'000);
    EXPECT_TRUE(nothing_happens(*second));
    second->request({{"type", "resume"}});
    EXPECT_TRUE(nothing_happens(*second));
    hall.clock.advance(20'001);
    EXPECT_EQ(played(*second).at("actor"), "clock");
}

TEST_F(TurnClock, lets_a_bot_play_though_its_time_ran_out) {
    server::Settings settings = quick_settings();
    settings.bot_pace_ms = 1'000;
    Hall slow{settings};
    const Somebody host = new_person(slow.port(), "Ana");
    const std::string table = new_table(slow.port(), host,
                                        {{"name", "Ana"},
                                         {"seats", 2},
                                         {"bots", {"child"}},
                                         {"turn_seconds", 5},
                                         {"options", {{"first", 1}}},
                                         {"start", true}});
    Client client{slow.port(), table, host};
    client.next("welcome");
    slow.clock.advance(3'600'000);  // the machine slept
    EXPECT_EQ(played(client).at("actor"), "bot");
}

TEST_F(TurnClock, gives_bots_a_human_pace) {
    server::Settings settings = quick_settings();
    settings.bot_pace_ms = 1'000;
    Hall slow{settings};
    const Somebody host = new_person(slow.port(), "Ana");
    const std::string table =
        new_table(slow.port(), host,
                  {{"name", "Ana"}, {"seats", 2}, {"bots", {"child"}}, {"options", {{"first", 1}}}, {"start", true}});
    Client client{slow.port(), table, host};
    client.next("welcome");
    slow.clock.advance(400);
    EXPECT_TRUE(nothing_happens(client));
    slow.clock.advance(1'200);
    EXPECT_EQ(played(client).at("actor"), "bot");
}

TEST_F(TurnClock, passes_the_rights_of_a_host_who_stays_away) {
    sit_down();
    first->drop();
    second->next("presence");
    hall.clock.advance(540'000);
    EXPECT_TRUE(of_type(second->settle(), "table").empty());
    hall.clock.advance(60'001);
    const json::object told = second->next("table");
    EXPECT_EQ(told.at("table").at("host"), json::value(ben.person));
    EXPECT_EQ(told.at("table").at("seats").at(0).at("people"), json::array{ana.person}) << "the seat stays";
}

TEST_F(TurnClock, passes_no_rights_to_onlookers) {
    code = new_table(hall.port(), ana, {{"name", "Ana"}, {"seats", 2}});
    auto onlooker = join(cleo);
    hall.clock.advance(std::int64_t{60} * 60'000);
    std::this_thread::sleep_for(std::chrono::milliseconds{100});
    EXPECT_TRUE(of_type(onlooker->settle(), "table").empty());
}

TEST_F(TurnClock, lets_go_of_tables_that_nobody_watches) {
    server::Settings settings = quick_settings();
    settings.unload_seconds = 60;
    Hall small{settings};
    const Somebody host = new_person(small.port(), "Ana");
    const std::string table = new_table(small.port(), host, {{"name", "Ana"}, {"seats", 2}});
    {
        Client client{small.port(), table, host};
        client.next("welcome");
        EXPECT_EQ(small.server().metrics().rooms.value(), 1);
    }
    while (small.server().metrics().connections.value() > 0) std::this_thread::yield();
    small.clock.advance(61'000);
    for (int i = 0; i < 1'000 && small.server().metrics().rooms.value() > 0; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds{10});
    }
    EXPECT_EQ(small.server().metrics().rooms.value(), 0);
    Client back{small.port(), table, host};
    EXPECT_EQ(back.next("welcome").at("seats"), json::array{0});
}

}  // namespace
}  // namespace frise::test
