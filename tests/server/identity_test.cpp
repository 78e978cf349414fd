// Who somebody is: tokens, names, and the code that brings another device along.
#include "store/sqlite_store.hpp"
#include "tests/server/hall.hpp"
#include "tests/store/scratch.hpp"

#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sstream>

namespace frise::test {
namespace {

namespace json = boost::json;
using testing::HasSubstr;
using testing::Not;

class Identity : public testing::Test {
  public:
    HttpReply me(const std::string& token, const std::string& verb = "GET", const std::string& body = {}) const {
        return ask(hall.port(), {verb, "/api/me", body, token, {}});
    }
    std::string recovery_code() const {
        const HttpReply reply = ask(hall.port(), {"POST", "/api/me/code", {}, ana.token, {}});
        return json::value_to<std::string>(reply.body.at("code"));
    }
    HttpReply claim(const std::string& code) const {
        return ask(hall.port(), {"POST", "/api/claim", json::serialize(json::object{{"code", code}}), {}, {}});
    }

    Hall hall;
    Somebody ana = new_person(hall.port(), "Ana");
};

std::string all_bytes_in(const std::filesystem::path& folder) {
    std::string bytes;
    for (const auto& file : std::filesystem::directory_iterator{folder}) {
        std::ifstream stream{file.path(), std::ios::binary};
        std::ostringstream text;
        text << stream.rdbuf();
        bytes += text.str();
    }
    return bytes;
}

TEST_F(Identity, is_shown_to_who_has_the_token) {
    const HttpReply reply = me(ana.token);
    EXPECT_EQ(reply.status, 200);
    EXPECT_EQ(reply.body.at("person"), json::value(ana.person));
    EXPECT_EQ(reply.body.at("name"), "Ana");
    EXPECT_THAT(reply.text, Not(HasSubstr(ana.token)));
}

TEST_F(Identity, is_not_known_without_a_token_or_with_a_wrong_one) {
    EXPECT_EQ(me("").status, 401);
    EXPECT_EQ(me("nonsense").status, 401);
    EXPECT_EQ(me(ana.token + "x").body.at("error").at("code"), "no-token");
    const std::string code = new_table(hall.port(), ana, {{"name", "Ana"}, {"seats", 2}});
    Client stranger{hall.port(), code, Client::Hello{"nonsense", {}, "en", {}}};
    EXPECT_EQ(stranger.next("bye").at("reason"), "no-token");
}

TEST_F(Identity, is_new_for_everybody) {
    const Somebody other = new_person(hall.port(), "Ana");
    EXPECT_NE(other.person, ana.person);
    EXPECT_NE(other.token, ana.token);
    EXPECT_GE(ana.token.size(), 40U);
}

TEST_F(Identity, may_change_its_name) {
    EXPECT_EQ(me(ana.token, "PUT", R"({"name":"  Anna\u0007 Maria "})").body.at("name"), "Anna Maria");
    EXPECT_EQ(me(ana.token).body.at("name"), "Anna Maria");
    EXPECT_EQ(me(ana.token, "PUT", "{}").status, 400);
    EXPECT_EQ(me(ana.token, "PUT", R"({"name":7})").status, 400);
}

TEST_F(Identity, needs_no_name) {
    EXPECT_EQ(ask(hall.port(), {"POST", "/api/people", {}, {}, {}}).body.at("name"), "");
}

TEST_F(Identity, can_be_forgotten) {
    EXPECT_EQ(me(ana.token, "DELETE").status, 200);
    EXPECT_EQ(me(ana.token).status, 401);
}

TEST_F(Identity, moves_to_another_device_by_a_code) {
    const std::string code = new_table(hall.port(), ana, {{"name", "Ana"}, {"seats", 2}});
    Client old_device{hall.port(), code, ana};
    old_device.next("welcome");
    std::string typed = recovery_code();
    for (char& c : typed) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    const HttpReply moved = claim("  " + typed);
    ASSERT_EQ(moved.status, 201) << moved.text;
    EXPECT_EQ(moved.body.at("person"), json::value(ana.person));
    const auto token = json::value_to<std::string>(moved.body.at("token"));
    EXPECT_NE(token, ana.token);
    Client new_device{hall.port(), code, Client::Hello{token, {}, "en", {}}};
    EXPECT_EQ(new_device.next("welcome").at("seats"), json::array{0});
    EXPECT_EQ(old_device.next("bye").at("reason"), "replaced");
    EXPECT_EQ(me(ana.token).status, 200) << "the old device may come back";
    me(token, "DELETE");
    EXPECT_EQ(me(ana.token).status, 200) << "each device is forgotten by itself";
}

TEST_F(Identity, moves_once_by_each_code) {
    const std::string code = recovery_code();
    EXPECT_EQ(claim(code).status, 201);
    const HttpReply again = claim(code);
    EXPECT_EQ(again.status, 404);
    EXPECT_EQ(again.body.at("error").at("code"), "bad-code");
}

TEST_F(Identity, moves_only_by_the_newest_code) {
    const std::string old_code = recovery_code();
    const std::string new_code = recovery_code();
    EXPECT_EQ(claim(old_code).status, 404);
    EXPECT_EQ(claim(new_code).status, 201);
}

TEST_F(Identity, moves_within_ten_minutes) {
    const HttpReply reply = ask(hall.port(), {"POST", "/api/me/code", {}, ana.token, {}});
    EXPECT_EQ(reply.body.at("expires"), hall.clock.now() + 600'000);
    hall.clock.advance(600'001);
    EXPECT_EQ(claim(json::value_to<std::string>(reply.body.at("code"))).status, 404);
}

TEST_F(Identity, is_not_guessed) {
    int tries = 0;
    while (tries < 100 && claim("AAAA-AAAA").status == 404) ++tries;
    EXPECT_LE(tries, 30);
    const std::string right = recovery_code();
    EXPECT_EQ(claim(right).status, 429) << "even the right one has to wait";
    hall.clock.advance(60'000);
    EXPECT_EQ(claim(right).status, 201);
}

TEST_F(Identity, needs_a_code_that_is_one) {
    EXPECT_EQ(claim("").status, 404);
    EXPECT_EQ(ask(hall.port(), {"POST", "/api/claim", "{}", {}, {}}).status, 400);
    EXPECT_EQ(ask(hall.port(), {"POST", "/api/claim", R"({"code":7})", {}, {}}).status, 400);
    EXPECT_EQ(ask(hall.port(), {"POST", "/api/me/code", {}, {}, {}}).status, 401);
}

TEST(Secrecy, of_tokens_and_codes_is_kept_on_disk) {
    const store_test::Scratch scratch;
    std::string token;
    std::string code;
    {
        Hall hall{quick_settings(), store::open_sqlite_store(scratch.file(), store::SqliteMode::serve).value()};
        const Somebody ana = new_person(hall.port(), "Ana Secret");
        token = ana.token;
        const HttpReply reply = ask(hall.port(), {"POST", "/api/me/code", {}, token, {}});
        code = json::value_to<std::string>(reply.body.at("code"));
        new_table(hall.port(), ana, {{"name", "Ana"}, {"seats", 2}});
        EXPECT_THAT(all_bytes_in(scratch.folder()), HasSubstr("Ana Secret"));
        EXPECT_THAT(all_bytes_in(scratch.folder()), Not(HasSubstr(token)));
    }
    const std::string bytes = all_bytes_in(scratch.folder());
    EXPECT_THAT(bytes, HasSubstr("Ana Secret"));
    EXPECT_THAT(bytes, Not(HasSubstr(token)));
    EXPECT_THAT(bytes, Not(HasSubstr(code)));
    std::erase(code, '-');
    EXPECT_THAT(bytes, Not(HasSubstr(code)));
}

}  // namespace
}  // namespace frise::test
