// Events in JSON, whole and as they are seen.
#include "engine/codec/event_json.hpp"

#include "tests/codec/cards.hpp"

#include <gtest/gtest.h>
#include <set>

namespace frise::codec_test {
namespace {

// One or more of each kind, as protocol.md has them.
const std::vector<std::string> every_kind{
    "{'type':'dealt','seat':0,'cards':['a','b']}",
    "{'type':'dealt','seat':7,'cards':['a'],'fronts':[3]}",
    "{'type':'started','card':'a','year':-9223372036854775808}",
    "{'type':'discard-started','card':'a','year':1969,'icon':2}",
    "{'type':'placed','seat':1,'card':'b','gap':0,'year':9223372036854775807,'right':false}",
    "{'type':'put-right','card':'b','gap':4}",
    "{'type':'discarded','seat':1,'card':'b','year':-44}",
    "{'type':'discarded','seat':1,'card':'b','year':-44,'icon':0}",
    "{'type':'removed','seat':1,'card':'b','year':-44}",
    "{'type':'drew','seat':1,'card':'c'}",
    "{'type':'drew','seat':1,'card':'c','front':2147483647}",
    "{'type':'reshuffled','cards':['c','a','b']}",
    "{'type':'round-ended','round':12}",
    "{'type':'tie-break','seats':[2,0]}",
    "{'type':'out','seat':3}",
    "{'type':'played','seat':1,'card':'c','year':1,'row':'line','gap':0}",
    "{'type':'played','seat':1,'card':'c','year':1,'row':'rift','gap':3}",
    "{'type':'stuck','seat':1,'card':'c','year':1}",
    "{'type':'turn-ended','seat':1}",
    "{'type':'trial','kind':'four-cards','cards':['a','b','c','a']}",
    "{'type':'trial','kind':'bet','cards':['a']}",
    "{'type':'trial','kind':'gap','cards':['a','b']}",
    "{'type':'trial','kind':'right-date','cards':['a']}",
    "{'type':'trial','kind':'order','cards':['a','b','c','a']}",
    "{'type':'answered','seat':0,'wheels':[1,9,6,9]}",
    "{'type':'answered','seat':0,'wheels':[0,0,4,4],'sign':-1}",
    "{'type':'turned','cards':[{'card':'a','year':1969}],"
    "'answers':[{'wheels':[1,9,6,9],'sign':1},{'wheels':[0,0,4,4],'sign':-1}]}",
    "{'type':'advanced','seat':1,'by':3,'to':21}",
    "{'type':'duel','kind':'sudden-death','seats':[4,0,2]}",
    "{'type':'duel','kind':'more-or-less','seats':[1,0],'card':'a'}",
    "{'type':'guessed','seat':1,'year':-9999,'hint':'later'}",
    "{'type':'guessed','seat':1,'year':9999,'hint':'earlier'}",
    "{'type':'guessed','seat':1,'year':1,'hint':'right'}",
    "{'type':'duel-won','seat':1}",
    "{'type':'proposed','seat':1,'card':'a','gap':2}",
    "{'type':'accepted','seat':1}",
    "{'type':'contested','seat':1}",
    "{'type':'gave','from':1,'to':0,'card':'a'}",
    "{'type':'scored','points':[0,2,8],'totals':[4000000000,2,8]}",
    "{'type':'game-over','winners':[0,3]}",
    "{'type':'game-over','winners':[0,1],'score':-30,'rank':1}",
    "{'type':'game-over','winners':[1],'totals':[1,9]}",
    "{'type':'game-over','winners':[1],'positions':[20,21]}",
};

std::string refusal(const std::string& text) {
    const auto read = read_event(parsed(text), names());
    return read ? "none" : std::string{name(read.error().code)} + ": " + read.error().message;
}

TEST(EventJson, reads_and_writes_every_kind) {
    std::set<std::size_t> kinds;
    for (const std::string& text : every_kind) {
        const auto event = read_event(parsed(text), names());
        ASSERT_TRUE(event) << text << ": " << event.error().message;
        EXPECT_EQ(shown(write_event(*event, names())), shown(parsed(text)));
        kinds.insert(event->index());
    }
    EXPECT_EQ(kinds.size(), std::variant_size_v<Event>) << "a kind of event is not tested";
}

TEST(EventJson, names_what_is_missing) {
    for (const std::string& text : every_kind) {
        const boost::json::value whole = parsed(text);
        for (const auto& field : whole.as_object()) {
            const std::set<std::string_view> optional{"fronts", "icon",   "front",    "sign",
                                                      "score",  "totals", "positions"};
            const bool needed =
                text.find("discard-started") != std::string::npos || text.find("scored") != std::string::npos;
            if (optional.contains(field.key()) && !needed) continue;
            if (whole.at("type") == "duel" && field.key() == "card") continue;
            boost::json::object part = whole.as_object();
            part.erase(field.key());
            const std::string found = refusal(shown(part));
            EXPECT_EQ(found.rfind("bad-log: ", 0), 0U) << shown(part) << " -> " << found;
            EXPECT_NE(found.find(field.key()), std::string::npos) << shown(part) << " -> " << found;
        }
    }
}

TEST(EventJson, refuses_every_field_of_a_wrong_type) {
    for (const std::string& text : every_kind) {
        const boost::json::value whole = parsed(text);
        for (const auto& field : whole.as_object()) {
            for (const char* wrong : {"null", "{}", "'?'", "0.5", "[[]]", "[0.5]", "['?']"}) {
                boost::json::object changed = whole.as_object();
                changed[field.key()] = parsed(wrong);
                EXPECT_EQ(refusal(shown(changed)).rfind("bad-log: ", 0), 0U) << shown(changed);
            }
        }
    }
}

TEST(EventJson, refuses_what_is_out_of_range) {
    for (const char* text : {
             "{'type':'out','seat':8}",
             "{'type':'out','seat':-1}",
             "{'type':'out','seat':4294967296}",
             "{'type':'drew','seat':0,'card':'z'}",
             "{'type':'put-right','card':'a','gap':2147483648}",
             "{'type':'tie-break','seats':[0,1,2,3,4,5,6,7,0]}",
             "{'type':'trial','kind':'order','cards':['a','b','c','a','b']}",
             "{'type':'trial','kind':'chaos','cards':['a']}",
             "{'type':'duel','kind':'order','seats':[0,1]}",
             "{'type':'answered','seat':0,'wheels':[1,2,3]}",
             "{'type':'answered','seat':0,'wheels':[1,2,3,4,5]}",
             "{'type':'answered','seat':0,'wheels':[1,2,3,300]}",
             "{'type':'played','seat':1,'card':'c','year':1,'row':'loft','gap':0}",
             "{'type':'guessed','seat':1,'year':1,'hint':'maybe'}",
             "{'type':'scored','points':[1,2,3,4,5,6,7,8,9],'totals':[]}",
             "{'type':'game-over','winners':[0],'score':99999999999,'rank':1}",
             "{'type':'teleported','seat':0}",
             "{}",
             "[]",
             "7",
         }) {
        EXPECT_EQ(refusal(text).rfind("bad-log: ", 0), 0U) << text << " -> " << refusal(text);
    }
}

TEST(SeenJson, shows_a_shuffle_as_a_number_of_cards) {
    const std::string text = shown(write_seen(seen(Reshuffled{{c, a, b}}, Seat{0}), names()));
    EXPECT_EQ(text.find("\"a\""), std::string::npos) << text;
    EXPECT_EQ(text.find("\"c\""), std::string::npos) << text;
    EXPECT_NE(text.find('3'), std::string::npos) << text;
    EXPECT_EQ(parsed(text).at("type"), "reshuffled");
}

TEST(SeenJson, shows_an_answer_to_its_seat_alone) {
    const Event answered = Answered{Seat{1}, {{1, 9, 6, 9}, 1}};
    const std::string hidden = shown(parsed("{'type':'answered','seat':1}"));
    EXPECT_EQ(shown(write_seen(seen(answered, Seat{0}), names())), hidden);
    EXPECT_EQ(shown(write_seen(seen(answered, onlooker), names())), hidden);
    EXPECT_EQ(shown(write_seen(seen(answered, Seat{1}), names())),
              shown(parsed("{'type':'answered','seat':1,'wheels':[1,9,6,9],'sign':1}")));
}

TEST(SeenJson, is_the_whole_event_where_nothing_is_secret) {
    for (const std::string& text : every_kind) {
        const Event event = read_event(parsed(text), names()).value();
        if (std::holds_alternative<Reshuffled>(event) || std::holds_alternative<Answered>(event)) continue;
        EXPECT_EQ(shown(write_seen(seen(event, onlooker), names())), shown(parsed(text)));
    }
}

// One or more of each kind, as a viewer gets them.
std::vector<std::string> every_kind_seen() {
    std::vector<std::string> texts;
    for (const std::string& text : every_kind) {
        const Event event = read_event(parsed(text), names()).value();
        for (const Viewer viewer : {Viewer{Seat{0}}, onlooker}) {
            texts.push_back(shown(write_seen(seen(event, viewer), names())));
        }
    }
    return texts;
}

std::string seen_refusal(const boost::json::value& value) {
    CardNames heard;
    const auto read = read_seen(value, heard);
    return read ? "none" : std::string{name(read.error().code)} + ": " + read.error().message;
}

TEST(SeenJson, reads_back_every_kind) {
    std::set<std::size_t> kinds;
    for (const std::string& text : every_kind_seen()) {
        CardNames heard;
        const auto event = read_seen(parsed(text), heard);
        ASSERT_TRUE(event) << text << ": " << event.error().message;
        EXPECT_EQ(shown(write_seen(*event, heard)), shown(parsed(text)));
        kinds.insert(event->index());
    }
    EXPECT_EQ(kinds.size(), std::variant_size_v<Seen>) << "a kind of event is not tested";
}

TEST(SeenJson, reads_back_what_was_written) {
    for (const std::string& text : every_kind) {
        CardNames heard;
        for (const CardNo card : {a, b, c, odd}) heard.learn(names().id(card));
        const Seen event = seen(read_event(parsed(text), names()).value(), Seat{0});
        const auto again = read_seen(write_seen(event, names()), heard);
        ASSERT_TRUE(again) << text;
        EXPECT_TRUE(*again == event) << text;
    }
}

TEST(SeenJson, numbers_cards_as_they_appear) {
    CardNames heard;
    EXPECT_EQ(read_seen(parsed("{'type':'drew','seat':0,'card':'z'}"), heard).value(), (Seen{Drew{Seat{0}, a, {}}}));
    EXPECT_EQ(read_seen(parsed("{'type':'dealt','seat':0,'cards':['y','z']}"), heard).value(),
              (Seen{Dealt{Seat{0}, {b, a}, {}}}));
    EXPECT_EQ(heard.id(b), "y");
}

TEST(SeenJson, names_what_is_missing) {
    const std::set<std::string_view> optional{"fronts", "front", "sign", "score", "positions", "wheels"};
    for (const std::string& text : every_kind_seen()) {
        const boost::json::value whole = parsed(text);
        for (const auto& field : whole.as_object()) {
            const boost::json::value& type = whole.at("type");
            if (optional.contains(field.key())) continue;
            if (field.key() == "icon" && type == "discarded") continue;
            if (field.key() == "card" && type == "duel") continue;
            if (field.key() == "totals" && type == "game-over") continue;
            boost::json::object part = whole.as_object();
            part.erase(field.key());
            const std::string found = seen_refusal(part);
            EXPECT_EQ(found.rfind("bad-request: ", 0), 0U) << shown(part) << " -> " << found;
            EXPECT_NE(found.find(field.key()), std::string::npos) << shown(part) << " -> " << found;
        }
    }
}

TEST(SeenJson, refuses_every_field_of_a_wrong_type) {
    for (const std::string& text : every_kind_seen()) {
        const boost::json::value whole = parsed(text);
        for (const auto& field : whole.as_object()) {
            const bool ids = field.key() == "card" || field.key() == "cards";
            for (const std::string wrong : {"null", "{}", "'?'", "0.5", "[[]]", "[0.5]", "['?']"}) {
                if (ids && wrong.find('?') != std::string::npos) continue;  // any string may be an id
                boost::json::object changed = whole.as_object();
                changed[field.key()] = parsed(wrong);
                EXPECT_EQ(seen_refusal(changed).rfind("bad-request: ", 0), 0U) << shown(changed);
            }
        }
    }
}

TEST(SeenJson, refuses_what_only_the_table_may_know) {
    EXPECT_NE(seen_refusal(parsed("{'type':'reshuffled','cards':['a','b']}")), "none");
    EXPECT_NE(seen_refusal(parsed("{'type':'reshuffled','count':-1}")), "none");
    EXPECT_NE(seen_refusal(parsed("{'type':'answered','seat':8}")), "none");
    EXPECT_NE(seen_refusal(parsed("{'type':'answered','seat':0,'wheels':[1,2,3]}")), "none");
    EXPECT_NE(seen_refusal(parsed("[]")), "none");
}

}  // namespace
}  // namespace frise::codec_test
