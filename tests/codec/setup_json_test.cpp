// Set-ups in JSON: options filled in, and what is said of bad ones.
#include "engine/codec/setup_json.hpp"

#include "tests/codec/cards.hpp"

#include <gtest/gtest.h>
#include <string>
#include <utility>
#include <vector>

namespace frise::codec_test {
namespace {

namespace json = boost::json;

// A request for this game with enough cards; `more` are further fields.
json::object request(const std::string& game, int seats, const std::string& options = "{}",
                     const std::string& more = "{}") {
    json::object object{{"game", game}, {"seats", seats}, {"options", parsed(options)}};
    json::array deck;
    for (int i = 1; i <= 70; ++i) deck.push_back({{"id", "c" + std::to_string(i)}, {"year", 1900 + i}});
    object["deck"] = std::move(deck);
    const json::value extra = parsed(more);
    for (const auto& field : extra.as_object()) object[field.key()] = field.value();
    return object;
}

std::string options_of(const json::object& object) {
    const auto setup = read_setup(object);
    return setup ? shown(write_options(setup->terms)) : setup.error().message;
}

std::string code(const json::object& object) {
    const auto setup = read_setup(object);
    return setup ? "fine" : std::string{name(setup.error().code)};
}

TEST(SetupJson, fills_in_the_options_of_every_game) {
    const std::string board = shown(parsed(
        "{'dates':[-500,850,1300,1600,1750,1820,1880,1930,1970],'track':['four-cards','right-date','bet','order','gap',"
        "'right-date','four-cards','gap','bet','gap','order','right-date','four-cards','order','right-date','bet',"
        "'order','right-date','bet','gap','four-cards'],'duels':[{'after':6,'kind':'sudden-death'},"
        "{'after':13,'kind':'more-or-less'}]}"));
    for (const auto& [game, options] : std::vector<std::pair<std::string, std::string>>{
             {"classic", "{'first':0,'hand':[4,4],'on_miss':'discard','tie_break':'usual'}"},
             {"first-edition", "{'first':0,'hand':[4,4],'on_miss':'remove','tie_break':'single-success'}"},
             {"twist", "{'first':0,'hand':[4,4],'on_miss':'discard','tie_break':'usual'}"},
             {"chronology", "{'first':0,'hand':[5,5],'on_miss':'put-right','tie_break':'sudden-death'}"},
             {"coop", "{'first':0,'hand':[4,4],'cards':36,'icons':4}"},
             {"challenge", "{'first':0,'board':" + board + ",'final_duel':false}"},
             {"contest", "{'first':0,'hand':[8,8],'rounds':3}"},
         }) {
        EXPECT_EQ(options_of(request(game, 2)), shown(parsed(options)));
    }
}

TEST(SetupJson, takes_a_hand_for_all_or_one_for_each) {
    EXPECT_EQ(read_setup(request("classic", 3, "{'hand':2}"))->terms.hand, (std::vector<int>{2, 2, 2}));
    EXPECT_EQ(read_setup(request("classic", 3, "{'hand':[1,2,3]}"))->terms.hand, (std::vector<int>{1, 2, 3}));
}

TEST(SetupJson, takes_the_parts_of_a_board_and_the_default_for_the_rest) {
    const auto board = [](const std::string& options) {
        return std::get<ChallengeOptions>(read_setup(request("challenge", 2, options)).value().terms.options).board;
    };
    EXPECT_EQ(board("{'board':{}}"), default_board());
    EXPECT_EQ(board("{'board':{'dates':[1]}}").track, default_board().track);
    EXPECT_EQ(board("{'board':{'dates':[-1,0,1]}}").dates, (std::vector<Year>{-1, 0, 1}));
    EXPECT_EQ(board("{'board':{'duels':[]}}").duels.size(), 0U);
    const std::vector<DuelLine> sorted{{0, DuelKind::more_or_less}, {1, DuelKind::sudden_death}};
    EXPECT_EQ(board("{'board':{'track':['bet','gap'],'duels':[{'after':1,'kind':'sudden-death'},"
                    "{'after':0,'kind':'more-or-less'}]}}")
                  .duels,
              sorted)
        << "lower lines come first";
}

TEST(SetupJson, is_read_as_it_was_written) {
    for (const json::object& object :
         {request("classic", 8, "{'hand':[1,2,3,4,5,6,7,8],'first':7,'on_miss':'put-right'}",
                  "{'shuffle':true,'seed':1}"),
          request("coop", 1, "{'cards':70,'icons':8}"), request("challenge", 5, "{'final_duel':true}"),
          request("contest", 2, "{'rounds':1000}", "{'seed':18446744073709551615}")}) {
        const auto setup = read_setup(object);
        ASSERT_TRUE(setup) << setup.error().message;
        const auto again = read_setup(write_setup(*setup));
        ASSERT_TRUE(again) << again.error().message;
        EXPECT_TRUE(*again == *setup) << object;
    }
}

TEST(SetupJson, keeps_titles_icons_and_years_of_the_deck) {
    json::object object = request("coop", 1, "{'cards':3,'hand':1}");
    object["deck"] =
        parsed("[{'id':'x','year':-9223372036854775808,'title':'Élan','front':0,'back':2147483647},"
               "{'id':'y','year':9223372036854775807,'front':7,'back':0},{'id':'z','year':-1,'front':1,'back':2}]");
    const auto setup = read_setup(object);
    ASSERT_TRUE(setup) << setup.error().message;
    EXPECT_EQ(write_setup(*setup).at("deck"), object.at("deck"));
}

TEST(SetupJson, takes_any_64_bits_as_a_seed) {
    EXPECT_EQ(read_setup(request("classic", 2))->seed, 0U);
    EXPECT_EQ(read_setup(request("classic", 2, "{}", "{'seed':18446744073709551615}"))->seed, UINT64_MAX);
    EXPECT_EQ(read_setup(request("classic", 2, "{}", "{'seed':-1}"))->seed, UINT64_MAX);
    for (const char* seed : {"1.5", "'1'", "null", "18446744073709551616", "1e30"}) {
        EXPECT_EQ(code(request("classic", 2, "{}", std::string{"{'seed':"} + seed + "}")), "bad-request") << seed;
    }
}

TEST(SetupJson, says_which_option_is_wrong_and_what_would_be_right) {
    for (const auto& [game, options, part] : std::vector<std::tuple<std::string, std::string, std::string>>{
             {"classic", "{'first':2}", "0 to 1"},
             {"classic", "{'first':-1}", "0 to 1"},
             {"classic", "{'hand':0}", "1 or more"},
             {"classic", "{'hand':[1]}", "one for each seat"},
             {"classic", "{'hand':[1,-3]}", "1 or more"},
             {"classic", "{'on_miss':'keep'}", "discard, remove, put-right"},
             {"classic", "{'tie_break':'dice'}", "usual, single-success, sudden-death"},
             {"classic", "{'rounds':3}", "on_miss"},
             {"classic", "{'frist':1}", "'frist'"},
             {"coop", "{'icons':1}", "2 to 8"},
             {"coop", "{'icons':9}", "2 to 8"},
             {"coop", "{'cards':9}", "at least 10"},
             {"coop", "{'tie_break':'usual'}", "icons"},
             {"challenge", "{'hand':4}", "final_duel"},
             {"challenge", "{'board':{'dates':[]}}", "one to nine"},
             {"challenge", "{'board':{'dates':[1,2,3,4,5,6,7,8,9,10]}}", "one to nine"},
             {"challenge", "{'board':{'dates':[1,1]}}", "strictly increasing"},
             {"challenge", "{'board':{'track':[]}}", "at least one space"},
             {"challenge", "{'board':{'track':['maze']}}", "four-cards, bet, gap, right-date, order"},
             {"challenge", "{'board':{'track':['bet'],'duels':[{'after':1,'kind':'sudden-death'}]}}", "0 to 0"},
             {"challenge", "{'board':{'duels':[{'after':-1,'kind':'sudden-death'}]}}", "0 to 20"},
             {"challenge", "{'board':{'duels':[{'after':1,'kind':'pistols'}]}}", "sudden-death, more-or-less"},
             {"challenge", "{'board':{'colour':'red'}}", "board.colour"},
             {"contest", "{'rounds':0}", "from 1"},
             {"contest", "{'final_duel':true}", "rounds"},
         }) {
        const auto setup = read_setup(request(game, 2, options));
        ASSERT_FALSE(setup) << game << ' ' << options;
        EXPECT_EQ(setup.error().code, ErrorCode::bad_option) << game << ' ' << options;
        EXPECT_NE(setup.error().message.find(part), std::string::npos) << setup.error().message;
    }
}

TEST(SetupJson, refuses_fields_of_a_wrong_type) {
    for (const char* more : {"{'game':1}",
                             "{'seats':'2'}",
                             "{'seats':2.5}",
                             "{'options':[]}",
                             "{'options':null}",
                             "{'options':{'hand':'4'}}",
                             "{'options':{'hand':[4,'4']}}",
                             "{'options':{'hand':null}}",
                             "{'options':{'first':true}}",
                             "{'options':{'on_miss':1}}",
                             "{'options':{'cards':0.5}}",
                             "{'options':{'final_duel':1}}",
                             "{'options':{'board':[]}}",
                             "{'options':{'board':{'dates':1}}}",
                             "{'options':{'board':{'dates':['x']}}}",
                             "{'options':{'board':{'track':'bet'}}}",
                             "{'options':{'board':{'track':[1]}}}",
                             "{'options':{'board':{'duels':{}}}}",
                             "{'options':{'board':{'duels':[1]}}}",
                             "{'options':{'board':{'duels':[{'after':1}]}}}",
                             "{'deck':{}}",
                             "{'deck':[1]}",
                             "{'deck':[{}]}",
                             "{'deck':[{'id':'x'}]}",
                             "{'deck':[{'id':1,'year':1}]}",
                             "{'deck':[{'id':'x','year':'1'}]}",
                             "{'deck':[{'id':'x','year':1,'title':1}]}",
                             "{'deck':[{'id':'x','year':1,'front':'1'}]}",
                             "{'shuffle':1}",
                             "{'shuffle':null}",
                             "{'seed':'1'}"}) {
        EXPECT_EQ(code(request("classic", 2, "{}", more)), "bad-request") << more;
    }
}

TEST(SetupJson, refuses_years_and_icons_that_are_none_as_the_fault_of_the_deck) {
    for (const char* year : {"0", "1.5", "9223372036854775808", "-9223372036854775809", "1e30", "-1e30", "0.0"}) {
        const std::string deck = std::string{"{'deck':[{'id':'x','year':"} + year + "}]}";
        EXPECT_EQ(code(request("classic", 2, "{}", deck)), "bad-deck") << year;
    }
    for (const char* icons : {"'front':0", "'back':0", "'front':1,'back':1", "'front':-1,'back':1",
                              "'front':0,'back':1.5", "'front':0,'back':2147483648", "'front':1e30,'back':1"}) {
        const std::string deck = std::string{"{'deck':[{'id':'x','year':1,"} + icons + "}]}";
        EXPECT_EQ(code(request("coop", 2, "{}", deck)), "bad-deck") << icons;
        EXPECT_EQ(code(request("classic", 2, "{}", deck)), "deck-too-small") << "other games take no icons: " << icons;
    }
}

}  // namespace
}  // namespace frise::codec_test
