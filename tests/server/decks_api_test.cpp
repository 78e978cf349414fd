// Decks over HTTP: one's own, what is told of them, checking, importing, and looking for pictures.
#include "tests/server/hall.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <limits>

namespace frise::test {
namespace {

namespace json = boost::json;
using testing::ElementsAre;
using testing::HasSubstr;

json::object card(const std::string& id, int year) {
    return {{"id", id}, {"year", year}, {"title", {{"en", "The " + id}}}, {"familiarity", 4}};
}

json::object deck_named(const std::string& title) {
    return {{"format", 1},
            {"id", "mine"},
            {"title", {{"en", title}}},
            {"cards", {card("kite", 1752), card("anvil", -1200), card("bridge", 1883)}}};
}

std::string text_at(const json::value& object, const char* key) { return json::value_to<std::string>(object.at(key)); }

std::string code_in(const HttpReply& reply) { return text_at(reply.body.at("error"), "code"); }

class Decks : public testing::Test {
  public:
    HttpReply get(const std::string& path, const std::string& token = {}) const {
        return ask(hall.port(), {"GET", path, {}, token, {}});
    }
    HttpReply post(const std::string& path, const std::string& body) const {
        return ask(hall.port(), {"POST", path, body, ana.token, {}});
    }
    HttpReply send(const std::string& title, const std::string& query = {}) const {
        return post("/api/decks" + query, json::serialize(deck_named(title)));
    }
    // The titles of one's own.
    std::vector<std::string> mine(const Somebody& who) const {
        std::vector<std::string> titles;
        const HttpReply reply = get("/api/decks", who.token);
        for (const json::value& each : reply.body.at("mine").as_array()) {
            titles.push_back(text_at(each.at("title"), "en"));
        }
        return titles;
    }

