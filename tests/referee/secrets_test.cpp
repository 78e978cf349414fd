// What the referee prints of secrets: the order of piles, but nobody's answer before all are in.
#include "tests/referee/session.hpp"

namespace frise::referee_test {
namespace {

namespace json = boost::json;

const char* const first_answer = "{'seat':0,'type':'answer','wheels':[7,3,8,5],'sign':-1}";

bool tells(const std::string& text) { return text.find("7,3,8,5") != std::string::npos; }

TEST(Answers, are_printed_without_their_wheels_until_all_are_in) {
    Session session{small_challenge("right-date")};
    EXPECT_EQ(session.act(first_answer), parsed("{'events':[{'type':'answered','seat':0}],'to_act':[1],'over':false}"));
    const auto last = session.act("{'seat':1,'type':'answer','wheels':[0,0,0,0],'sign':1}").at("events");
    EXPECT_EQ(last.at(0), parsed("{'type':'answered','seat':1}"));
    EXPECT_EQ(last.at(1).at("answers").at(0), parsed("{'wheels':[7,3,8,5],'sign':-1}"));
}

TEST(Answers, come_back_only_to_their_own_seat) {
    Session session{small_challenge("right-date")};
    session.act(first_answer);
    EXPECT_FALSE(tells(session.part("{'op':'view'}", "view")));
    EXPECT_FALSE(tells(session.part("{'op':'view','seat':1}", "view")));
    EXPECT_EQ(session.ask("{'op':'view','seat':1}").at("view").at("answered"), parsed("[0]"));
    EXPECT_FALSE(tells(session.part("{'op':'legal','seat':1}", "actions")));
}

TEST(Answers, are_in_the_log_and_hidden_again_when_it_is_loaded) {
    Session session{small_challenge("right-date")};
    session.act(first_answer);
    EXPECT_TRUE(tells(session.log())) << "or the game could not be replayed";
    Session loaded;
    const json::object load{{"op", "load"}, {"log", session.ask("{'op':'log'}").at("log")}};
    EXPECT_FALSE(tells(json::serialize(loaded.say(json::serialize(load)))));
}

TEST(Piles, are_printed_in_their_order) {
    std::string request = tiny;
    request.insert(request.size() - 1, ",'shuffle':true,'seed':1");
    const auto events = Session{}.ask(request).at("events");
    EXPECT_EQ(events.at(0).at("type"), "reshuffled");
    ASSERT_EQ(events.at(0).at("cards").as_array().size(), 3U);
    EXPECT_EQ(events.at(1).at("cards").at(0), events.at(0).at("cards").at(0)) << "top first";
}

TEST(Icons, of_the_year_side_are_in_no_view_before_the_card_is_turned) {
    Session session{small_coop};
    EXPECT_EQ(session.ask("{'op':'view','seat':0}").at("view").at("hands"),
              parsed("[[{'card':'1800','front':1},{'card':'1850','front':0},{'card':'1860','front':0}]]"));
    EXPECT_EQ(session.ask("{'op':'view'}").at("view").at("icon"), 0);
}

TEST(Proposals, are_seen_without_their_year) {
    Session session{small_contest};
    const auto answer = session.act("{'seat':0,'type':'place','card':'a','gap':1}");
    EXPECT_EQ(answer.at("events"), parsed("[{'type':'proposed','seat':0,'card':'a','gap':1}]"));
    const std::string view = session.part("{'op':'view','seat':0}", "view");
    EXPECT_EQ(view.find("1900"), std::string::npos) << view;
}

}  // namespace
}  // namespace frise::referee_test
