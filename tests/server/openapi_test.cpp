// The description of the HTTP part: it names what there is, no more and no less, and the answers keep to it.
#include "tests/server/hall.hpp"

#include <chrono>
#include <fstream>
#include <gtest/gtest.h>
#include <regex>
#include <set>
#include <sstream>
#include <thread>

namespace frise::test {
namespace {

namespace json = boost::json;

class Description : public testing::Test {
  public:
    const json::value& at(const std::string& pointer) { return description.at_pointer(pointer); }
    const json::object& paths() { return description.at("paths").as_object(); }
    const json::object& resolved(const json::value& part) {
        const json::object& object = part.as_object();
        if (!object.contains("$ref")) return object;
        return at(json::value_to<std::string>(object.at("$ref")).substr(1)).as_object();
    }
    // Whether a value is as a schema says; what it does not name may not be there.
    void expect_fits(const json::value& value, const json::value& schema, const std::string& where);
    void expect_fits(const json::object& value, const json::object& schema, const std::string& where);
    // That the answer is one of those which the description names.
    void expect_described(const std::string& path, const std::string& verb, const HttpReply& reply);

    std::string code_of_a_game() const;
    // Of a deck with one card, and done.
    std::string new_print() const;

    Hall hall;
    Somebody ana = new_person(hall.port(), "Ana");
    json::value description = ask(hall.port(), {"GET", "/api", {}, {}, {}}).body;
};

std::string text_of_file(const std::string& path) {
    std::ifstream stream{std::string{FRISE_SOURCE_DIR} + "/" + path};
    std::ostringstream text;
    text << stream.rdbuf();
    return text.str();
}

std::string upper(std::string verb) {
    for (char& c : verb) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return verb;
}

void Description::expect_fits(const json::value& value, const json::value& part, const std::string& where) {
    const json::object& schema = resolved(part);
    if (schema.contains("allOf")) {
        json::object all{{"type", "object"}, {"properties", json::object{}}, {"required", json::array{}}};
        for (const json::value& each : schema.at("allOf").as_array()) {
            const json::object& base = resolved(each);
            for (const auto& [key, property] : base.at("properties").as_object()) {
                all["properties"].as_object()[key] = property;
            }
        }
        return expect_fits(value, json::value(std::move(all)), where);
    }
    const json::value* nullable = schema.if_contains("nullable");
    if (value.is_null() && nullable != nullptr && nullable->as_bool()) return;
    const json::value& type = schema.at("type");
    if (type == "string") EXPECT_TRUE(value.is_string()) << where;
    if (type == "integer") EXPECT_TRUE(value.is_int64() || value.is_uint64()) << where;
    if (type == "number") EXPECT_TRUE(value.is_number()) << where;
    if (type == "boolean") EXPECT_TRUE(value.is_bool()) << where;
    if (const json::value* names = schema.if_contains("enum")) {
        const json::array& list = names->as_array();
        EXPECT_NE(std::find(list.begin(), list.end(), value), list.end()) << where << ": " << value;
    }
    if (type == "array") {
        ASSERT_TRUE(value.is_array()) << where;
        for (const json::value& each : value.as_array()) expect_fits(each, schema.at("items"), where + "[]");
    }
    if (type == "object") {
        ASSERT_TRUE(value.is_object()) << where;
        expect_fits(value.as_object(), schema, where);
    }
}

void Description::expect_fits(const json::object& value, const json::object& schema, const std::string& where) {
    if (const json::value* required = schema.if_contains("required")) {
        for (const json::value& each : required->as_array()) {
            EXPECT_TRUE(value.contains(each.as_string())) << where << " lacks " << each;
        }
    }
    const json::value* properties = schema.if_contains("properties");
    if (properties == nullptr) return;
    for (const auto& [key, part] : value) {
        const std::string there = where + "." + std::string{key};
        const json::value* property = properties->as_object().if_contains(key);
        EXPECT_NE(property, nullptr) << there << " is not described";
        if (property != nullptr) expect_fits(part, *property, there);
    }
}

void Description::expect_described(const std::string& path, const std::string& verb, const HttpReply& reply) {
    const std::string where = verb + " " + path + " " + std::to_string(reply.status);
    const json::object& responses = paths().at(path).at(verb).at("responses").as_object();
    const json::value* response = responses.if_contains(std::to_string(reply.status));
    ASSERT_NE(response, nullptr) << where << ": " << reply.text;
    if (reply.status == 204) {
        EXPECT_EQ(reply.text, "") << where;
        return;
    }
    const json::object& content = resolved(*response).at("content").as_object();
    const std::string type = reply.header("Content-Type");
    const auto kind = type.substr(0, type.find(';'));
    ASSERT_TRUE(content.contains(kind)) << where << ": " << type;
    if (kind == "application/json") expect_fits(reply.body, content.at(kind).at("schema"), where);
}

std::string Description::code_of_a_game() const {
    return new_table(hall.port(), ana,
                     {{"name", "Ana"}, {"seats", 2}, {"bots", {"child"}}, {"listed", true}, {"start", true}});
}

std::string Description::new_print() const {
    const json::object deck{{"format", 1},
                            {"id", "one"},
                            {"title", {{"en", "One"}}},
                            {"cards", {{{"id", "it"}, {"year", 1900}, {"title", {{"en", "It"}}}}}}};
    const HttpReply sent = ask(hall.port(), {"POST", "/api/decks", json::serialize(deck), ana.token, {}});
    const json::object wish{{"deck", sent.body.at("hash")}};
    const HttpReply ordered = ask(hall.port(), {"POST", "/api/prints", json::serialize(wish), ana.token, {}});
    const auto id = json::value_to<std::string>(ordered.body.at("print"));
    while (ask(hall.port(), {"GET", "/api/prints/" + id, {}, {}, {}}).body.at("state") != "done") {
        std::this_thread::sleep_for(std::chrono::milliseconds{5});
    }
    return id;
}

TEST_F(Description, names_the_games) {
    json::array games;
    for (const GameId game : all_games) games.emplace_back(name(game));
    EXPECT_EQ(at("/components/schemas/Game/enum"), games);
}

TEST_F(Description, is_openapi) {
    EXPECT_EQ(description.at("openapi"), "3.0.3");
    std::set<std::string> names;
    for (const auto& [path, item] : paths()) {
        for (const auto& [verb, operation] : item.as_object()) {
            if (verb == "parameters") continue;
            EXPECT_TRUE(names.insert(json::value_to<std::string>(operation.at("operationId"))).second);
            EXPECT_FALSE(operation.at("responses").as_object().empty());
        }
    }
}

TEST_F(Description, points_only_at_what_is_in_it) {
    const std::string text = json::serialize(description);
    const std::regex reference{R"re("\$ref":"#([^"]*)")re"};
    for (std::sregex_iterator it{text.begin(), text.end(), reference}, end; it != end; ++it) {
        json::error_code failed;
        EXPECT_NE(description.find_pointer((*it)[1].str(), failed), nullptr) << (*it)[1];
    }
}

TEST_F(Description, names_what_the_server_answers_and_nothing_else) {
    const std::string code = code_of_a_game();
    const std::string print = new_print();
    for (const auto& [key, item] : paths()) {
        std::string path{key};
        path = std::regex_replace(path, std::regex{R"(\{code\})"}, code);
        path = std::regex_replace(path, std::regex{R"(\{print\})"}, print);
        path = std::regex_replace(path, std::regex{R"(\{id\})"}, "science");
        path = std::regex_replace(path, std::regex{R"(\{name\})"}, "anchor");
        for (const char* verb : {"get", "post", "put", "delete", "patch"}) {
            const bool described = item.as_object().contains(verb);
            const HttpReply reply = ask(hall.port(), {upper(verb), path, {}, {}, {}});
            EXPECT_EQ(reply.status != 405, described) << verb << " " << path;
            EXPECT_NE(reply.status, 404) << verb << " " << path;
        }
    }
}

TEST_F(Description, names_all_that_the_protocol_does) {
    const std::string text = text_of_file("docs/protocol.md");
    const std::regex row{R"re((GET|POST|PUT|DELETE) (/[A-Za-z/]+(\.pdf)?))re"};
    int rows = 0;
    for (std::sregex_iterator it{text.begin(), text.end(), row}, end; it != end; ++it, ++rows) {
        std::string path = std::regex_replace((*it)[2].str(), std::regex{"/CODE"}, "/{code}");
        path = std::regex_replace(path, std::regex{"/ID"}, "/{id}");
        path = std::regex_replace(path, std::regex{"/PRINT"}, "/{print}");
        path = std::regex_replace(path, std::regex{"/NAME"}, "/{name}");
        ASSERT_TRUE(paths().contains(path)) << path;
        std::string verb = (*it)[1].str();
        for (char& c : verb) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        EXPECT_TRUE(paths().at(path).as_object().contains(verb)) << verb << " " << path;
    }
    EXPECT_GE(rows, 22);
}

TEST_F(Description, names_all_that_the_code_looks_for) {
    const std::string text = text_of_file("server/api.cpp");
    const std::regex part{R"re(path\[1\] == "([a-z]+)")re"};
    int parts = 0;
    for (std::sregex_iterator it{text.begin(), text.end(), part}, end; it != end; ++it, ++parts) {
        EXPECT_TRUE(paths().contains("/api/" + (*it)[1].str())) << (*it)[1];
    }
    EXPECT_GE(parts, 8);
}

TEST_F(Description, fits_what_is_answered) {
    const int port = hall.port();
    const std::string code = code_of_a_game();
    const auto check = [&](const std::string& path, const std::string& verb, HttpAsk request) {
        request.verb = upper(verb);
        expect_described(path, verb, ask(port, request));
    };
    check("/", "get", {{}, "/", {}, {}, {}});
    check("/t/{code}", "get", {{}, "/t/" + code, {}, {}, {}});
    check("/pictures/{name}.svg", "get", {{}, "/pictures/anchor.svg", {}, {}, {}});
    check("/pictures/{name}.svg", "get", {{}, "/pictures/none.svg", {}, {}, {}});
    check("/api", "get", {{}, "/api", {}, {}, {}});
    check("/healthz", "get", {{}, "/healthz", {}, {}, {}});
    check("/metrics", "get", {{}, "/metrics", {}, {}, {}});
    check("/api/people", "post", {{}, "/api/people", R"({"name":"A"})", {}, {}});
    check("/api/people", "post", {{}, "/api/people", "{", {}, {}});
    check("/api/me", "get", {{}, "/api/me", {}, ana.token, {}});
    check("/api/me", "get", {{}, "/api/me", {}, {}, {}});
    check("/api/me", "put", {{}, "/api/me", R"({"name":"B"})", ana.token, {}});
    check("/api/me/code", "post", {{}, "/api/me/code", {}, ana.token, {}});
    check("/api/claim", "post", {{}, "/api/claim", R"({"code":"AAAA-AAAA"})", {}, {}});
    check("/api/decks", "get", {{}, "/api/decks", {}, {}, {}});
    check("/api/decks", "post", {{}, "/api/decks", "{}", ana.token, {}});
    check("/api/decks", "post", {{}, "/api/decks", text_of_file("decks/30-science.json"), ana.token, {}});
    check("/api/decks", "get", {{}, "/api/decks", {}, ana.token, {}});
    check("/api/decks/check", "post", {{}, "/api/decks/check", R"({"cards":[{}]})", ana.token, {}});
    check("/api/decks/import", "post", {{}, "/api/decks/import?name=a.csv", "Title,Year\nIt,1900\n", ana.token, {}});
    check("/api/decks/import", "post", {{}, "/api/decks/import?name=a.csv", "a,b\nc,d\n", ana.token, {}});
    check("/api/decks/{id}/content", "get", {{}, "/api/decks/science/content", {}, {}, {}});
    check("/api/decks/{id}/content", "get", {{}, "/api/decks/science/content?as=csv", {}, {}, {}});
    check("/api/decks/{id}", "delete", {{}, "/api/decks/science", {}, ana.token, {}});
    check("/api/illustrations", "get", {{}, "/api/illustrations?q=ship", {}, {}, {}});
    check("/decks/{id}", "get", {{}, "/decks/science", {}, {}, {}});
    check("/api/prints", "post", {{}, "/api/prints", R"({"deck":"science"})", ana.token, {}});
    check("/api/prints", "post", {{}, "/api/prints", R"({"deck":"none"})", ana.token, {}});
    check("/api/prints", "post", {{}, "/api/prints", R"({"deck":"science","paper":"a0"})", ana.token, {}});
    const std::string print = "/api/prints/" + new_print();
    check("/api/prints/{print}", "get", {{}, print, {}, {}, {}});
    check("/api/prints/{print}/{name}.pdf", "get", {{}, print + "/it.pdf", {}, {}, {}});
    check("/api/prints/{print}", "delete", {{}, print, {}, {}, {}});
    check("/api/prints/{print}", "get", {{}, print, {}, {}, {}});
    check("/api/decks/{id}", "get", {{}, "/api/decks/science", {}, {}, {}});
    check("/api/decks/{id}", "get", {{}, "/api/decks/none", {}, {}, {}});
    check("/api/tables", "get", {{}, "/api/tables", {}, {}, {}});
    check("/api/tables", "post", {{}, "/api/tables", R"({"name":"A"})", ana.token, {}});
    check("/api/tables", "post", {{}, "/api/tables", R"({"name":"A","seats":0})", ana.token, {}});
    check("/api/tables/{code}", "get", {{}, "/api/tables/" + code, {}, {}, {}});
    check("/api/tables/{code}", "get", {{}, "/api/tables/QQQQQQ", {}, {}, {}});
    check("/api/tables/{code}/replay", "get", {{}, "/api/tables/" + code + "/replay", {}, {}, {}});
    check("/api/tables/{code}/socket", "get", {{}, "/api/tables/" + code + "/socket", {}, {}, {}});
    check("/api/games", "get", {{}, "/api/games", {}, ana.token, {}});
    check("/api/me", "delete", {{}, "/api/me", {}, ana.token, {}});
}

}  // namespace
}  // namespace frise::test