    Hall hall;
    Somebody ana = new_person(hall.port(), "Ana");
    Somebody ben = new_person(hall.port(), "Ben");
};

TEST_F(Decks, tell_what_there_is_to_know_without_a_card) {
    const HttpReply sent = send("Things");
    ASSERT_EQ(sent.status, 201) << sent.text;
    EXPECT_EQ(sent.body.at("cards"), 3);
    EXPECT_EQ(sent.body.at("languages"), json::array{"en"});
    EXPECT_EQ(sent.body.at("familiarity").to_number<double>(), 4.0);
    EXPECT_EQ(sent.body.at("from"), -1210) << "the year of no card";
    EXPECT_EQ(sent.body.at("to"), 1890);
    const json::array& spread = sent.body.at("spread").as_array();
    EXPECT_EQ(spread.size(), 48U);
    EXPECT_EQ(std::count(spread.begin(), spread.end(), json::value(0)), 45);
    const HttpReply shelf = get("/api/decks");
    EXPECT_THAT(shelf.text, testing::Not(HasSubstr("\"year\"")));
    EXPECT_EQ(shelf.body.at("mine"), json::array{});
    EXPECT_EQ(shelf.body.at("decks").at(0).at("spread").as_array().size(), 48U);
    EXPECT_FALSE(get("/api/decks/science").body.as_object().contains("hash"));
}

TEST_F(Decks, tell_the_year_of_no_card) {
    const auto bounds = [&](std::int64_t first, std::int64_t last) {
        json::object deck = deck_named("Bounds");
        deck["cards"].at(0).as_object()["year"] = first;
        deck["cards"].at(1).as_object()["year"] = last;
        deck["cards"].as_array().resize(2);
        const HttpReply sent = post("/api/decks", json::serialize(deck));
        EXPECT_EQ(sent.status, 201) << sent.text;
        return std::pair{sent.body.at("from").to_number<std::int64_t>(), sent.body.at("to").to_number<std::int64_t>()};
    };
    using Bounds = std::pair<std::int64_t, std::int64_t>;
    EXPECT_EQ(bounds(1750, 1890), (Bounds{1740, 1900}));
    EXPECT_EQ(bounds(1, 11), (Bounds{-1, 20}));
    EXPECT_EQ(bounds(-11, -1), (Bounds{-20, 1}));
    EXPECT_EQ(bounds(-3'300'000, 2222), (Bounds{-3'310'000, 2300}));
    const auto [before, after] = bounds(2001, 2024);
    EXPECT_EQ(before, 2000);
    EXPECT_GT(after, 2024);
    EXPECT_LE(after, 2030);
    const std::int64_t far = std::numeric_limits<std::int64_t>::max();
    EXPECT_EQ(bounds(-far, far), (Bounds{-far, far}));
}

TEST_F(Decks, are_listed_for_whoever_saved_them) {
    send("First");
    hall.clock.advance(1000);
    send("Second");
    EXPECT_THAT(mine(ana), ElementsAre("Second", "First"));
    EXPECT_THAT(mine(ben), ElementsAre());
    hall.clock.advance(1000);
    EXPECT_EQ(send("First").status, 201);
    EXPECT_THAT(mine(ana), ElementsAre("First", "Second"));
    const HttpReply reply = get("/api/decks", ana.token);
    EXPECT_EQ(reply.body.at("mine").at(0).at("saved"), hall.clock.now());
    EXPECT_EQ(text_at(reply.body.at("mine").at(0), "hash").size(), 64U);
}

TEST_F(Decks, take_the_place_of_one_that_was_edited) {
    const std::string old = text_at(send("Draft").body, "hash");
    hall.clock.advance(1000);
    EXPECT_EQ(send("Finished", "?instead=" + old).status, 201);
    EXPECT_THAT(mine(ana), ElementsAre("Finished"));
    EXPECT_EQ(get("/api/decks/" + old).status, 200) << "games may use it";
}

TEST_F(Decks, leave_one_s_list_and_stay_for_others) {
    const std::string hash = text_at(send("Things").body, "hash");
    ask(hall.port(), {"POST", "/api/decks", json::serialize(deck_named("Things")), ben.token, {}});
    const HttpReply gone = ask(hall.port(), {"DELETE", "/api/decks/" + hash, {}, ana.token, {}});
    EXPECT_EQ(gone.status, 204);
    EXPECT_EQ(gone.text, "");
    EXPECT_THAT(mine(ana), ElementsAre());
    EXPECT_THAT(mine(ben), ElementsAre("Things"));
    EXPECT_EQ(get("/api/decks/" + hash).status, 200);
    EXPECT_EQ(ask(hall.port(), {"DELETE", "/api/decks/" + hash, {}, {}, {}}).status, 401);
}

TEST_F(Decks, are_found_by_their_code_however_it_was_typed) {
    const HttpReply sent = send("Things");
    const std::string hash = text_at(sent.body, "hash");
    const std::string code = text_at(sent.body, "code");
    EXPECT_EQ(code, hash.substr(0, 5) + "-" + hash.substr(5, 5));
    std::string loud = hash.substr(0, 10);
    for (char& c : loud) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    for (const std::string& typed : {code, loud, hash.substr(0, 10), hash.substr(0, 3) + "%20" + hash.substr(3, 7)}) {
        const HttpReply found = get("/api/decks/" + typed);
        EXPECT_EQ(found.status, 200) << typed;
        EXPECT_EQ(found.body.at("hash"), json::value(hash));
        EXPECT_EQ(found.body.at("code"), json::value(code));
    }
    EXPECT_EQ(code_in(get("/api/decks/" + hash.substr(0, 9))), "no-deck");
    EXPECT_EQ(code_in(get("/api/decks/" + hash + "0")), "no-deck");
}

TEST_F(Decks, are_not_guessed_at) {
    int tries = 0;
    while (tries < 100 && get("/api/decks/" + std::to_string(1'000'000'000 + tries)).status == 404) ++tries;
    EXPECT_LE(tries, 30);
    EXPECT_EQ(get("/api/decks/science").status, 200);
}

TEST_F(Decks, can_be_leafed_through_and_taken_home) {
    const std::string hash = text_at(send("Things").body, "hash");
    const HttpReply whole = get("/api/decks/" + hash + "/content");
    EXPECT_EQ(whole.body.at("cards").as_array().size(), 3U);
    EXPECT_EQ(whole.body.at("cards").at(0).at("year"), 1752) << "in the order of their author";
    EXPECT_EQ(text_at(post("/api/decks", whole.text).body, "hash"), hash);
    const HttpReply sheet = get("/api/decks/" + hash + "/content?as=csv");
    EXPECT_EQ(sheet.header("Content-Type"), "text/csv; charset=utf-8");
    EXPECT_EQ(sheet.header("Content-Disposition"), "attachment; filename=\"mine.csv\"");
    const HttpReply back = post("/api/decks/import?name=mine.csv", sheet.text);
    ASSERT_EQ(back.status, 200) << back.text;
    EXPECT_EQ(back.body.at("deck"), whole.body);
    EXPECT_GE(get("/api/decks/science/content").body.at("cards").as_array().size(), 100U);
    EXPECT_EQ(code_in(get("/api/decks/none/content")), "no-deck");
}

TEST_F(Decks, are_checked_in_whatever_state) {
    json::object deck = deck_named("Things");
    deck["cards"].as_array().push_back({{"id", "lamp"}, {"year", 0}});
    const HttpReply checked = post("/api/decks/check", json::serialize(deck));
    ASSERT_EQ(checked.status, 200);
    EXPECT_EQ(checked.body.at("playable"), false);
    EXPECT_EQ(checked.body.at("spread").as_array().size(), 48U);
    const json::value& first = checked.body.at("problems").at(0);
    EXPECT_EQ(first.at("severity"), "error");
    EXPECT_EQ(first.at("card"), 3);
    EXPECT_EQ(first.at("card_id"), "lamp");
    for (const char* field : {"flaw", "field", "line", "message", "message_fr"}) {
        EXPECT_TRUE(first.as_object().contains(field)) << field;
    }
    EXPECT_EQ(post("/api/decks/check", json::serialize(deck_named("Fine"))).body.at("playable"), true);
    EXPECT_THAT(mine(ana), ElementsAre()) << "nothing is kept";
}

TEST_F(Decks, that_are_no_json_are_checked_too) {
    for (const char* body : {"", "{", "[1]", "\xff\xfe", "null"}) {
        const HttpReply checked = post("/api/decks/check", body);
        EXPECT_EQ(checked.status, 200) << body;
        EXPECT_EQ(checked.body.at("playable"), false);
        EXPECT_FALSE(checked.body.at("problems").as_array().empty());
    }
}

TEST_F(Decks, with_thousands_of_wrong_pictures_are_checked_in_time) {
    json::object deck = deck_named("Many");
    for (int i = 0; i < 5000; ++i) {
        json::object one = card("card-" + std::to_string(i), 1000 + i);
        one["illustration"] = "nothing-like-it-" + std::to_string(i);
        deck["cards"].as_array().push_back(std::move(one));
    }
    const HttpReply checked = post("/api/decks/check", json::serialize(deck));
    EXPECT_EQ(checked.status, 200);
    const json::array& problems = checked.body.at("problems").as_array();
    ASSERT_EQ(problems.size(), 501U);
    EXPECT_EQ(problems.back().at("flaw"), "stopped");
}

TEST_F(Decks, out_of_a_file_with_thousands_of_bad_rows_say_that_there_is_more) {
    std::string table = "Title,Date,Region\nThe lamp,1879,\n";
    for (int i = 0; i < 2000; ++i) table += "Nothing,never,\nThe bridge,1900 : 12,nowhere\nSomething,1901,nowhere\n";
    const HttpReply reply = post("/api/decks/import?name=a.csv", table);
    ASSERT_EQ(reply.status, 200) << reply.text;
    for (const char* list : {"remarks", "problems"}) {
        const json::array& told = reply.body.at(list).as_array();
        ASSERT_EQ(told.size(), 501U) << list;
        EXPECT_NE(told.back().at("message"), told.back().at("message_fr"));
    }
    EXPECT_EQ(reply.body.at("remarks").as_array().back().at("issue"), "stopped");
    EXPECT_EQ(reply.body.at("problems").as_array().back().at("flaw"), "stopped");
}

TEST_F(Decks, are_made_of_tables) {
    const HttpReply reply =
        post("/api/decks/import?name=Mes%20dates.csv&lang=fr", "Titre;Date\nLa lampe;1879\nLe pont;?\n;1900\n");
    ASSERT_EQ(reply.status, 200) << reply.text;
    EXPECT_EQ(reply.body.at("kind"), "csv");
    EXPECT_EQ(reply.body.at("rows"), 3);
    EXPECT_EQ(reply.body.at("columns").at(0), (json::value{{"column", "Titre"}, {"field", "title"}}))
        << reply.body.at("columns");
    const json::value& deck = reply.body.at("deck");
    EXPECT_EQ(deck.at("cards").as_array().size(), 1U);
    EXPECT_EQ(deck.at("cards").at(0).at("title"), (json::value{{"fr", "La lampe"}}));
    const json::value& skipped = reply.body.at("remarks").at(0);
    EXPECT_EQ(skipped.at("outcome"), "skipped");
    EXPECT_EQ(skipped.at("line"), 3);
    EXPECT_NE(skipped.at("message"), skipped.at("message_fr"));
    EXPECT_FALSE(reply.body.at("problems").as_array().empty()) << "three players need more";
    EXPECT_THAT(mine(ana), ElementsAre());
}

TEST_F(Decks, are_not_made_of_anything) {
    const HttpReply reply = post("/api/decks/import?name=a.csv", "Name,Colour\nsky,blue\ngrass,green\n");
    EXPECT_EQ(reply.status, 422);
    EXPECT_EQ(code_in(reply), "bad-file");
    EXPECT_NE(text_at(reply.body.at("error"), "message_fr"), text_at(reply.body.at("error"), "message"));
    EXPECT_EQ(reply.body.at("remarks").at(0).at("outcome"), "refused");
    EXPECT_TRUE(reply.body.at("columns").is_array());
    for (const std::string& bytes : {std::string{}, std::string(1000, '\0'), std::string{"PK\x03\x04"}}) {
        EXPECT_EQ(post("/api/decks/import", bytes).status, 422);
    }
    EXPECT_EQ(post("/api/decks/import", std::string(2'100'000, 'x')).status, 413);
}

TEST_F(Decks, need_a_person) {
    for (const char* path : {"/api/decks", "/api/decks/check", "/api/decks/import"}) {
        const HttpReply reply = ask(hall.port(), {"POST", path, json::serialize(deck_named("Things")), {}, {}});
        EXPECT_EQ(reply.status, 401) << path;
    }
}

TEST_F(Decks, of_one_person_are_at_most_two_hundred) {
    std::string last;
    for (int i = 0; i < 200; ++i) last = text_at(send(std::to_string(i)).body, "hash");
    const HttpReply refused = send("too many");
    EXPECT_EQ(refused.status, 409);
    EXPECT_EQ(code_in(refused), "too-many");
    EXPECT_EQ(send("199").status, 201) << "it is there already";
    EXPECT_EQ(send("another", "?instead=" + last).status, 201);
    EXPECT_EQ(mine(ana).size(), 200U);
}

TEST_F(Decks, keep_texts_as_they_are) {
    const std::string odd = R"(<script>alert(1)</script> "&' ${x} {n})";
    const HttpReply sent = send(odd);
    ASSERT_EQ(sent.status, 201) << sent.text;
    EXPECT_THAT(mine(ana), ElementsAre(odd));
    EXPECT_EQ(text_at(get("/api/decks/" + text_at(sent.body, "hash")).body.at("title"), "en"), odd);
    EXPECT_EQ(sent.header("Content-Type"), "application/json; charset=utf-8");
}

TEST_F(Decks, find_pictures_by_words) {
    const auto names = [&](const std::string& query) {
        return json::value_to<std::vector<std::string>>(get("/api/illustrations" + query).body.at("names"));
    };
    EXPECT_EQ(names("?q=phare&lang=fr").front(), "lighthouse");
    EXPECT_EQ(names("?q=lighthouse").front(), "lighthouse");
    EXPECT_THAT(names("?q=b%C3%A9b%C3%A9&lang=fr"), testing::Contains(HasSubstr("baby")));
    EXPECT_THAT(names("?q=bateaux&lang=fr"), testing::Contains("sailboat"));
    EXPECT_EQ(names("").size(), 60U);
    EXPECT_LE(names("?q=a&lang=fr").size(), 60U);
    EXPECT_TRUE(names("?q=qzxqzx").empty());
    EXPECT_LE(names("?q=" + std::string(5000, 'a')).size(), 60U);
    for (const std::string& name : names("")) EXPECT_EQ(get("/pictures/" + name + ".svg").status, 200) << name;
}

}  // namespace
}  // namespace frise::test
