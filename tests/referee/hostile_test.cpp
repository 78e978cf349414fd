// Any line whatever: an error, nothing changed, never a crash.
#include "tests/referee/session.hpp"

#include <string>
#include <vector>

namespace frise::referee_test {
namespace {

namespace json = boost::json;

class Hostile : public testing::Test {
  protected:
    // The code that a line meets; it must change nothing.
    std::string refusal(std::string_view line) {
        const std::string before = session_.log();
        const std::string code = Session::code_of(session_.say(line));
        EXPECT_EQ(session_.log(), before);
        return code;
    }

    Session session_{tiny};
};

std::string times(std::size_t count, const std::string& text) {
    std::string all;
    all.reserve(count * text.size());
    for (std::size_t i = 0; i < count; ++i) all += text;
    return all;
}

TEST_F(Hostile, malformed_json_is_refused) {
    for (const char* line : {"",
                             " ",
                             "\t",
                             "{",
                             "}",
                             "[",
                             "]",
                             "\"",
                             "{\"op\"}",
                             "{\"op\":}",
                             "{\"op\":\"log\",}",
                             "{op:\"log\"}",
                             "{'op':'log'}",
                             "{\"op\":\"log\"}}",
                             "{\"op\":\"log\"} {\"op\":\"log\"}",
                             "nul",
                             "True",
                             "+1",
                             "01",
                             "1.",
                             ".5",
                             "0x10",
                             "NaN",
                             "Infinity",
                             "-",
                             "\"\\x\"",
                             "\"\\ud800\"",
                             "\"\\u12\"",
                             "// {}",
                             "{\"op\":\"log\"}//",
                             "\xEF\xBB\xBF{\"op\":\"log\"}",
                             "\x7F",
                             "\x1B[31m"}) {
        EXPECT_EQ(refusal(line), "bad-json") << line;
    }
}

TEST_F(Hostile, a_megabyte_of_brackets_is_refused) {
    constexpr std::size_t megabyte = std::size_t{1} << 20U;
    EXPECT_EQ(refusal(std::string(megabyte, '[')), "bad-json");
    EXPECT_EQ(refusal(std::string(megabyte, ']')), "bad-json");
    EXPECT_EQ(refusal(std::string(megabyte, '{')), "bad-json");
    EXPECT_EQ(refusal(times(megabyte / 5, "{\"a\":")), "bad-json");
    EXPECT_EQ(refusal("{\"op\":" + std::string(megabyte / 2, '[') + std::string(megabyte / 2, ']') + "}"), "bad-json");
    EXPECT_EQ(refusal("[" + times(megabyte / 3, "[],") + "[]]"), "bad-request");
}

TEST_F(Hostile, a_megabyte_of_anything_else_is_refused) {
    constexpr std::size_t megabyte = std::size_t{1} << 20U;
    EXPECT_EQ(refusal(std::string(megabyte, '"')), "bad-json");
    EXPECT_EQ(refusal(std::string(megabyte, ' ')), "bad-json");
    EXPECT_EQ(refusal(std::string(megabyte, '9')), "bad-request") << "a number, and no object";
    EXPECT_EQ(refusal("{\"op\":\"" + std::string(megabyte, 'x') + "\"}"), "bad-request");
    EXPECT_EQ(refusal("{\"op\":\"act\",\"action\":{\"seat\":0,\"type\":\"" + std::string(megabyte, 'x') + "\"}}"),
              "bad-request");
    EXPECT_EQ(refusal("{" + times(megabyte / 8, "\"a\":1,") + "\"op\":1}"), "bad-request");
}

TEST_F(Hostile, nul_bytes_and_broken_utf8_are_refused) {
    using namespace std::string_view_literals;
    for (const std::string_view line :
         {"\0"sv, "\0\0\0\0"sv, "{\"op\":\"log\"}\0"sv, "{\"op\":\"lo\0g\"}"sv, "{\0\"op\":\"log\"}"sv,
          "{\"op\":\"\xFF\"}"sv, "{\"op\":\"\xC3\"}"sv, "{\"op\":\"\xC0\x80\"}"sv, "{\"op\":\"\xED\xA0\x80\"}"sv,
          "{\"op\":\"\xF8\x88\x80\x80\x80\"}"sv, "\xFE\xFF"sv}) {
        EXPECT_EQ(refusal(line), "bad-json");
    }
    EXPECT_EQ(refusal(R"({"op":"lo\u0000g"})"), "bad-request");
}

TEST_F(Hostile, ids_may_be_any_text_that_json_can_hold) {
    const std::vector<std::string> ids{R"(\u0000)",    R"(\ud83d\ude00)", R"(\n\r\t\"\\)",
                                       "\xE2\x80\xA8", R"(\u202e)",       " "};
    json::object request = parsed(tiny).as_object();
    for (const std::string& id : ids) {
        request.at("deck").at(0).as_object()["id"] = json::parse("\"" + id + "\"");
        const auto answer = session_.say(json::serialize(request));
        ASSERT_EQ(Session::code_of(answer), "fine") << id;
        json::object action = parsed("{'op':'act','action':{'seat':0,'type':'place','gap':1}}").as_object();
        action.at("action").as_object()["card"] = request.at("deck").at(0).at("id");
        EXPECT_EQ(Session::code_of(session_.say(json::serialize(action))), "fine") << id;
        EXPECT_EQ(json::parse(session_.log()).at("log").at("deck").at(0).at("id"), request.at("deck").at(0).at("id"));
    }
    request.at("deck").at(1).as_object()["id"] = request.at("deck").at(0).at("id");
    EXPECT_EQ(refusal(json::serialize(request)), "bad-deck") << "the message names the odd id, and is JSON";
}

TEST_F(Hostile, huge_numbers_are_refused_wherever_they_stand) {
    const std::vector<std::string> requests{
        "{'op':'legal','seat':#}",
        "{'op':'view','seat':#}",
        "{'op':'act','action':{'seat':#,'type':'accept'}}",
        "{'op':'act','action':{'seat':0,'type':'place','card':'a','gap':#}}",
        "{'op':'new','game':'classic','seats':#,'deck':[]}",
        "{'op':'new','game':'coop','seats':1,'options':{'cards':#},'deck':[]}",
        "{'op':'new','game':'classic','seats':2,'options':{'hand':#},'deck':[]}",
        "{'op':'new','game':'contest','seats':2,'options':{'rounds':#},'deck':[]}",
        "{'op':'new','game':'classic','seats':2,'options':{'hand':1},'deck':[{'id':'a','year':#}]}",
    };
    for (const std::string number : {"1e308", "-1e308", "9223372036854775808", "18446744073709551616", "1e400",
                                     "-1e400", "1234567890123456789012345678901234567890", "1e99999999999999999999"}) {
        for (std::string request : requests) {
            request.replace(request.find('#'), 1, number);
            EXPECT_NE(refusal(quoted(request)), "fine") << request;
        }
    }
}

// Each field of each request, with a value of every other type.
TEST_F(Hostile, wrong_types_are_refused_in_every_field) {
    const std::vector<std::string> requests{
        tiny,
        "{'op':'new','game':'coop','seats':1,'options':{'hand':[1],'cards':3,'icons':2,'first':0},"
        "'deck':[{'id':'a','year':1,'title':'A','front':0,'back':1}],'shuffle':true,'seed':1}",
        "{'op':'new','game':'challenge','seats':2,'options':{'final_duel':true,'board':{'dates':[1],"
        "'track':['bet'],'duels':[{'after':0,'kind':'sudden-death'}]}},'deck':[]}",
        "{'op':'act','action':{'seat':0,'type':'answer','wheels':[1,2,3,4],'sign':1}}",
        "{'op':'act','action':{'seat':0,'type':'give','card':'a','to':1}}",
        "{'op':'act','action':{'seat':0,'type':'guess','year':1}}",
        "{'op':'legal','seat':0}",
    };
    const std::vector<json::value> wrong{nullptr, true, "x", json::object{{"a", 1}}, json::parse("[[]]")};
    int tried = 0;
    // Replaces every part of `part` in turn, and asks for the whole.
    const auto attack = [&](auto& self, const json::value& whole, json::value& part) -> void {
        const json::value right = part;
        for (const json::value& value : wrong) {
            if (value.kind() == right.kind()) continue;
            part = value;
            EXPECT_EQ(refusal(json::serialize(whole)), "bad-request") << whole;
            ++tried;
        }
        part = right;
        if (auto* object = part.if_object()) {
            for (auto& field : *object) self(self, whole, field.value());
        } else if (auto* list = part.if_array()) {
            for (json::value& element : *list) self(self, whole, element);
        }
    };
    for (const std::string& request : requests) {
        json::value whole = parsed(request);
        for (auto& field : whole.as_object()) attack(attack, whole, field.value());
    }
    EXPECT_GT(tried, 200);
}

TEST_F(Hostile, of_two_fields_of_one_name_only_one_counts) {
    EXPECT_NE(refusal(quoted("{'op':'log','op':'undo'}")), "fine");
    EXPECT_EQ(Session::code_of(session_.say(quoted("{'op':'undo','op':'log'}"))), "fine");
}

TEST_F(Hostile, a_deck_of_a_hundred_thousand_cards_is_played) {
    json::object request =
        parsed("{'op':'new','game':'classic','seats':8,'options':{'hand':1000},'shuffle':true}").as_object();
    json::array& deck = request["deck"].emplace_array();
    for (int i = 1; i <= 100'000; ++i) deck.push_back({{"id", "card " + std::to_string(i)}, {"year", i}});
    const auto answer = session_.say(json::serialize(request));
    ASSERT_EQ(Session::code_of(answer), "fine");
    const json::value card = answer.at("events").at(1).at("cards").at(999);
    const json::object action{{"op", "act"}, {"action", {{"seat", 0}, {"type", "place"}, {"card", card}, {"gap", 0}}}};
    EXPECT_EQ(Session::code_of(session_.say(json::serialize(action))), "fine");
    EXPECT_EQ(session_.ask("{'op':'view','seat':3}").at("view").at("hands").at(3).as_array().size(), 1000U);
    EXPECT_FALSE(session_.ask("{'op':'legal','seat':1}").at("actions").as_array().empty());
}

TEST_F(Hostile, a_large_deck_with_one_bad_card_is_refused) {
    json::object request = parsed(tiny).as_object();
    json::array& deck = request.at("deck").as_array();
    for (int i = 0; i < 100'000; ++i) deck.push_back({{"id", std::to_string(i)}, {"year", 1900}});
    deck.push_back({{"id", "99999"}, {"year", 1900}});
    EXPECT_EQ(refusal(json::serialize(request)), "bad-deck");
}

TEST_F(Hostile, nothing_said_before_hurts_a_game_after) {
    for (const char* line : {"{", "{\"op\":\"new\"}", "[[[[", "\"\xFF"}) refusal(line);
    EXPECT_EQ(session_.code(tiny_won), "fine");
    EXPECT_EQ(session_.ask(tiny_lost).at("over"), true);
}

}  // namespace
}  // namespace frise::referee_test
