// Error codes, and which one counts where several apply.
#include "tests/referee/session.hpp"

#include <utility>
#include <vector>

namespace frise::referee_test {
namespace {

using Cases = std::vector<std::pair<std::string, std::string>>;  // a request and the code that it meets

// Each request meets its code and changes nothing.
void expect_codes(Session& session, const Cases& cases) {
    const std::string before = session.log();
    for (const auto& [request, code] : cases) {
        EXPECT_EQ(session.code(request), code) << request;
        EXPECT_EQ(session.log(), before) << "changed by " << request;
    }
}

void expect_act_codes(Session& session, const Cases& cases) {
    Cases requests;
    for (const auto& [action, code] : cases) requests.emplace_back("{'op':'act','action':" + action + "}", code);
    expect_codes(session, requests);
}

TEST(Errors, of_form_come_before_there_being_no_game) {
    Session session;
    expect_codes(session, {
                              {"", "bad-json"},
                              {"{'op':'act'", "bad-json"},
                              {"{'op':'act','action':{'seat':0,'type':'fly'}", "bad-json"},
                              {"7", "bad-request"},
                              {"[{'op':'log'}]", "bad-request"},
                              {"null", "bad-request"},
                              {"{}", "bad-request"},
                              {"{'op':null}", "bad-request"},
                              {"{'op':['log']}", "bad-request"},
                              {"{'op':'undo'}", "bad-request"},
                              {"{'op':'LOG'}", "bad-request"},
                              {"{'op':'act'}", "bad-request"},
                              {"{'op':'act','action':7}", "bad-request"},
                              {"{'op':'act','action':{'type':'accept'}}", "bad-request"},
                              {"{'op':'act','action':{'seat':0}}", "bad-request"},
                              {"{'op':'act','action':{'seat':0,'type':'fly'}}", "bad-request"},
                              {"{'op':'act','action':{'seat':0,'type':'place','card':'a'}}", "bad-request"},
                              {"{'op':'legal'}", "bad-request"},
                              {"{'op':'legal','seat':'0'}", "bad-request"},
                              {"{'op':'view','seat':0.5}", "bad-request"},
                              {"{'op':'load'}", "bad-request"},
                          });
}

TEST(Errors, say_when_there_is_no_game) {
    Session session;
    expect_codes(session, {
                              {"{'op':'act','action':{'seat':0,'type':'accept'}}", "no-game"},
                              {"{'op':'act','action':{'seat':99,'type':'place','gap':-1}}", "no-game"},
                              {"{'op':'act','action':{'seat':0,'type':'place','card':'a','gap':0}}", "no-game"},
                              {"{'op':'legal','seat':0}", "no-game"},
                              {"{'op':'legal','seat':99}", "no-game"},
                              {"{'op':'view'}", "no-game"},
                              {"{'op':'view','seat':99}", "no-game"},
                              {"{'op':'log'}", "no-game"},
                          });
}

TEST(Errors, say_that_the_game_is_over_before_looking_at_the_seat) {
    Session session{tiny, tiny_won, tiny_lost};
    expect_act_codes(session, {
                                  {"{'seat':0,'type':'place','card':'a','gap':0}", "game-over"},
                                  {"{'seat':99,'type':'place','card':'a','gap':0}", "game-over"},
                                  {"{'seat':-1,'type':'accept'}", "game-over"},
                                  {"{'seat':0,'type':'fly'}", "bad-request"},
                                  {"{'seat':0,'type':'place','card':'a'}", "bad-request"},
                              });
    expect_codes(session, {{"{'op':'legal','seat':2}", "bad-request"}, {"{'op':'view','seat':-1}", "bad-request"}});
}

TEST(Errors, of_a_placement_come_in_order) {
    Session session{tiny};
    expect_act_codes(session, {
                                  {"{'seat':0,'type':'place','card':'a','gap':'0'}", "bad-request"},
                                  {"{'seat':2,'type':'accept'}", "bad-request"},
                                  {"{'seat':-1,'type':'place','card':'z','gap':9}", "bad-request"},
                                  {"{'seat':1e300,'type':'place','card':'z','gap':9}", "bad-request"},
                                  {"{'seat':256,'type':'place','card':'a','gap':0}", "bad-request"},
                                  {"{'seat':4294967296,'type':'place','card':'a','gap':0}", "bad-request"},
                                  {"{'seat':1,'type':'accept'}", "not-your-turn"},
                                  {"{'seat':1,'type':'place','card':'b','gap':0}", "not-your-turn"},
                                  {"{'seat':1,'type':'place','card':'z','gap':9}", "not-your-turn"},
                                  {"{'seat':0,'type':'accept'}", "not-allowed"},
                                  {"{'seat':0,'type':'play','card':'z','gap':9}", "not-allowed"},
                                  {"{'seat':0,'type':'discard','card':'a'}", "not-allowed"},
                                  {"{'seat':0,'type':'end-turn'}", "not-allowed"},
                                  {"{'seat':0,'type':'contest'}", "not-allowed"},
                                  {"{'seat':0,'type':'give','card':'a','to':1}", "not-allowed"},
                                  {"{'seat':0,'type':'guess','year':1}", "not-allowed"},
                                  {"{'seat':0,'type':'answer','wheels':[]}", "not-allowed"},
                                  {"{'seat':0,'type':'place','card':'b','gap':9}", "not-your-card"},
                                  {"{'seat':0,'type':'place','card':'c','gap':0}", "not-your-card"},
                                  {"{'seat':0,'type':'place','card':'z','gap':-1}", "not-your-card"},
                                  {"{'seat':0,'type':'place','card':'','gap':0}", "not-your-card"},
                                  {"{'seat':0,'type':'place','card':'a','gap':2}", "bad-gap"},
                                  {"{'seat':0,'type':'place','card':'a','gap':-1}", "bad-gap"},
                                  {"{'seat':0,'type':'place','card':'a','gap':4294967296}", "bad-gap"},
                                  {"{'seat':0,'type':'place','card':'a','gap':1e300}", "bad-gap"},
                              });
}

TEST(Errors, of_coop_come_in_order) {
    Session session{small_coop};
    expect_act_codes(session, {
                                  {"{'seat':0,'type':'place','card':'1800','gap':0}", "not-allowed"},
                                  {"{'seat':0,'type':'end-turn'}", "not-allowed"},
                                  {"{'seat':0,'type':'discard','card':'1950'}", "not-your-card"},
                                  {"{'seat':0,'type':'discard','card':'1800'}", "not-allowed"},
                                  {"{'seat':0,'type':'play','card':'1950','gap':9}", "not-your-card"},
                                  {"{'seat':0,'type':'play','card':'1800','gap':2}", "bad-gap"},
                                  {"{'seat':0,'type':'play','card':'1800','gap':-1}", "bad-gap"},
                              });
    for (const char* card : {"1800", "1850"}) EXPECT_EQ(session.code(coop_play(card)), "fine");
    EXPECT_EQ(session.ask(coop_play("1860")).at("events").at(0).at("type"), "stuck");
    expect_act_codes(session, {
                                  {"{'seat':0,'type':'play','card':'1860','gap':9}", "not-allowed"},
                                  {"{'seat':0,'type':'discard','card':'1860'}", "not-allowed"},
                                  {"{'seat':0,'type':'discard','card':'1800'}", "not-your-card"},
                                  {"{'seat':0,'type':'discard','card':'1950'}", "not-allowed"},
                                  {"{'seat':0,'type':'end-turn'}", "not-allowed"},
                              });
}

TEST(Errors, of_a_wish_tell_nothing_of_the_year) {
    Session session{small_coop};
    EXPECT_EQ(session.act_code("{'seat':0,'type':'play','card':'1850','gap':1}"), "fine")
        << "ignored: 1850 is no right end";
    EXPECT_EQ(session.ask("{'op':'view'}").at("view").at("line").at(0).at("year"), 1850);
}

TEST(Errors, of_a_trial_come_in_order) {
    Session session{small_challenge("right-date")};
    EXPECT_EQ(session.act_code("{'seat':0,'type':'answer','wheels':[0,0,0,0],'sign':1}"), "fine");
    expect_act_codes(session, {
                                  {"{'seat':0,'type':'answer','wheels':[0,0,0,0],'sign':1}", "not-your-turn"},
                                  {"{'seat':0,'type':'answer','wheels':[]}", "not-your-turn"},
                                  {"{'seat':1,'type':'place','gap':0}", "not-allowed"},
                                  {"{'seat':1,'type':'guess','year':99999}", "not-allowed"},
                                  {"{'seat':1,'type':'answer','wheels':[0,0,0,0]}", "bad-answer"},
                                  {"{'seat':1,'type':'answer','wheels':[0,0,0,0],'sign':0}", "bad-answer"},
                                  {"{'seat':1,'type':'answer','wheels':[0,0,0,0],'sign':2}", "bad-answer"},
                                  {"{'seat':1,'type':'answer','wheels':[0,0,0],'sign':1}", "bad-answer"},
                                  {"{'seat':1,'type':'answer','wheels':[0,0,0,0,0],'sign':1}", "bad-answer"},
                                  {"{'seat':1,'type':'answer','wheels':[],'sign':1}", "bad-answer"},
                                  {"{'seat':1,'type':'answer','wheels':[0,0,0,10],'sign':1}", "bad-answer"},
                                  {"{'seat':1,'type':'answer','wheels':[-1,0,0,0],'sign':1}", "bad-answer"},
                                  {"{'seat':1,'type':'answer','wheels':[1e300,0,0,0],'sign':1}", "bad-answer"},
                                  {"{'seat':1,'type':'answer','wheels':[0,0,0,'0'],'sign':1}", "bad-request"},
                                  {"{'seat':1,'type':'answer','wheels':[0,0,0,0.5],'sign':1}", "bad-request"},
                                  {"{'seat':1,'type':'answer','wheels':[0,0,0,0],'sign':'+'}", "bad-request"},
                              });
    Session order{small_challenge("order")};
    expect_act_codes(order, {{"{'seat':1,'type':'answer','wheels':[0,1,2,3]}", "bad-answer"},
                             {"{'seat':1,'type':'answer','wheels':[1,2,3,5]}", "bad-answer"}});
}

TEST(Errors, of_duels_come_in_order) {
    Session session{small_challenge("bet", 3)};
    for (const char* answer :
         {"{'seat':0,'type':'answer','wheels':[0,0,9,9]}", "{'seat':1,'type':'answer','wheels':[9,9,9,9]}",
          "{'seat':2,'type':'answer','wheels':[9,9,9,9]}"}) {
        EXPECT_EQ(session.act_code(answer), "fine");
    }
    expect_act_codes(session, {{"{'seat':0,'type':'place','gap':9}", "not-your-turn"},
                               {"{'seat':2,'type':'guess','year':1}", "not-your-turn"},
                               {"{'seat':1,'type':'guess','year':1}", "not-allowed"},
                               {"{'seat':1,'type':'answer','wheels':[0,0,0,0]}", "not-allowed"},
                               {"{'seat':1,'type':'place'}", "bad-request"},
                               {"{'seat':1,'type':'place','gap':2}", "bad-gap"},
                               {"{'seat':1,'type':'place','gap':-1}", "bad-gap"}});
    EXPECT_EQ(session.act_code("{'seat':1,'type':'place','gap':0}"), "fine");
    expect_act_codes(session, {{"{'seat':1,'type':'place','gap':0}", "not-allowed"},
                               {"{'seat':1,'type':'guess','year':10000}", "bad-answer"},
                               {"{'seat':1,'type':'guess','year':-10000}", "bad-answer"},
                               {"{'seat':1,'type':'guess','year':1e300}", "bad-answer"},
                               {"{'seat':1,'type':'guess','year':'1'}", "bad-request"}});
}

TEST(Errors, of_contest_come_in_order) {
    Session session{small_contest};
    expect_act_codes(session, {{"{'seat':0,'type':'accept'}", "not-allowed"},
                               {"{'seat':0,'type':'give','card':'c','to':9}", "not-allowed"},
                               {"{'seat':0,'type':'place','card':'c','gap':9}", "not-your-card"},
                               {"{'seat':0,'type':'place','card':'a','gap':2}", "bad-gap"}});
    EXPECT_EQ(session.act_code("{'seat':0,'type':'place','card':'a','gap':0}"), "fine");
    expect_act_codes(session, {{"{'seat':0,'type':'contest'}", "not-your-turn"},
                               {"{'seat':2,'type':'contest'}", "not-your-turn"},
                               {"{'seat':1,'type':'place','card':'c','gap':0}", "not-allowed"},
                               {"{'seat':1,'type':'give','card':'c','to':0}", "not-allowed"}});
    EXPECT_EQ(session.act_code("{'seat':1,'type':'accept'}"), "fine");
    EXPECT_EQ(session.act_code("{'seat':2,'type':'accept'}"), "fine");
    expect_act_codes(session, {{"{'seat':1,'type':'give','card':'c','to':0}", "not-your-turn"},
                               {"{'seat':0,'type':'accept'}", "not-allowed"},
                               {"{'seat':0,'type':'give','card':'c','to':0}", "not-your-card"},
                               {"{'seat':0,'type':'give','card':'a','to':1}", "not-your-card"},
                               {"{'seat':0,'type':'give','card':'b','to':0}", "not-allowed"},
                               {"{'seat':0,'type':'give','card':'b'}", "not-allowed"},
                               {"{'seat':0,'type':'give','card':'b','to':3}", "not-allowed"},
                               {"{'seat':0,'type':'give','card':'b','to':-1}", "not-allowed"},
                               {"{'seat':0,'type':'give','card':'b','to':4294967297}", "not-allowed"},
                               {"{'seat':0,'type':'give','card':'b','to':'1'}", "bad-request"}});
}

TEST(Errors, of_a_new_game_come_in_order) {
    const std::string fine = "[{'id':'a','year':1},{'id':'b','year':2},{'id':'c','year':3}]";
    const std::string twice = "[{'id':'a','year':1},{'id':'a','year':2}]";
    const auto request = [](const std::string& game, const std::string& seats, const std::string& options,
                            const std::string& deck) {
        return "{'op':'new','game':" + game + ",'seats':" + seats + ",'options':" + options + ",'deck':" + deck + "}";
    };
    Session session{tiny};
    expect_codes(session, {
                              {"{'op':'new'}", "bad-request"},
                              {"{'op':'new','game':'chess','seats':99}", "bad-request"},
                              {"{'op':'new','game':'chess','deck':[]}", "bad-request"},
                              {"{'op':'new','seats':2,'deck':[]}", "bad-request"},
                              {request("1", "2", "{}", fine), "bad-request"},
                              {request("'chess'", "'2'", "{}", fine), "bad-request"},
                              {request("'chess'", "2", "{'hand':'x'}", fine), "bad-request"},
                              {request("'chess'", "2", "{}", "[{'id':'a'}]"), "bad-request"},
                              {request("'chess'", "99", "{'nonsense':1}", twice), "unknown-game"},
                              {request("''", "2", "{}", fine), "unknown-game"},
                              {request("'Classic'", "2", "{}", fine), "unknown-game"},
                              {request("'classic'", "9", "{}", twice), "bad-option"},
                              {request("'classic'", "1", "{'hand':1}", fine), "bad-option"},
                              {request("'classic'", "-1", "{'hand':1}", fine), "bad-option"},
                              {request("'classic'", "1e300", "{'hand':1}", fine), "bad-option"},
                              {request("'challenge'", "6", "{}", twice), "bad-option"},
                              {request("'coop'", "0", "{}", twice), "bad-option"},
                              {request("'classic'", "2", "{'rounds':1}", twice), "bad-option"},
                              {request("'classic'", "2", "{'nonsense':1}", twice), "bad-option"},
                              {request("'classic'", "2", "{'hand':0}", twice), "bad-option"},
                              {request("'coop'", "2", "{'cards':9}", twice), "bad-option"},
                              {request("'classic'", "2", "{}", twice), "bad-deck"},
                              {request("'classic'", "2", "{}", "[{'id':'','year':1}]"), "bad-deck"},
                              {request("'classic'", "2", "{}", "[{'id':'a','year':0}]"), "bad-deck"},
                              {request("'challenge'", "2", "{}", "[{'id':'a','year':10000}]"), "bad-deck"},
                              {request("'challenge'", "2", "{}", "[{'id':'a','year':-10000}]"), "bad-deck"},
                              {request("'coop'", "1", "{}", "[{'id':'a','year':1,'front':1}]"), "bad-deck"},
                              {request("'classic'", "2", "{}", fine), "deck-too-small"},
                              {request("'classic'", "2", "{}", "[]"), "deck-too-small"},
                              {request("'classic'", "2", "{'hand':9223372036854775807}", fine), "deck-too-small"},
                              {request("'contest'", "2", "{'hand':[1,2]}", fine), "deck-too-small"},
                              {request("'challenge'", "2", "{}", fine), "deck-too-small"},
                              {request("'coop'", "1", "{'hand':1,'cards':4}", fine), "deck-too-small"},
                          });
    EXPECT_EQ(session.code(request("'classic'", "2", "{'hand':1}", fine)), "fine") << "exactly enough";
}

TEST(Errors, of_a_load_leave_the_running_game) {
    Session session{tiny};
    const std::string game = "'game':'classic','seats':2,'options':{'hand':1},"
                             "'deck':[{'id':'a','year':1},{'id':'b','year':2},{'id':'c','year':3}]";
    expect_codes(
        session,
        {
            {"{'op':'load','log':7}", "bad-request"},
            {"{'op':'load','log':{}}", "bad-request"},
            {"{'op':'load','log':{'version':1," + game + "}}", "bad-request"},
            {"{'op':'load','log':{'version':1,'game':'chess','seats':2,'deck':[],'events':[]}}", "unknown-game"},
            {"{'op':'load','log':{'version':1,'game':'classic','seats':2,'deck':[],'events':[]}}", "deck-too-small"},
            {"{'op':'load','log':{'version':3," + game + ",'events':[]}}", "bad-log"},
            {"{'op':'load','log':{'version':2," + game + ",'events':[]}}", "bad-log"},
            {"{'op':'load','log':{'version':1," + game + ",'events':[]}}", "bad-log"},
            {"{'op':'load','log':{'version':1," + game + ",'events':[{'type':'game-over','winners':[0]}]}}", "bad-log"},
        });
}

}  // namespace
}  // namespace frise::referee_test
