// The requests of protocol.md and their answers.
#include "tests/referee/session.hpp"

#include <set>

namespace frise::referee_test {
namespace {

namespace json = boost::json;

std::set<std::string> fields(const json::object& object) {
    std::set<std::string> names;
    for (const auto& field : object) names.emplace(field.key());
    return names;
}

TEST(New, answers_with_the_set_up_and_who_is_to_act) {
    Session session;
    EXPECT_EQ(session.ask(tiny),
              parsed("{'events':[{'type':'dealt','seat':0,'cards':['a']},{'type':'dealt','seat':1,'cards':['b']},"
                     "{'type':'started','card':'c','year':1800}],'to_act':[0],'over':false}"));
}

TEST(New, takes_the_deck_in_order_unless_it_is_to_be_shuffled) {
    const auto with = [](const std::string& more) {
        std::string request = tiny;
        request.insert(request.size() - 1, more);
        return Session{}.part(request, "events");
    };
    const std::string plain = with("");
    EXPECT_EQ(with(",'shuffle':false"), plain);
    EXPECT_EQ(with(",'seed':7"), plain);
    EXPECT_NE(with(",'shuffle':true").find("reshuffled"), std::string::npos);
    EXPECT_EQ(with(",'shuffle':true"), with(",'shuffle':true,'seed':0"));
    std::set<std::string> different;
    for (int seed = 0; seed < 40; ++seed) different.insert(with(",'shuffle':true,'seed':" + std::to_string(seed)));
    EXPECT_EQ(different.size(), 6U) << "all orders of three cards";
}

TEST(New, warns_of_years_whose_gaps_may_not_fit_the_dials) {
    const std::string head =
        "{'op':'new','game':'challenge','seats':2,'deck':[{'id':'a','year':1},{'id':'b','year':2},{'id':'c','year':3},";
    Session session;
    EXPECT_EQ(fields(session.ask(head + "{'id':'d','year':-8000}]}")),
              (std::set<std::string>{"events", "to_act", "over"}));
    const auto answer = session.ask(head + "{'id':'d','year':-8001}]}");
    EXPECT_EQ(answer.at("warnings").as_array().size(), 1U) << answer;
}

TEST(New, takes_the_place_of_the_game_before) {
    Session session{tiny, tiny_won, small_coop};
    EXPECT_EQ(session.ask("{'op':'view'}").at("view").at("game"), "coop");
}

TEST(Act, answers_with_what_came_of_it) {
    Session session{tiny};
    EXPECT_EQ(session.act("{'seat':0,'type':'place','card':'a','gap':1}"),
              parsed("{'events':[{'type':'placed','seat':0,'card':'a','gap':1,'year':1900,'right':true}],"
                     "'to_act':[1],'over':false}"));
    const std::string last = "{'events':[{'type':'placed','seat':1,'card':'b','gap':0,'year':1950,'right':false},"
                             "{'type':'discarded','seat':1,'card':'b','year':1950},"
                             "{'type':'reshuffled','cards':['b'],'pile':1,'whole':false},"
                             "{'type':'drew','seat':1,'card':'b'},{'type':'round-ended','round':1},"
                             "{'type':'game-over','winners':[0]}],'to_act':[],'over':true}";
    EXPECT_EQ(session.act("{'seat':1,'type':'place','card':'b','gap':0}"), parsed(last));
}

TEST(Act, awaits_all_who_have_not_answered_a_trial) {
    Session session{small_challenge("bet", 4)};
    EXPECT_EQ(json::serialize(session.act("{'seat':2,'type':'answer','wheels':[9,9,9,9]}").at("to_act")), "[0,1,3]");
}

TEST(Legal, lists_actions_for_whoever_is_to_act) {
    Session session{tiny};
    EXPECT_EQ(
        session.ask("{'op':'legal','seat':0}"),
        parsed(
            "{'actions':[{'seat':0,'type':'place','card':'a','gap':0},{'seat':0,'type':'place','card':'a','gap':1}]}"));
    EXPECT_EQ(session.ask("{'op':'legal','seat':1}"), parsed("{'actions':[]}"));
}

TEST(Legal, is_empty_when_the_game_is_over) {
    Session session{tiny, tiny_won, tiny_lost};
    EXPECT_EQ(session.ask("{'op':'legal','seat':0}"), parsed("{'actions':[]}"));
}

TEST(Legal, gives_ranges_where_there_is_too_much_to_list) {
    const auto actions = [](const std::string& trial) {
        return Session{small_challenge(trial)}.part("{'op':'legal','seat':1}", "actions");
    };
    const std::string dials = quoted("[{'seat':1,'type':'answer','wheels':[[0,9],[0,9],[0,9],[0,9]]");
    EXPECT_EQ(actions("four-cards"), dials + "}]");
    EXPECT_EQ(actions("bet"), dials + "}]");
    EXPECT_EQ(actions("gap"), dials + "}]");
    EXPECT_EQ(actions("right-date"), dials + quoted(",'sign':[-1,1]}]"));
    EXPECT_EQ(actions("order"), quoted("[{'seat':1,'type':'answer','wheels':[[1,4],[1,4],[1,4],[1,4]]}]"));
}

TEST(Legal, gives_the_range_of_a_guess) {
    // Seats 1 and 2 stay behind; 0 passes both lines at once. The first duel is sudden death.
    Session session{small_challenge("bet", 3)};
    session.act("{'seat':0,'type':'answer','wheels':[0,0,9,9]}");
    session.act("{'seat':1,'type':'answer','wheels':[9,9,9,9]}");
    session.act("{'seat':2,'type':'answer','wheels':[9,9,9,9]}");
    EXPECT_EQ(session.part("{'op':'legal','seat':1}", "actions"),
              quoted("[{'seat':1,'type':'place','gap':0},{'seat':1,'type':'place','gap':1}]"));
    session.act("{'seat':1,'type':'place','gap':0}");  // c of 1700 before b of 1200
    EXPECT_EQ(session.part("{'op':'legal','seat':1}", "actions"),
              quoted("[{'seat':1,'type':'guess','year':[-9999,9999]}]"));
}

TEST(Legal, lists_a_card_of_coop_once_and_without_a_gap) {
    Session session{small_coop};
    EXPECT_EQ(session.part("{'op':'legal','seat':0}", "actions"),
              quoted("[{'seat':0,'type':'play','card':'1800'},{'seat':0,'type':'play','card':'1850'},"
                     "{'seat':0,'type':'play','card':'1860'},"
                     "{'seat':0,'type':'discard','card':'1850'},{'seat':0,'type':'discard','card':'1860'}]"));
}

TEST(Legal, names_receivers_only_where_the_giver_may_choose) {
    Session free{small_contest};
    free.act("{'seat':0,'type':'place','card':'a','gap':0}");
    free.act("{'seat':1,'type':'accept'}");
    free.act("{'seat':2,'type':'accept'}");
    EXPECT_EQ(free.part("{'op':'legal','seat':0}", "actions"),
              quoted("[{'seat':0,'type':'give','card':'b','to':1},{'seat':0,'type':'give','card':'b','to':2}]"));
    Session settled{small_contest};
    settled.act("{'seat':0,'type':'place','card':'a','gap':0}");
    settled.act("{'seat':1,'type':'contest'}");
    EXPECT_EQ(settled.part("{'op':'legal','seat':1}", "actions"),
              quoted("[{'seat':1,'type':'give','card':'c'},{'seat':1,'type':'give','card':'d'}]"));
}

TEST(ViewRequest, is_answered_for_a_seat_and_for_an_onlooker) {
    Session session{tiny};
    const auto view = session.ask("{'op':'view'}").at("view");
    EXPECT_EQ(view.at("hands"), parsed("[['a'],['b']]"));
    EXPECT_EQ(view.at("line"), parsed("[{'card':'c','year':1800}]"));
    EXPECT_EQ(view.at("options"), parsed("{'first':0,'hand':[1,1],'on_miss':'discard','tie_break':'usual'}"));
    EXPECT_EQ(session.ask("{'op':'view','seat':1}").at("view"), view) << "in these games all see the same";
}

TEST(ViewRequest, tells_no_hidden_year_not_even_of_ones_own_card) {
    Session session{tiny};
    for (const char* request : {"{'op':'view'}", "{'op':'view','seat':0}", "{'op':'view','seat':1}"}) {
        const std::string text = session.part(request, "view");
        EXPECT_EQ(text.find("1900"), std::string::npos) << text;
        EXPECT_EQ(text.find("1950"), std::string::npos) << text;
    }
}

TEST(UsualCards, are_dealt_where_a_request_names_no_deck) {
    Referee referee{[](GameId game) {
        std::vector<Card> cards;
        for (int i = 1; i <= (game == GameId::classic ? 9 : 3); ++i) {
            cards.push_back({{"u" + std::to_string(i), ""}, 1000 + i, {}, {}});
        }
        return cards;
    }};
    const auto ask = [&](const std::string& request) { return referee.answer(quoted(request)); };
    EXPECT_NE(ask("{'op':'new','game':'classic','seats':2,'options':{'hand':2}}").find("u5"), std::string::npos);
    EXPECT_NE(ask("{'op':'new','game':'contest','seats':2}").find("deck-too-small"), std::string::npos);
    EXPECT_EQ(ask(tiny).find("u1"), std::string::npos) << "a request's own deck comes first";
}

TEST(UsualCards, are_none_unless_somebody_gave_some) {
    EXPECT_EQ(Session{}.code("{'op':'new','game':'classic','seats':2}"), "bad-request");
}

TEST(Requests, may_have_fields_that_nobody_knows) {
    Session session;
    std::string request = tiny;
    request.insert(request.size() - 1, ",'comment':{'by':['me',null]}");
    EXPECT_EQ(session.code(request), "fine");
    EXPECT_EQ(session.code("{'op':'view','colour':'blue'}"), "fine");
    EXPECT_EQ(session.act_code("{'seat':0,'type':'place','card':'a','gap':1,'because':'I know'}"), "fine");
}

TEST(Requests, are_the_same_in_any_order_of_fields_and_with_any_spaces) {
    Session session{tiny};
    EXPECT_EQ(session.code(" {\t'action' : { 'gap':1 , 'card':'a', 'type':'place', 'seat':0 } , 'op':'act' }\r"),
              "fine");
}

}  // namespace
}  // namespace frise::referee_test
