// Reading requests, and what the server answers to those that are wrong.
#include "table/request.hpp"

#include "tests/table/small_room.hpp"

#include <boost/json.hpp>
#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace frise::table {
namespace {

namespace json = boost::json;

template <class Asked>
Asked table_request(std::string_view text) {
    const auto request = read_request(text);
    return std::get<Asked>(std::get<TableRequest>(request.value().what));
}

TEST(Request, is_a_json_object) {
    const auto request = read_request(R"({"type":"act","id":"a","action":{"gap":3}})");
    ASSERT_TRUE(request);
    EXPECT_EQ(request->id, "a");
    EXPECT_FALSE(request->error);
    const auto act = std::get<request::Act>(std::get<TableRequest>(request->what));
    EXPECT_EQ(act.action.value->at("gap"), 3);
    EXPECT_FALSE(act.n.value);
}

TEST(Request, that_is_none_leaves_nothing_behind_for_the_next) {
    for (const auto* text :
         {"", "[1]", "7", "null", R"({"type":)", R"({"a":"b"} c)", R"({"a":"b)", "{\"a\":\"\xff\"}"}) {
        EXPECT_FALSE(read_request(text)) << text;
        const auto request = read_request(R"({"type":"ping"})");
        ASSERT_TRUE(request);
        EXPECT_TRUE(std::holds_alternative<request::Ping>(std::get<Remark>(request->what)));
    }
}

TEST(Request, may_be_long_and_its_parts_outlive_others) {
    json::array numbers;
    for (int i = 0; i < 2000; ++i) numbers.emplace_back(i);
    const json::object object{{"type", "act"}, {"action", {{"text", std::string(5000, 'x')}, {"numbers", numbers}}}};
    const auto act = table_request<request::Act>(json::serialize(object));
    for (int i = 0; i < 10; ++i) EXPECT_TRUE(read_request(R"({"type":"ping"})"));
    EXPECT_EQ(*act.action.value, object.at("action"));
}

TEST(Request, keeps_what_is_wrong_with_each_field) {
    const auto bot = table_request<request::Bot>(R"({"type":"bot","seat":"x","kind":7})");
    EXPECT_EQ(bot.seat.error->message, "'seat' of the message must be a whole number");
    EXPECT_EQ(bot.kind.error->message, "'kind' of the message must be a string");
    const auto kick = table_request<request::Kick>(R"({"type":"kick"})");
    EXPECT_EQ(kick.person.error->message, "the message lacks 'person'");
    EXPECT_FALSE(table_request<request::Start>(R"({"type":"start"})").fill.error);
}

TEST(Request, counts_as_talk_or_not_by_its_type) {
    EXPECT_EQ(read_request(R"({"type":"chat"})")->limit(), request::Limit::talk);
    EXPECT_EQ(read_request(R"({"type":"react","id":7})")->limit(), request::Limit::talk);
    for (const char* text :
         {R"({"type":"ping"})", R"({"type":"hello"})", R"({"type":"chats"})", R"({"type":7})", "{}"}) {
        EXPECT_EQ(read_request(text)->limit(), request::Limit::none) << text;
    }
}

struct Answers : testing::Test {
    // The code and the message of the refusal, or the type of the answer.
    std::string answer(test::Visitor& visitor, const std::string& text) {
        visitor.heard.clear();
        room.say_text(visitor, text);
        EXPECT_EQ(visitor.heard.size(), 1U) << text;
        if (visitor.heard.empty()) return "nothing";
        const json::object& told = visitor.heard.front();
        return told.at("type") == "refused" ? text_in(told, "code") + ": " + text_in(told, "message")
                                            : text_in(told, "type");
    }
    static std::string text_in(const json::object& told, std::string_view field) {
        return json::value_to<std::string>(told.at(field));
    }

