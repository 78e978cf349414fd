// What can be asked over HTTP, and what is refused.
#include "tests/server/hall.hpp"
#include "tests/server/moody_store.hpp"
#include "tests/support/telling_deck.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace frise::test {
namespace {

namespace json = boost::json;
using testing::HasSubstr;

class Http : public testing::Test {
  public:
    HttpReply get(const std::string& path, const std::string& token = {}) const {
        return ask(hall.port(), {"GET", path, {}, token, {}});
    }
    HttpReply post(const std::string& path, const std::string& body) const {
        return ask(hall.port(), {"POST", path, body, ana.token, {}});
    }
    HttpReply post(const std::string& path, const json::object& body) const {
        return post(path, json::serialize(body));
    }
    std::string open(const json::object& wish = {}) const {
        json::object all{{"name", "Ana"}, {"game", "classic"}, {"seats", 2}};
        for (const auto& [key, value] : wish) all[key] = value;
        return new_table(hall.port(), ana, all);
    }
    static json::object next_place(Client& client, bool& over) {
        client.say({{"type", "look"}});
        const json::value view = client.next("state").at("state").at("view");
        over = view.at("over").as_bool();
        if (over) return {};
        const int seat = view.at("to_act").at(0).to_number<int>();
        const json::value card = view.at("hands").at(static_cast<std::size_t>(seat)).at(0);
        return {{"seat", seat}, {"type", "place"}, {"card", card}, {"gap", 0}};
    }
    // A table of two on one device, played to its end or only for some turns.
    std::string played(const json::object& wish = {}, int turns = 1000) const {
        json::object all{{"people", {"Max"}}, {"options", {{"hand", 1}}}, {"start", true}};
        for (const auto& [key, value] : wish) all[key] = value;
        const std::string code = open(all);
        Client client{hall.port(), code, ana};
        bool over = false;
        for (int i = 0; i < turns; ++i) {
            const json::object action = next_place(client, over);
            if (over) break;
            client.request({{"type", "act"}, {"action", action}});
        }
        return code;
    }

