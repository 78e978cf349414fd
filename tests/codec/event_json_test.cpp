// Events in JSON, whole and as they are seen.
#include "engine/codec/event_json.hpp"

#include "tests/codec/cards.hpp"
#include "tests/codec/event_samples.hpp"
#include "tests/support/alternatives.hpp"

#include <gtest/gtest.h>
#include <set>

namespace frise::codec_test {
namespace {

bool may_be_left_out(const boost::json::object& event, std::string_view field) {
    if (event.at("type") == "discarded" && field == "icon") return true;
    if (event.at("type") == "duel" && field == "card") return true;
    if (event.at("type") == "placed" && field == "cleared") return true;
    return std::set<std::string_view>{"fronts", "front", "sign", "next", "giving"}.contains(field);
}

std::string refusal(GameId game, const std::string& text) {
    const auto read = read_event(parsed(text), names(), game);
    return read ? "none" : std::string{name(read.error().code)} + ": " + read.error().message;
}

TEST(EventJson, reads_and_writes_every_kind) {
    std::set<std::size_t> kinds;
    for (const auto& [game, text] : every_kind()) {
        const auto event = read_event(parsed(text), names(), game);
        ASSERT_TRUE(event) << text << ": " << event.error().message;
        EXPECT_EQ(shown(write_event(*event, names())), shown(parsed(text)));
        kinds.insert(event->index());
    }
    test::each_alternative<Event>([&]<class E>(std::size_t i) {
        EXPECT_TRUE(kinds.contains(i)) << "there is no sample of the event '" << E::type << "'";
    });
}

TEST(EventJson, names_what_is_missing) {
    for (const auto& [game, text] : every_kind()) {
        const boost::json::value whole = parsed(text);
        for (const auto& field : whole.as_object()) {
            if (may_be_left_out(whole.as_object(), field.key())) continue;
            boost::json::object part = whole.as_object();
            part.erase(field.key());
            const std::string found = refusal(game, shown(part));
            EXPECT_EQ(found.rfind("bad-log: ", 0), 0U) << shown(part) << " -> " << found;
            EXPECT_NE(found.find(field.key()), std::string::npos) << shown(part) << " -> " << found;
        }
    }
}

TEST(EventJson, refuses_every_field_of_a_wrong_type) {
    for (const auto& [game, text] : every_kind()) {
        const boost::json::value whole = parsed(text);
        for (const auto& field : whole.as_object()) {
            for (const char* wrong : {"null", "{}", "'?'", "0.5", "[[]]", "[0.5]", "['?']"}) {
                boost::json::object changed = whole.as_object();
                changed[field.key()] = parsed(wrong);
                EXPECT_EQ(refusal(game, shown(changed)).rfind("bad-log: ", 0), 0U) << shown(changed);
            }
        }
    }
}

TEST(EventJson, refuses_what_is_out_of_range) {
    for (const auto& [game, text] : {
             Sample{GameId::classic, "{'type':'out','seat':8}"},
             Sample{GameId::classic, "{'type':'out','seat':-1}"},
             Sample{GameId::classic, "{'type':'out','seat':4294967296}"},
             Sample{GameId::classic, "{'type':'drew','seat':0,'card':'z'}"},
             Sample{GameId::classic, "{'type':'put-right','card':'a','gap':2147483648,'year':1}"},
             Sample{GameId::classic, "{'type':'reshuffled','cards':[],'pile':-1,'whole':true}"},
             Sample{GameId::classic, "{'type':'tie-break','seats':[0,1,2,3,4,5,6,7,0]}"},
             Sample{GameId::challenge, "{'type':'trial','kind':'order','cards':['a','b','c','a','b'],'round':1}"},
             Sample{GameId::challenge, "{'type':'trial','kind':'chaos','cards':['a'],'round':1}"},
             Sample{GameId::challenge, "{'type':'duel','kind':'order','seats':[0,1]}"},
             Sample{GameId::challenge, "{'type':'answered','seat':0,'wheels':[1,2,3]}"},
             Sample{GameId::challenge, "{'type':'answered','seat':0,'wheels':[1,2,3,4,5]}"},
             Sample{GameId::challenge, "{'type':'answered','seat':0,'wheels':[1,2,3,300]}"},
             Sample{GameId::coop, "{'type':'played','seat':1,'card':'c','year':1,'row':'loft','gap':0}"},
             Sample{GameId::challenge, "{'type':'guessed','seat':1,'year':1,'hint':'maybe','bounds':[null,null]}"},
             Sample{GameId::challenge, "{'type':'guessed','seat':1,'year':1,'hint':'later','bounds':[1]}"},
             Sample{GameId::challenge, "{'type':'duel-won','seat':1,'cleared':['z']}"},
             Sample{GameId::contest, "{'type':'scored','points':[1,2,3,4,5,6,7,8,9],'totals':[]}"},
             Sample{GameId::coop, "{'type':'game-over','winners':[0],'score':99999999999,'rank':1}"},
             Sample{GameId::classic, "{'type':'teleported','seat':0}"},
             Sample{GameId::classic, "{}"},
             Sample{GameId::classic, "[]"},
             Sample{GameId::classic, "7"},
         }) {
        EXPECT_EQ(refusal(game, text).rfind("bad-log: ", 0), 0U) << text << " -> " << refusal(game, text);
    }
}

TEST(EventJson, is_that_of_its_game) {
    const auto index_in = [](GameId game) {
        const char* text = "{'type':'placed','seat':1,'card':'b','gap':0,'year':-44,'right':true}";
        return read_event(parsed(text), names(), game).value().index();
    };
    EXPECT_EQ(index_in(GameId::twist), index_in(GameId::classic));
    EXPECT_NE(index_in(GameId::contest), index_in(GameId::classic));
    EXPECT_NE(index_in(GameId::contest), index_in(GameId::challenge));
    const std::string found =
        refusal(GameId::coop, "{'type':'placed','seat':1,'card':'b','gap':0,'year':1,'right':true}");
    EXPECT_EQ(found, "bad-log: there is no event 'placed' in coop");
}

TEST(EventJson, of_version_1_lacks_what_came_with_version_2) {
    std::set<std::string> newer;
    for (const auto& [game, text] : every_kind()) {
        const boost::json::value whole = parsed(text);
        for (const auto& field : whole.as_object()) {
            boost::json::object part = whole.as_object();
            part.erase(field.key());
            if (may_be_left_out(whole.as_object(), field.key())) continue;
            if (!read_event(part, names(), game, LogVersion::one)) continue;
            newer.insert(std::string{whole.at("type").as_string()} + "." + std::string{field.key()});
        }
    }
    const std::set<std::string> expected{"put-right.year", "reshuffled.pile", "reshuffled.whole", "turn-ended.round",
                                         "trial.round",    "guessed.bounds",  "duel-won.cleared"};
    EXPECT_EQ(newer, expected);
}

TEST(SeenJson, shows_a_shuffle_as_a_number_of_cards) {
    const std::string text = shown(write_seen(seen(Reshuffled{{c, a, b}, 3, false}, Seat{0}), names()));
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
    for (const auto& [game, text] : every_kind()) {
        const Event event = read_event(parsed(text), names(), game).value();
        if (std::holds_alternative<Reshuffled>(event) || std::holds_alternative<Answered>(event)) continue;
        EXPECT_EQ(shown(write_seen(seen(event, onlooker), names())), shown(parsed(text)));
    }
}

// One or more of each kind, as a viewer gets them.
std::vector<Sample> every_kind_seen() {
    std::vector<Sample> samples;
    for (const auto& [game, text] : every_kind()) {
        const Event event = read_event(parsed(text), names(), game).value();
        for (const Viewer viewer : {Viewer{Seat{0}}, onlooker}) {
            samples.push_back({game, shown(write_seen(seen(event, viewer), names()))});
        }
    }
    return samples;
}

std::string seen_refusal(GameId game, const boost::json::value& value) {
    CardNames heard;
    const auto read = read_seen(value, heard, game);
    return read ? "none" : std::string{name(read.error().code)} + ": " + read.error().message;
}

TEST(SeenJson, reads_back_every_kind) {
    std::set<std::size_t> kinds;
    for (const auto& [game, text] : every_kind_seen()) {
        CardNames heard;
        const auto event = read_seen(parsed(text), heard, game);
        ASSERT_TRUE(event) << text << ": " << event.error().message;
        EXPECT_EQ(shown(write_seen(*event, heard)), shown(parsed(text)));
        kinds.insert(event->index());
    }
    test::each_alternative<Seen>([&]<class E>(std::size_t i) {
        EXPECT_TRUE(kinds.contains(i)) << "there is no sample of what is seen of '" << E::type << "'";
    });
}

TEST(SeenJson, reads_back_what_was_written) {
    for (const auto& [game, text] : every_kind()) {
        CardNames heard;
        for (const CardNo card : {a, b, c, odd}) heard.learn(names().id(card));
        const Seen event = seen(read_event(parsed(text), names(), game).value(), Seat{0});
        const auto again = read_seen(write_seen(event, names()), heard, game);
        ASSERT_TRUE(again) << text;
        EXPECT_TRUE(*again == event) << text;
    }
}

TEST(SeenJson, numbers_cards_as_they_appear) {
    CardNames heard;
    const auto hear = [&](const char* text) { return read_seen(parsed(text), heard, GameId::classic).value(); };
    EXPECT_EQ(hear("{'type':'drew','seat':0,'card':'z'}"), (Seen{Drew{Seat{0}, a, {}}}));
    EXPECT_EQ(hear("{'type':'dealt','seat':0,'cards':['y','z']}"), (Seen{Dealt{Seat{0}, {b, a}, {}}}));
    EXPECT_EQ(heard.id(b), "y");
}

TEST(SeenJson, names_what_is_missing) {
    for (const auto& [game, text] : every_kind_seen()) {
        const boost::json::value whole = parsed(text);
        for (const auto& field : whole.as_object()) {
            if (may_be_left_out(whole.as_object(), field.key()) || field.key() == "wheels") continue;
            boost::json::object part = whole.as_object();
            part.erase(field.key());
            const std::string found = seen_refusal(game, part);
            EXPECT_EQ(found.rfind("bad-request: ", 0), 0U) << shown(part) << " -> " << found;
            EXPECT_NE(found.find(field.key()), std::string::npos) << shown(part) << " -> " << found;
        }
    }
}

TEST(SeenJson, refuses_every_field_of_a_wrong_type) {
    for (const auto& [game, text] : every_kind_seen()) {
        const boost::json::value whole = parsed(text);
        for (const auto& field : whole.as_object()) {
            const bool ids = field.key() == "card" || field.key() == "cards" || field.key() == "cleared";
            for (const std::string wrong : {"null", "{}", "'?'", "0.5", "[[]]", "[0.5]", "['?']"}) {
                if (ids && wrong.find('?') != std::string::npos) continue;  // any string may be an id
                boost::json::object changed = whole.as_object();
                changed[field.key()] = parsed(wrong);
                EXPECT_EQ(seen_refusal(game, changed).rfind("bad-request: ", 0), 0U) << shown(changed);
            }
        }
    }
}

TEST(SeenJson, refuses_what_only_the_table_may_know) {
    const auto refused = [](const char* text) { return seen_refusal(GameId::challenge, parsed(text)); };
    EXPECT_NE(refused("{'type':'reshuffled','cards':['a','b'],'pile':2,'whole':true}"), "none");
    EXPECT_NE(refused("{'type':'reshuffled','count':-1,'pile':2,'whole':true}"), "none");
    EXPECT_NE(refused("{'type':'answered','seat':8}"), "none");
    EXPECT_NE(refused("{'type':'answered','seat':0,'wheels':[1,2,3]}"), "none");
    EXPECT_NE(refused("[]"), "none");
}

}  // namespace
}  // namespace frise::codec_test
