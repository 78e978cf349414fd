// Logs given out and taken back: the game as it stood, and later chance as it would have been.
#include "engine/codec/setup_json.hpp"
#include "tests/referee/session.hpp"
#include "tests/support/random_setup.hpp"

#include <vector>

namespace frise::referee_test {
namespace {

namespace json = boost::json;

class Loading : public testing::TestWithParam<GameId> {};

std::string test_name(const testing::TestParamInfo<GameId>& info) {
    std::string text{name(info.param)};
    std::replace(text.begin(), text.end(), '-', '_');
    return text;
}

INSTANTIATE_TEST_SUITE_P(every, Loading, testing::ValuesIn(all_games), test_name);

std::string new_request(GameId game, std::uint64_t seed) {
    test::Dice dice{seed};
    json::object request = write_setup(test::random_setup(game, dice));
    request["op"] = "new";
    return json::serialize(request);
}

// An action from what the referee itself calls legal; a number out of each range.
json::object random_action(Session& session, std::int64_t seat, test::Dice& dice) {
    const json::array actions =
        session.ask("{'op':'legal','seat':" + std::to_string(seat) + "}").at("actions").as_array();
    json::object action = actions[dice.below(static_cast<std::uint32_t>(actions.size()))].as_object();
    const auto settle = [&](json::value& range) {
        const auto least = static_cast<int>(range.at(0).as_int64());
        range = dice.between(least, static_cast<int>(range.at(1).as_int64()));
    };
    if (auto* wheels = action.if_contains("wheels")) {
        for (json::value& wheel : wheels->as_array()) settle(wheel);
    }
    if (action.contains("sign")) action["sign"] = dice.one_in(2) ? 1 : -1;
    if (auto* year = action.if_contains("year")) settle(*year);
    return action;
}

std::string load_request(Session& session) {
    return json::serialize(json::object{{"op", "load"}, {"log", session.ask("{'op':'log'}").at("log")}});
}

// All that is to be known of the game from outside.
std::string whole(Session& session, int seats) {
    std::string text = session.log() + session.part("{'op':'view'}", "view");
    for (int seat = 0; seat < seats; ++seat) {
        text += session.part("{'op':'view','seat':" + std::to_string(seat) + "}", "view");
        text += session.part("{'op':'legal','seat':" + std::to_string(seat) + "}", "actions");
    }
    return text;
}

TEST_P(Loading, gives_all_events_and_the_game_as_it_stood) {
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        Session original;
        json::object answer = original.say(new_request(GetParam(), seed));
        ASSERT_EQ(Session::code_of(answer), "fine");
        json::array events = answer.at("events").as_array();
        test::Dice dice{seed};
        for (int moves = 0; moves < 25 && !answer.at("over").as_bool(); ++moves) {
            const auto action = random_action(original, answer.at("to_act").at(0).to_number<std::int64_t>(), dice);
            answer = original.act(json::serialize(action));
            ASSERT_EQ(Session::code_of(answer), "fine") << action;
            const json::array& more = answer.at("events").as_array();
            events.insert(events.end(), more.begin(), more.end());
        }
        Session loaded;
        const auto loaded_answer = loaded.say(load_request(original));
        EXPECT_EQ(loaded_answer.at("events"), events);
        EXPECT_EQ(loaded_answer.at("to_act"), answer.at("to_act"));
        EXPECT_EQ(loaded_answer.at("over"), answer.at("over"));
        const int seats = static_cast<int>(original.ask("{'op':'view'}").at("view").at("seats").as_int64());
        EXPECT_EQ(whole(loaded, seats), whole(original, seats));
    }
}

TEST_P(Loading, goes_on_with_the_chance_it_would_have_had) {
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        Session original;
        json::object answer = original.say(new_request(GetParam(), seed));
        Session loaded;
        ASSERT_EQ(Session::code_of(loaded.say(load_request(original))), "fine");
        test::Dice dice{seed};
        for (int moves = 0; moves < 60 && !answer.at("over").as_bool(); ++moves) {
            const auto action = random_action(original, answer.at("to_act").at(0).to_number<std::int64_t>(), dice);
            answer = original.act(json::serialize(action));
            ASSERT_EQ(loaded.act(json::serialize(action)), answer);
            if (moves % 20 == 10) {
                ASSERT_EQ(Session::code_of(loaded.say(load_request(loaded))), "fine");
            }
        }
        EXPECT_EQ(loaded.log(), original.log());
    }
}

TEST(Load, is_refused_when_the_log_ends_within_an_action) {
    Session original{tiny, tiny_won, tiny_lost};
    json::object log = original.ask("{'op':'log'}").at("log").as_object();
    log.at("events").as_array().pop_back();
    Session session{small_coop};
    const std::string before = session.log();
    EXPECT_EQ(Session::code_of(session.say(json::serialize(json::object{{"op", "load"}, {"log", log}}))), "bad-log");
    EXPECT_EQ(session.log(), before);
}

TEST(Load, keeps_icons_that_were_dealt) {
    const std::string request =
        "{'op':'new','game':'coop','seats':2,'options':{'hand':2,'cards':8},'seed':5,'deck':[{'id':'a','year':1},"
        "{'id':'b','year':2},{'id':'c','year':3},{'id':'d','year':4},{'id':'e','year':5},{'id':'f','year':6},"
        "{'id':'g','year':7},{'id':'h','year':8},{'id':'i','year':9}]}";
    Session original{request};
    Session loaded;
    loaded.say(load_request(original));
    EXPECT_EQ(loaded.part("{'op':'view'}", "view"), original.part("{'op':'view'}", "view"));
    EXPECT_EQ(loaded.log(), original.log());
}

}  // namespace
}  // namespace frise::referee_test