    Hall hall;
    Somebody ana = new_person(hall.port(), "Ana");
};

std::string error_of(const HttpReply& reply) { return json::value_to<std::string>(reply.body.at("error").at("code")); }

std::vector<std::string> codes_in(const HttpReply& reply) {
    std::vector<std::string> codes;
    for (const json::value& each : reply.body.at("tables").as_array()) {
        codes.push_back(json::value_to<std::string>(each.at("table")));
    }
    return codes;
}

json::object small_deck(int cards) {
    Terms terms;
    Dice dice{1};
    return telling_deck(terms, static_cast<std::size_t>(cards), false, dice);
}

TEST_F(Http, opens_a_table) {
    const HttpReply reply = post("/api/tables", {{"name", "Ana"}, {"game", "coop"}, {"seats", 3}});
    EXPECT_EQ(reply.status, 201);
    const auto code = json::value_to<std::string>(reply.body.at("table"));
    EXPECT_EQ(reply.body.at("link"), json::value("/t/" + code));
    const HttpReply table = get("/api/tables/" + code);
    EXPECT_EQ(table.body.at("game"), "coop");
    EXPECT_EQ(table.body.at("free"), 2);
    EXPECT_EQ(table.body.at("host"), "Ana");
    EXPECT_EQ(get("/api/tables/" + code.substr(0, 3) + "-" + code.substr(3)).status, 200) << "however it is typed";
}

TEST_F(Http, opens_a_table_as_it_was_wished) {
    const std::string code = open({{"seats", 4},
                                   {"sit", false},
                                   {"bots", {"child", "expert"}},
                                   {"turn_seconds", 30},
                                   {"decks", {"science"}},
                                   {"filter", {{"from", 1500}, {"familiarity", {2, 5}}}}});
    Client client{hall.port(), code, ana};
    const json::object welcome = client.next("welcome");
    EXPECT_EQ(welcome.at("seats"), json::array{});
    EXPECT_EQ(welcome.at("table").at("host"), json::value(ana.person));
    EXPECT_EQ(welcome.at("table").at("seats").at(1).at("bot"), "expert");
    EXPECT_EQ(welcome.at("table").at("settings").at("filter").at("from"), 1500);
}

TEST_F(Http, refuses_tables_that_make_no_game) {
    EXPECT_EQ(error_of(post("/api/tables", "{")), "bad-json");
    EXPECT_EQ(error_of(post("/api/tables", "")), "bad-json");
    EXPECT_EQ(error_of(post("/api/tables", "[]")), "bad-request");
    EXPECT_EQ(error_of(post("/api/tables", json::object{})), "bad-request");
    EXPECT_EQ(error_of(post("/api/tables", {{"name", "A"}, {"game", "poker"}})), "unknown-game");
    EXPECT_EQ(error_of(post("/api/tables", {{"name", "A"}, {"seats", 99}})), "bad-option");
    EXPECT_EQ(error_of(post("/api/tables", {{"name", "A"}, {"decks", {"none"}}})), "bad-deck");
    EXPECT_EQ(error_of(post("/api/tables", {{"name", "A"}, {"filter", {{"from", 9000}}}})), "deck-too-small");
    EXPECT_EQ(error_of(post("/api/tables", {{"name", "A"}, {"bots", {"genius"}}})), "bad-bot");
    EXPECT_EQ(error_of(post("/api/tables", {{"name", "A"}, {"seats", 2}, {"people", {"B", "C"}}})), "full");
    EXPECT_EQ(error_of(post("/api/tables", {{"name", "A"}, {"seats", 2}, {"bots", {"child", "child"}}})), "full");
    EXPECT_EQ(error_of(ask(hall.port(), {"POST", "/api/tables", R"({"name":"A"})", {}, {}})), "no-token");
    EXPECT_EQ(hall.server().metrics().tables_opened.value(), 0);
}

TEST_F(Http, lists_only_what_is_to_be_listed) {
    const std::string shown = open({{"listed", true}});
    const std::string playing = played({{"listed", true}, {"options", {{"hand", 4}}}}, 1);
    open();
    EXPECT_THAT(codes_in(get("/api/tables")), testing::ElementsAre(shown, playing));
    hall.clock.advance(600'000);
    EXPECT_THAT(codes_in(get("/api/tables")), testing::IsEmpty()) << "nobody is there";
    Client client{hall.port(), shown, ana};
    client.next("welcome");
    EXPECT_THAT(codes_in(get("/api/tables")), testing::ElementsAre(shown));
    EXPECT_EQ(get("/api/tables").body.at("tables").at(0).at("here"), 1);
}

TEST_F(Http, lists_one_s_own_games_and_public_ones) {
    const std::string gathering = open();
    const std::string ended = played({{"listed", true}});
    played();
    const Somebody ben = new_person(hall.port(), "Ben");
    EXPECT_EQ(codes_in(get("/api/games", ana.token)).size(), 3U);
    EXPECT_THAT(codes_in(get("/api/games", ana.token)), testing::Contains(gathering));
    EXPECT_THAT(codes_in(get("/api/games", ben.token)), testing::IsEmpty());
    const HttpReply open_to_all = get("/api/games");
    EXPECT_THAT(codes_in(open_to_all), testing::ElementsAre(ended));
    EXPECT_EQ(open_to_all.body.at("tables").at(0).at("standing"), "over");
    EXPECT_TRUE(open_to_all.body.at("tables").at(0).as_object().contains("winners"));
}

TEST_F(Http, lists_page_by_page) {
    Client keeps_the_cards_in_memory{hall.port(), open(), new_person(hall.port(), "Ben")};
    keeps_the_cards_in_memory.next("welcome");
    for (int i = 0; i < 104; ++i) {
        open();
        if (i % 7 == 0) hall.clock.advance(10);
    }
    const HttpReply first = get("/api/games", ana.token);
    const auto codes = codes_in(first);
    ASSERT_EQ(codes.size(), 100U);
    const json::value& last = first.body.at("tables").at(99);
    const auto changed = std::to_string(last.at("changed").to_number<std::int64_t>());
    const auto rest = codes_in(get("/api/games?changed=" + changed + "&after=" + codes.back(), ana.token));
    EXPECT_EQ(rest.size(), 5U);
    for (const std::string& code : rest) EXPECT_THAT(codes, testing::Not(testing::Contains(code)));
}

TEST_F(Http, replays_a_game_that_goes_on_as_an_onlooker_sees_it) {
    const std::string code = played({{"options", {{"hand", 4}}}}, 2);
    const HttpReply plain = get("/api/tables/" + code + "/replay");
    EXPECT_EQ(plain.status, 200);
    EXPECT_EQ(plain.body.at("steps").as_array().size(), 3U);
    EXPECT_EQ(plain.body.at("over"), false);
    EXPECT_FALSE(plain.body.as_object().contains("years"));
    EXPECT_EQ(get("/api/tables/" + code + "/replay?all&seat=0").text, plain.text);
    EXPECT_EQ(error_of(get("/api/tables/" + open() + "/replay")), "no-game");
    EXPECT_EQ(error_of(get("/api/tables/QQQQQQ/replay")), "no-table");
}

TEST_F(Http, replays_a_game_that_is_over_with_all_eyes) {
    const std::string code = played();
    const HttpReply all = get("/api/tables/" + code + "/replay?all&lang=fr");
    EXPECT_EQ(all.body.at("over"), true);
    EXPECT_EQ(all.body.at("years").as_object().size(), all.body.at("cards").as_object().size());
    EXPECT_TRUE(all.body.at("steps").at(0).at("events").at(0).as_object().contains("cards")) << "the shuffled pile";
    for (const char* seat : {"0", "1", "2", "x", "-1", ""}) {
        const HttpReply seen = get("/api/tables/" + code + "/replay?seat=" + seat);
        EXPECT_EQ(seen.status, 200) << seat;
        EXPECT_FALSE(seen.body.as_object().contains("years"));
    }
    EXPECT_NE(get("/api/tables/" + code + "/replay").body.at("cards"), all.body.at("cards")) << "another language";
}

TEST_F(Http, limits_guesses_at_codes) {
    int tries = 0;
    while (tries < 100 && get("/api/tables/QQQQQ" + std::string(1, static_cast<char>('A' + tries % 8))).status == 404)
        ++tries;
    EXPECT_LE(tries, 30);
    EXPECT_EQ(get("/api/tables/QQQQQQ/replay").status, 429);
}

TEST_F(Http, shows_decks_without_their_cards) {
    const HttpReply shelf = get("/api/decks");
    EXPECT_GE(shelf.body.at("decks").as_array().size(), 5U);
    EXPECT_EQ(shelf.text.find("\"year\""), std::string::npos);
    EXPECT_TRUE(get("/api/decks/science").body.at("cards").is_number());
    EXPECT_EQ(error_of(get("/api/decks/none")), "no-deck");
    EXPECT_EQ(get("/api/decks/%00%ff").status, 404);
}

TEST_F(Http, takes_a_deck_and_plays_with_it) {
    const HttpReply sent = post("/api/decks", small_deck(40));
    ASSERT_EQ(sent.status, 201) << sent.text;
    EXPECT_EQ(sent.body.at("cards"), 40);
    const auto hash = json::value_to<std::string>(sent.body.at("hash"));
    EXPECT_EQ(get("/api/decks/" + hash).body.at("title"), sent.body.at("title"));
    EXPECT_EQ(post("/api/decks", small_deck(40)).body.at("hash"), sent.body.at("hash"));
    const std::string code = open({{"decks", {hash}}, {"people", {"Max"}}, {"start", true}});
    Client client{hall.port(), code, ana};
    const json::object welcome = client.next("welcome");
    EXPECT_EQ(welcome.at("table").at("cards"), 40);
    EXPECT_THAT(json::serialize(welcome.at("state")), HasSubstr("The zqaa"));
}

TEST_F(Http, refuses_decks_that_are_none) {
    const HttpReply empty = post("/api/decks", "{}");
    EXPECT_EQ(empty.status, 422);
    EXPECT_EQ(error_of(empty), "bad-deck");
    EXPECT_FALSE(empty.body.at("problems").as_array().empty());
    EXPECT_EQ(post("/api/decks", "not JSON").status, 422);
    EXPECT_EQ(post("/api/decks", std::string(100'000, '[')).status, 422);
    EXPECT_EQ(post("/api/decks", small_deck(0)).status, 422);
    EXPECT_EQ(ask(hall.port(), {"POST", "/api/decks", json::serialize(small_deck(5)), {}, {}}).status, 401);
}

TEST_F(Http, refuses_what_is_too_long_or_too_deep) {
    EXPECT_EQ(error_of(post("/api/decks", std::string(2'100'000, ' '))), "too-long");
    EXPECT_EQ(error_of(post("/api/tables", R"({"name":")" + std::string(20'000, 'x') + "\"}")), "too-long");
    EXPECT_EQ(error_of(post("/api/people", std::string(10'000, '['))), "bad-json");
    EXPECT_EQ(error_of(post("/api/tables", R"({"options":)" + std::string(5'000, '['))), "bad-json");
    EXPECT_EQ(error_of(ask(hall.port(), {"GET", "/api/me", {}, std::string(9'000, 'x'), {}})), "too-long");
    EXPECT_EQ(get("/api").status, 200);
}

TEST_F(Http, knows_its_paths_and_methods) {
    for (const char* path : {"/nothing", "/api/nothing", "/api/people/x", "/api/me/x", "/api/claim/x", "/api/games/x",
                             "/api/decks/x/y", "/api/tables/x/y", "/api/tables/x/replay/z", "/t", "/t/x/y"}) {
        EXPECT_EQ(error_of(get(path)), "not-found") << path;
    }
    for (const char* path :
         {"/", "/api", "/healthz", "/metrics", "/api/games", "/api/illustrations", "/api/tables/x"}) {
        const HttpReply reply = post(path, "{}");
        EXPECT_EQ(reply.status, 405) << path;
        EXPECT_EQ(reply.header("Allow"), "GET") << path;
    }
    EXPECT_EQ(get("/api/people").header("Allow"), "POST");
    EXPECT_EQ(post("/api/me", "{}").header("Allow"), "GET, PUT, DELETE");
    EXPECT_EQ(post("/api/decks/x", "{}").header("Allow"), "GET, DELETE");
    EXPECT_EQ(get("/api/decks/check").header("Allow"), "POST");
    EXPECT_EQ(get("/api/prints").header("Allow"), "POST");
    EXPECT_EQ(error_of(get("/api/tables/x/socket")), "no-websocket");
}

TEST_F(Http, answers_head_like_get_without_a_body) {
    const HttpReply page = get("/");
    EXPECT_THAT(page.text, HasSubstr("Frise"));
    for (const char* path : {"/", "/api", "/api/tables", "/api/games", "/healthz"}) {
        const HttpReply whole = get(path);
        const HttpReply head = ask(hall.port(), {"HEAD", path, {}, {}, {}});
        EXPECT_EQ(head.status, 200) << path;
        EXPECT_EQ(head.text, "");
        EXPECT_EQ(head.header("Content-Length"), whole.header("Content-Length")) << path;
    }
}

TEST_F(Http, seals_every_answer) {
    const std::string code = open();
    for (const HttpReply& reply :
         {get("/"), get("/t/" + code), get("/api"), get("/nothing"), get("/api/me"), post("/api/tables", "{"),
          post("/api/games", "{}"), post("/api/decks", std::string(2'100'000, ' ')), get("/healthz"), get("/metrics"),
          get("/api/tables/" + code), ask(hall.port(), {"BREW", "/api", {}, {}, {}})}) {
        EXPECT_THAT(reply.header("Content-Security-Policy"), HasSubstr("default-src 'none'")) << reply.text;
        EXPECT_EQ(reply.header("X-Content-Type-Options"), "nosniff");
        EXPECT_EQ(reply.header("X-Frame-Options"), "DENY");
        EXPECT_EQ(reply.header("Referrer-Policy"), "no-referrer");
        EXPECT_EQ(reply.header("Cache-Control"), "no-store");
        EXPECT_EQ(reply.header("Access-Control-Allow-Origin"), "");
    }
}

TEST_F(Http, talks_to_pages_of_its_own_and_of_hosts_it_knows) {
    server::Settings settings = quick_settings();
    settings.origins = {"https://friend.example"};
    Hall choosy{settings};
    const auto from = [&](const std::string& origin) {
        return ask(choosy.port(), {"GET", "/api/tables", {}, {}, {{"Origin", origin}}}).status;
    };
    EXPECT_EQ(from("http://localhost:" + std::to_string(choosy.port())), 200);
    EXPECT_EQ(from("https://friend.example"), 200);
    EXPECT_EQ(from("https://enemy.example"), 403);
    EXPECT_EQ(from("null"), 403);
    EXPECT_EQ(from("https://friend.example.enemy.example"), 403);
    const Somebody host = new_person(choosy.port(), "Ana");
    const std::string code = new_table(choosy.port(), host, {{"name", "Ana"}});
    Client friendly{choosy.port(), code, Client::Hello{host.token, {}, "en", "https://friend.example"}};
    EXPECT_EQ(friendly.next("welcome").at("seats"), json::array{0});
    EXPECT_ANY_THROW((Client{choosy.port(), code, Client::Hello{host.token, {}, "en", "https://enemy.example"}}));
}

TEST_F(Http, says_how_it_is) {
    EXPECT_EQ(get("/healthz").text, "ok\n");
    const std::string code = open();
    Client client{hall.port(), code, ana};
    client.next("welcome");
    const std::string metrics = get("/metrics").text;
    for (const char* line : {"frise_connections 1\n", "frise_tables_in_memory 1\n", "frise_tables_opened_total 1\n",
                             "# TYPE frise_commit_seconds histogram\n", "frise_commit_seconds_bucket{le=\"+Inf\"} "}) {
        EXPECT_THAT(metrics, HasSubstr(line));
    }
}

TEST_F(Http, says_so_when_the_store_is_away) {
    const auto mood = std::make_shared<Mood>();
    Hall moody{quick_settings(), std::make_unique<MoodyStore>(mood)};
    const Somebody host = new_person(moody.port(), "Ana");
    mood->refuse(true);
    EXPECT_EQ(ask(moody.port(), {"GET", "/healthz", {}, {}, {}}).status, 503);
    for (const char* path : {"/api/people", "/api/tables", "/api/decks"}) {
        const HttpReply reply = ask(moody.port(), {"POST", path, R"({"name":"A"})", host.token, {}});
        EXPECT_EQ(reply.status, 503) << path;
        EXPECT_EQ(error_of(reply), "not-stored") << path;
    }
    mood->refuse(false);
    EXPECT_EQ(ask(moody.port(), {"GET", "/healthz", {}, {}, {}}).status, 200);
}

TEST_F(Http, tries_the_store_once_a_second_for_all_who_ask) {
    const auto mood = std::make_shared<Mood>();
    Hall moody{quick_settings(), std::make_unique<MoodyStore>(mood)};
    for (int i = 0; i < 20; ++i) EXPECT_EQ(ask(moody.port(), {"GET", "/healthz", {}, {}, {}}).status, 200);
    EXPECT_EQ(mood->tries(), 1);
    moody.clock.advance(1000);
    EXPECT_EQ(ask(moody.port(), {"GET", "/healthz", {}, {}, {}}).status, 200);
    EXPECT_EQ(mood->tries(), 2);
}

}  // namespace
}  // namespace frise::test
