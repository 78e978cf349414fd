// Actions and legal actions in JSON.
#include "engine/codec/action_json.hpp"

#include "tests/codec/cards.hpp"

#include <climits>
#include <gtest/gtest.h>
#include <span>

namespace frise::codec_test {
namespace {

namespace json = boost::json;

Answer dials(std::initializer_list<int> wheels, std::optional<int> sign = {}) {
    Answer answer;
    answer.wheels.assign(wheels.begin(), wheels.end());
    answer.sign = sign;
    return answer;
}

struct Pair {
    Action action;
    std::string text;
    GameId game = GameId::classic;
};

const std::vector<Pair> pairs{
    {Place{a, 0}, "{'seat':1,'type':'place','card':'a','gap':0}"},
    {Place{odd, INT_MAX}, R"({'seat':1,'type':'place','card':'\"\\\né','gap':2147483647})"},
    {PlaceDrawn{3}, "{'seat':1,'type':'place','gap':3}", GameId::challenge},
    {Play{b, {}}, "{'seat':1,'type':'play','card':'b'}", GameId::coop},
    {Play{b, -1}, "{'seat':1,'type':'play','card':'b','gap':-1}", GameId::coop},
    {Discard{c}, "{'seat':1,'type':'discard','card':'c'}", GameId::coop},
    {EndTurn{}, "{'seat':1,'type':'end-turn'}", GameId::coop},
    {dials({1, 9, 6, 9}), "{'seat':1,'type':'answer','wheels':[1,9,6,9]}", GameId::challenge},
    {dials({0, 0, 4, 4}, -1), "{'seat':1,'type':'answer','wheels':[0,0,4,4],'sign':-1}", GameId::challenge},
    {dials({}), "{'seat':1,'type':'answer','wheels':[]}", GameId::challenge},
    {Guess{-9999}, "{'seat':1,'type':'guess','year':-9999}", GameId::challenge},
    {Accept{}, "{'seat':1,'type':'accept'}", GameId::contest},
    {Contest{}, "{'seat':1,'type':'contest'}", GameId::contest},
    {Give{c, {}}, "{'seat':1,'type':'give','card':'c'}", GameId::contest},
    {Give{c, 7}, "{'seat':1,'type':'give','card':'c','to':7}", GameId::contest},
};

Action read(const std::string& text, GameId game = GameId::classic) {
    return read_action(parsed(text), &names(), game).value().action;
}

std::string error(const std::string& text) {
    const auto read = read_action(parsed(text), &names(), GameId::classic);
    return read ? "none" : std::string{name(read.error().code)} + ": " + read.error().message;
}

TEST(ActionJson, reads_and_writes_every_type) {
    for (const auto& [action, text, game] : pairs) {
        EXPECT_EQ(shown(write_action(Seat{1}, action, names())), shown(parsed(text)));
        const auto request = read_action(parsed(text), &names(), game);
        ASSERT_TRUE(request) << text << ": " << request.error().message;
        EXPECT_EQ(request->seat, 1);
        EXPECT_TRUE(request->action == action) << text;
    }
}

TEST(ActionJson, leaves_cards_and_seats_that_do_not_exist_to_the_rules) {
    EXPECT_EQ(read("{'seat':0,'type':'place','card':'z','gap':0}"), (Action{Place{no_such_card, 0}}));
    EXPECT_EQ(read_action(parsed("{'seat':-5,'type':'accept'}"), &names(), GameId::contest)->seat, -5);
    EXPECT_EQ(read_action(parsed("{'seat':1e30,'type':'accept'}"), &names(), GameId::contest)->seat, INT64_MAX);
}

TEST(ActionJson, takes_numbers_beyond_its_range_as_the_nearest_that_is_still_wrong) {
    EXPECT_EQ(read("{'seat':0,'type':'place','card':'a','gap':9223372036854775807}"), (Action{Place{a, INT_MAX}}));
    EXPECT_EQ(read("{'seat':0,'type':'place','card':'a','gap':-1e300}"), (Action{Place{a, INT_MIN}}));
    EXPECT_EQ(read("{'seat':0,'type':'guess','year':18446744073709551615}"), (Action{Guess{INT64_MAX}}));
    EXPECT_EQ(read("{'seat':0,'type':'give','card':'a','to':4294967296}"), (Action{Give{a, INT_MAX}}));
    EXPECT_EQ(std::get<Answer>(read("{'seat':0,'type':'answer','wheels':[1,2,3,4,5,6,7,8]}")).wheels.size(), 5U);
}

TEST(ActionJson, takes_whole_numbers_however_they_are_written) {
    EXPECT_EQ(read("{'seat':0,'type':'place','card':'a','gap':2.0}"), (Action{Place{a, 2}}));
    EXPECT_EQ(read("{'seat':0,'type':'place','card':'a','gap':0.2e1}"), (Action{Place{a, 2}}));
    EXPECT_EQ(read("{'seat':0,'type':'place','card':'a','gap':-0.0}"), (Action{Place{a, 0}}));
}

TEST(ActionJson, ignores_fields_that_it_does_not_know) {
    EXPECT_EQ(read("{'seat':0,'type':'place','card':'a','gap':2,'why':{'not':[]}}"), (Action{Place{a, 2}}));
    EXPECT_EQ(read("{'seat':0,'type':'place','card':7,'gap':2}", GameId::challenge), (Action{PlaceDrawn{2}}));
}

TEST(ActionJson, names_what_is_missing_or_of_a_wrong_type) {
    for (const auto& [text, part] : std::vector<std::pair<std::string, std::string>>{
             {"7", "object"},
             {"[]", "object"},
             {"null", "object"},
             {"{}", "'seat'"},
             {"{'seat':0}", "'type'"},
             {"{'seat':0.5,'type':'accept'}", "'seat'"},
             {"{'seat':'0','type':'accept'}", "'seat'"},
             {"{'seat':null,'type':'accept'}", "'seat'"},
             {"{'seat':true,'type':'accept'}", "'seat'"},
             {"{'seat':0,'type':7}", "'type'"},
             {"{'seat':0,'type':'fly'}", "'fly'"},
             {"{'seat':0,'type':'Place','card':'a','gap':0}", "'Place'"},
             {"{'seat':0,'type':''}", "''"},
             {"{'seat':0,'type':'place','card':'a'}", "'gap'"},
             {"{'seat':0,'type':'place','gap':0}", "'card'"},
             {"{'seat':0,'type':'place','card':1,'gap':0}", "'card'"},
             {"{'seat':0,'type':'place','card':'a','gap':'0'}", "'gap'"},
             {"{'seat':0,'type':'place','card':'a','gap':0.5}", "'gap'"},
             {"{'seat':0,'type':'play'}", "'card'"},
             {"{'seat':0,'type':'play','card':'a','gap':null}", "'gap'"},
             {"{'seat':0,'type':'discard'}", "'card'"},
             {"{'seat':0,'type':'answer'}", "'wheels'"},
             {"{'seat':0,'type':'answer','wheels':1}", "'wheels'"},
             {"{'seat':0,'type':'answer','wheels':[1,2,3,'4']}", "'wheels'"},
             {"{'seat':0,'type':'answer','wheels':[1,2,3,4.5]}", "'wheels'"},
             {"{'seat':0,'type':'answer','wheels':[1,2,3,4],'sign':'-'}", "'sign'"},
             {"{'seat':0,'type':'guess'}", "'year'"},
             {"{'seat':0,'type':'guess','year':1969.5}", "'year'"},
             {"{'seat':0,'type':'give','to':1}", "'card'"},
             {"{'seat':0,'type':'give','card':'a','to':[1]}", "'to'"},
         }) {
        const std::string found = error(text);
        EXPECT_EQ(found.rfind("bad-request: ", 0), 0U) << text << " -> " << found;
        EXPECT_NE(found.find(part), std::string::npos) << text << " -> " << found;
    }
}

TEST(ActionJson, reads_either_form_of_place_while_there_is_no_game) {
    EXPECT_TRUE(read_action(parsed("{'seat':0,'type':'place','gap':0}"), nullptr, std::nullopt));
    EXPECT_TRUE(read_action(parsed("{'seat':0,'type':'place','card':'a','gap':0}"), nullptr, std::nullopt));
    EXPECT_FALSE(read_action(parsed("{'seat':0,'type':'place','card':'a'}"), nullptr, std::nullopt));
}

TEST(LegalJson, lists_what_can_be_listed) {
    const Cards hand{a, c};
    Legal legal;
    legal.add(PlaceAny{hand, 1});
    EXPECT_EQ(
        shown(write_legal(Seat{2}, legal, names())),
        shown(parsed("[{'seat':2,'type':'place','card':'a','gap':0},{'seat':2,'type':'place','card':'a','gap':1},"
                     "{'seat':2,'type':'place','card':'c','gap':0},{'seat':2,'type':'place','card':'c','gap':1}]")));
    Legal turn;
    turn.add(PlayAny{hand});
    turn.add(DiscardAny{std::span{hand}.first(1)});
    EXPECT_EQ(shown(write_legal(Seat{0}, turn, names())),
              shown(parsed("[{'seat':0,'type':'play','card':'a'},{'seat':0,'type':'play','card':'c'},"
                           "{'seat':0,'type':'discard','card':'a'}]")));
    EXPECT_EQ(write_legal(Seat{0}, Legal{}, names()), json::array{});
}

TEST(LegalJson, gives_ranges_of_dials_and_years) {
    const auto text = [](const Choice& choice) {
        Legal legal;
        legal.add(choice);
        return shown(write_legal(Seat{0}, legal, names()));
    };
    EXPECT_EQ(text(AnswerAny{0, 9, true}),
              shown(parsed("[{'seat':0,'type':'answer','wheels':[[0,9],[0,9],[0,9],[0,9]],'sign':[-1,1]}]")));
    EXPECT_EQ(text(AnswerAny{1, 4, false}),
              shown(parsed("[{'seat':0,'type':'answer','wheels':[[1,4],[1,4],[1,4],[1,4]]}]")));
    EXPECT_EQ(text(GuessAny{-9999, 9999}), shown(parsed("[{'seat':0,'type':'guess','year':[-9999,9999]}]")));
}

}  // namespace
}  // namespace frise::codec_test