    test::SmallRoom room;
};

TEST_F(Answers, to_wrong_requests_say_what_is_wrong) {
    test::Visitor* const first = room.come("ana");
    test::Visitor* const second = room.come("ben");
    test::Visitor* const onlooker = room.come("");
    room.ask(*second, {{"type", "sit"}, {"name", "Ben"}});
    struct Case {
        test::Visitor* visitor;
        std::string text;
        std::string answer;
    };
    const std::string no_token = "no-token: onlookers without a token only watch";
    const std::string not_host = "not-host: only the host may do that";
    for (const auto& [visitor, text, expected] : std::vector<Case>{
             {first, R"({})", "bad-request: the message lacks 'type'"},
             {first, R"({"type":7})", "bad-request: 'type' of the message must be a string"},
             {first, R"({"id":7,"type":7})", "bad-request: 'id' of the message must be a string"},
             {first, R"({"id":")" + std::string(65, 'i') + R"("})", "bad-request: 'id' is too long"},
             {first, R"({"type":"dance"})", "unknown-type: there is no message of type 'dance'"},
             {first, R"({"type":"hello"})", "unknown-type: there is no message of type 'hello'"},
             {onlooker, R"({"type":"dance"})", no_token},
             {onlooker, R"({"type":"react","reaction":7})", no_token},
             {onlooker, R"({"type":"sit","seat":"x"})", no_token},
             {onlooker, R"({"type":"look","seat":"x"})", "not-your-seat: look with the eyes of your own seat"},
             {onlooker, R"({"type":"read","cards":7})", "facts"},
             {onlooker, R"({"type":"lang","lang":7})", "welcome"},
             {onlooker, R"({"type":"ping","more":[]})", "pong"},
             {first, R"({"type":"react"})", "bad-request: there is no such reaction"},
             {first, R"({"type":"point","card":7})", "not-allowed: there is no such card on the table"},
             {first, R"({"type":"draft"})", "bad-request: a draft is an action of your seat"},
             {first, R"({"type":"act"})", "bad-request: the message lacks 'action'"},
             {first, R"({"type":"act","n":"x","action":{}})", "bad-request: 'n' of the message must be a whole number"},
             {first, R"({"type":"act","action":{"type":"place","seat":0,"card":"a","gap":0}})",
              "no-game: the game has not begun"},
             {first, R"({"type":"sit","seat":"x","name":7,"also":7})",
              "bad-request: 'name' of the message must be a string"},
             {first, R"({"type":"sit","seat":"x","also":7})",
              "bad-request: 'also' of the message must be true or false"},
             {first, R"({"type":"sit","seat":9})", "no-such-seat: there is no seat 9"},
             {first, R"({"type":"stand"})", "bad-request: the message lacks 'seat'"},
             {second, R"({"type":"bot","seat":9,"kind":7})", "no-such-seat: there is no seat 9"},
             {second, R"({"type":"bot","seat":0,"kind":7})", not_host},
             {first, R"({"type":"bot","seat":0,"kind":7})", "bad-request: 'kind' of the message must be a string"},
             {second, R"({"type":"kick"})", not_host},
             {first, R"({"type":"kick"})", "bad-request: the message lacks 'person'"},
             {first, R"({"type":"kick","person":""})", "bad-request: there is no such person"},
             {second, R"({"type":"host","person":7})", not_host},
             {first, R"({"type":"host","person":7})", "bad-request: 'person' of the message must be a string"},
             {second, R"({"type":"start","fill":7})", not_host},
             {first, R"({"type":"start","fill":7})", "bad-request: 'fill' of the message must be a string"},
             {second, R"({"type":"settings"})", not_host},
             {first, R"({"type":"settings"})", "bad-request: the message lacks 'settings'"},
             {first, R"({"type":"settings","settings":7})", "bad-request: the settings must be a JSON object"},
             {first, R"({"type":"chat","name":7})", "bad-request: the message lacks 'text'"},
             {first, R"({"type":"chat","text":" ","name":7})", "bad-request: 'name' of the message must be a string"},
             {first, R"({"type":"chat","text":" "})", "bad-request: there is nothing in it"},
             {first, R"({"type":"pause"})", "no-game: no game is going on"},
             {first, R"({"type":"rematch"})", "not-allowed: a rematch is for those who played a game to its end"}}) {
        EXPECT_EQ(answer(*visitor, text), expected) << text;
    }
}

}  // namespace
}  // namespace frise::table
