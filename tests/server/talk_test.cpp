// What is said at a table beside the game: chat, reactions, pointing, facts, languages.
#include "tests/server/two_at_a_table.hpp"

#include <gmock/gmock.h>

namespace frise::test {
namespace {

namespace json = boost::json;
using testing::HasSubstr;

class Talk : public TwoAtATable {
  public:
    json::object chat(Client& client, const std::string& text) {
        return client.request({{"type", "chat"}, {"text", text}});
    }
};

TEST_F(Talk, is_told_to_all_and_kept) {
    sit_down();
    const json::object told = chat(*first, "hello");
    EXPECT_EQ(told.at("type"), "chat");
    EXPECT_EQ(told.at("by"), json::value(ana.person));
    EXPECT_EQ(told.at("name"), "Ana");
    EXPECT_EQ(second->next("chat"), told);
    Client later{hall.port(), code, cleo};
    EXPECT_EQ(later.next("welcome").at("chat").at(0).at("text"), "hello");
}

TEST_F(Talk, is_cleaned_and_short) {
    sit_down();
    EXPECT_EQ(chat(*first, " a\x1b[31m <i>b</i>\r\n\n c ").at("text"), "a[31m <i>b</i> c");
    EXPECT_EQ(refusal(chat(*first, " \n ")), "bad-request");
    EXPECT_EQ(refusal(first->request({{"type", "chat"}, {"text", 7}})), "bad-request");
    const auto long_text = json::value_to<std::string>(chat(*first, std::string(5000, 'x')).at("text"));
    EXPECT_LE(long_text.size(), 310U);
    EXPECT_GE(long_text.size(), 290U);
}

TEST_F(Talk, is_kept_in_part) {
    server::Settings settings = quick_settings();
    settings.chats_per_minute = 0;
    Hall talkative{settings};
    const Somebody host = new_person(talkative.port(), "Ana");
    const std::string table = new_table(talkative.port(), host, {{"name", "Ana"}, {"seats", 2}});
    Client client{talkative.port(), table, host};
    for (int i = 0; i < 40; ++i) client.request({{"type", "chat"}, {"text", std::to_string(i)}});
    Client later{talkative.port(), table, host};
    const json::array kept = later.next("welcome").at("chat").as_array();
    EXPECT_EQ(kept.size(), 30U);
    EXPECT_EQ(kept.back().at("text"), "39");
}

TEST_F(Talk, has_its_pace) {
    sit_down();
    for (int i = 0; i < 5; ++i) EXPECT_EQ(refusal(chat(*first, "more")), "");
    EXPECT_EQ(refusal(chat(*first, "more")), "too-fast");
    EXPECT_EQ(refusal(chat(*second, "calm")), "");
    hall.clock.advance(4'000);
    EXPECT_EQ(refusal(chat(*first, "more")), "");
}

TEST_F(Talk, of_an_onlooker_has_the_name_that_was_typed) {
    sit_down();
    auto third = join(cleo);
    const json::object told = third->request({{"type", "chat"}, {"text", "hi"}, {"name", "Cl\a  éo"}});
    EXPECT_EQ(told.at("name"), "Cl éo");
    EXPECT_EQ(told.at("by"), json::value(cleo.person));
}

TEST_F(Talk, in_reactions_is_one_of_few) {
    sit_down();
    first->say({{"type", "react"}, {"reaction", "bravo"}});
    const json::object told = second->next("reaction");
    EXPECT_EQ(told.at("reaction"), "bravo");
    EXPECT_EQ(told.at("by"), json::value(ana.person));
    EXPECT_FALSE(told.contains("n"));
    EXPECT_EQ(refusal(first->request({{"type", "react"}, {"reaction", "<img>"}})), "bad-request");
}

TEST_F(Talk, points_at_open_cards_only) {
    sit_down();
    EXPECT_EQ(refusal(first->request({{"type", "point"}, {"card", "aeroplane"}})), "not-allowed") << "before the game";
    const json::object began = start();
    const json::value& card = began.at("state").at("view").at("hands").at(0).at(0);
    second->say({{"type", "point"}, {"card", card}, {"gap", 1}});
    const json::object told = first->next("pointed");
    EXPECT_EQ(told.at("card"), card);
    EXPECT_EQ(told.at("gap"), 1);
    EXPECT_EQ(told.at("by"), json::value(ben.person));
    const json::object& open = began.at("state").at("cards").as_object();
    const std::string hidden = open.contains("aeroplane") ? "alphabet" : "aeroplane";
    if (!open.contains(hidden)) {
        EXPECT_EQ(refusal(first->request({{"type", "point"}, {"card", hidden}})), "not-allowed");
    }
    EXPECT_EQ(refusal(first->request({{"type", "point"}, {"card", "no such card"}})), "not-allowed");
    EXPECT_EQ(refusal(first->request({{"type", "point"}})), "not-allowed");
    auto third = join(cleo);
    EXPECT_EQ(refusal(third->request({{"type", "point"}, {"card", card}})), "not-allowed");
}

TEST_F(Talk, tells_facts_of_turned_cards_alone) {
    sit_down();
    const json::value began = start();
    const json::value started = began.at("state").at("view").at("line").at(0).at("card");
    const json::value in_hand = began.at("state").at("view").at("hands").at(0).at(0);
    second->say({{"type", "read"}, {"cards", {started, in_hand, "no such card", 7}}});
    const json::object facts = second->next("facts").at("cards").as_object();
    EXPECT_EQ(facts.size(), 1U);
    EXPECT_TRUE(facts.contains(started.as_string()));
    EXPECT_TRUE(facts.at(started.as_string()).as_object().contains("precision"));
    second->say({{"type", "read"}});
    EXPECT_EQ(second->next("facts").at("cards"), json::object{});
}

TEST_F(Talk, of_facts_is_empty_before_the_game) {
    sit_down();
    second->say({{"type", "read"}, {"cards", {"aeroplane"}}});
    EXPECT_EQ(second->next("facts").at("cards"), json::object{});
}

TEST_F(Talk, changes_its_language) {
    sit_down({{"decks", {"inventions"}}});
    const json::object english = start().at("state").at("cards").as_object();
    second->say({{"type", "lang"}, {"lang", "fr"}});
    const json::object french = second->next("welcome").at("state").at("cards").as_object();
    ASSERT_EQ(english.size(), french.size());
    int different = 0;
    for (const auto& [id, face] : english) different += face.at("title") != french.at(id).at("title") ? 1 : 0;
    EXPECT_GT(different, 0);
    second->say({{"type", "lang"}, {"lang", "klingon"}});
    EXPECT_EQ(second->next("welcome").at("state").at("cards").as_object(), french);
}

TEST_F(Talk, begins_in_the_language_of_the_greeting) {
    sit_down({{"decks", {"inventions"}}});
    start();
    Client french{hall.port(), code, Client::Hello{ana.token, {}, "fr", {}}};
    Client english{hall.port(), code, Client::Hello{ben.token, {}, "en", {}}};
    EXPECT_NE(french.next("welcome").at("state").at("cards"), english.next("welcome").at("state").at("cards"));
}

TEST_F(Talk, answers_a_ping) {
    sit_down();
    first->say({{"type", "ping"}});
    const json::object pong = first->next("pong");
    EXPECT_EQ(pong.at("now"), hall.clock.now());
    EXPECT_EQ(pong.at("n"), join(ana)->number());
}

}  // namespace
}  // namespace frise::test
