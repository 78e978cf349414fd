// Clients that mean no good, or are broken. Whatever they do, others are served on.
#include "tests/server/raw.hpp"
#include "tests/server/two_at_a_table.hpp"
#include "tests/support/sanitized.hpp"

#include <chrono>
#include <string>
#include <string_view>
#include <thread>

namespace frise::test {
namespace {

namespace json = boost::json;
using boost::asio::ip::tcp;

class Hostile : public TwoAtATable {
  public:
    explicit Hostile(server::Settings settings = quick_settings()) : TwoAtATable{std::move(settings)} {}

    // Two who want to play on, whatever happens.
    void SetUp() override {
        sit_down({{"options", {{"hand", 8}}}});
        start();
    }
    void TearDown() override {
        EXPECT_EQ(refusal(play(*first, 0)), "") << "others are served on";
        EXPECT_EQ(second->next("update").at("seat"), 0);
        EXPECT_EQ(ask(hall.port(), {"GET", "/healthz", {}, {}, {}}).status, 200);
    }
    std::unique_ptr<Client> stranger() { return join(Client::Hello{}); }
};

TEST_F(Hostile, bytes_that_are_no_http_are_turned_away) {
    const std::string noise = [] {
        std::string bytes;
        for (int i = 0; i < 5000; ++i) bytes += static_cast<char>(i * 7919 % 251);
        return bytes;
    }();
    for (const std::string& bytes :
         {noise, std::string(3000, '\0'), std::string("\x16\x03\x01\x02\x00\x01", 6), std::string{"\r\n\r\n\r\n"},
          std::string{"GET\r\n\r\n"}, std::string{"GET / HTTP/9.9\r\n\r\n"},
          std::string{"GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n"},
          std::string{"POST /api/people HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"}}) {
        Raw raw{hall.port()};
        raw.say(bytes);
        raw.socket().shutdown(tcp::socket::shutdown_send);
        const std::string answer = raw.rest();
        EXPECT_TRUE(answer.empty() || answer.find(" 400 ") != std::string::npos) << answer;
    }
}

TEST_F(Hostile, a_header_without_end_is_turned_away) {
    Raw raw{hall.port()};
    raw.say("GET / HTTP/1.1\r\n");
    for (int i = 0; i < 300; ++i) raw.say("X-Filler: " + std::string(90, 'x') + "\r\n");
    EXPECT_NE(raw.rest().find(" 431 "), std::string::npos);
}

TEST_F(Hostile, connections_that_end_at_any_time_are_no_trouble) {
    const std::string request = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{\"name\":";
    for (std::size_t end = 0; end < request.size(); end += 7) {
        Raw raw{hall.port()};
        raw.say(request.substr(0, end));
    }
    for (int i = 0; i < 20; ++i) {
        Raw raw{hall.port()};
        ASSERT_TRUE(raw.upgrade(code));
        if (i % 2 == 0) raw.say(frame(0x81, R"({"type":"hello"})"));
    }
}

TEST_F(Hostile, frames_that_are_none_end_the_connection) {
    for (const std::string& bytes :
         {std::string(200, '\xFF'), std::string{"\x81\x05hello"}, frame(0x83, "reserved"), frame(0xF1, "bits"),
          frame(0x80, "continues nothing"), frame(0x81, "\xC3\x28 no UTF-8"), frame(0x88, "\x03"),
          frame(0x89, std::string(200, 'p'))}) {
        Raw raw{hall.port()};
        ASSERT_TRUE(raw.upgrade(code));
        raw.say(bytes);
        raw.socket().shutdown(tcp::socket::shutdown_send);
        raw.rest();
    }
}

TEST_F(Hostile, a_first_message_that_is_no_hello_ends_the_connection) {
    for (const char* text : {"", "hello", "[]", "7", "null", "{}", R"({"type":"ping"})", R"({"type":7})",
                             R"({"type":"hello","token":7})", R"({"type":"hello","last":"x"})"}) {
        Raw raw{hall.port()};
        ASSERT_TRUE(raw.upgrade(code));
        raw.say(frame(0x81, text));
        raw.say(frame(0x88, ""));
        EXPECT_NE(raw.rest().find("\"bye\""), std::string::npos) << text;
    }
}

TEST_F(Hostile, messages_that_are_none_are_complained_about) {
    auto client = stranger();
    for (const std::string& text : {std::string{""}, std::string{"{"}, std::string{"[]"}, std::string{"7"},
                                    std::string(15'000, '['), std::string{R"({"type":"ping"} more)"}}) {
        client->say_text(text);
        EXPECT_EQ(client->next("error").at("code"), "bad-json") << text;
    }
    std::string deep = R"({"type":"act","action":)";
    for (int i = 0; i < 3'000; ++i) deep += R"({"a":)";
    client->say_text(deep);
    EXPECT_EQ(client->next("error").at("code"), "bad-json");
    client->say_text("\xFF\xFE\x00\x01", true);
    EXPECT_EQ(client->next("error").at("code"), "bad-json") << "binary, and no UTF-8";
    client->say_text(R"({"type":"ping"})", true);
    client->next("pong");
    for (int i = 0; i < 100; ++i) client->say_text("{");
    EXPECT_TRUE(client->closed()) << "not for ever";
}

TEST_F(Hostile, messages_of_any_shape_are_answered) {
    auto client = join(cleo);
    for (const char* type :
         {"act",    "sit",     "stand", "leave", "bot",  "kick", "host", "settings", "start", "pause",
          "resume", "rematch", "point", "draft", "look", "read", "lang", "hello",    "dance", ""}) {
        for (const json::value& thing :
             {json::value(nullptr), json::value(7), json::value(1e300), json::value("x"),
              json::value(json::array{json::object{}}), json::value(json::object{{"a", 1}})}) {
            json::object message{{"type", type}};
            for (const char* field : {"action", "n", "seat", "name", "also", "kind", "person", "settings", "fill",
                                      "text", "reaction", "card", "gap", "cards", "lang"}) {
                message[field] = thing;
            }
            client->say(message);
        }
    }
    client->settle();
    EXPECT_EQ(refusal(client->request({{"type", "act"}})), "bad-request");
}

TEST_F(Hostile, a_message_that_is_too_long_ends_the_connection) {
    auto client = stranger();
    client->say_text(R"({"type":"chat","text":")" + std::string(20'000, 'x') + "\"}");
    EXPECT_TRUE(client->closed());
}

class Hasty : public Hostile {
  public:
    static server::Settings with_limits() {
        server::Settings settings = quick_settings();
        settings.requests_per_second = 20;
        return settings;
    }
    Hasty() : Hostile{with_limits()} {}
};

std::size_t times(std::string_view part, std::string_view text) {
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) ++count;
    return count;
}

TEST_F(Hasty, clients_are_warned_and_then_sent_away) {
    Raw flood{hall.port()};
    ASSERT_TRUE(flood.upgrade(code));
    flood.say(frame(0x81, R"({"type":"hello"})"));
    std::string thousand;
    for (int i = 0; i < 1'000; ++i) thousand += frame(0x81, R"({"type":"ping"})");
    for (int i = 0; i < (sanitized ? 20 : 1'000); ++i) flood.say(thousand);
    flood.say(frame(0x88, ""));
    const std::string answers = flood.rest();
    EXPECT_EQ(times(R"("type":"pong")", answers), 60U);
    EXPECT_EQ(times(R"("code":"too-fast")", answers), 41U);
    EXPECT_EQ(times(R"("reason":"too-fast")", answers), 1U);
}

TEST_F(Hasty, clients_may_calm_down) {
    auto client = stranger();
    for (int i = 0; i < 70; ++i) client->say({{"type", "ping"}, {"id", "x"}});
    const json::object refused = client->next("refused");
    EXPECT_EQ(refusal(refused), "too-fast");
    EXPECT_EQ(refused.at("id"), "x");
    hall.clock.advance(5'000);
    client->settle();
}

class Deaf : public Hostile {
  public:
    static server::Settings with_short_queues() {
        server::Settings settings = quick_settings();
        settings.max_queue = 20'000;
        settings.chats_per_minute = 0;
        return settings;
    }
    Deaf() : Hostile{with_short_queues()} {}
};

TEST_F(Deaf, readers_are_dropped_and_may_come_back) {
    auto deaf = join(cleo);
    int asked = 0;
    for (; hall.server().metrics().dropped_slow.value() == 0 && asked < 50'000; ++asked) {
        deaf->say({{"type", "lang"}, {"lang", "en"}});  // answered by all there is to say
        if (asked % 50 == 0) first->request({{"type", "chat"}, {"text", "how quiet it is"}});
    }
    EXPECT_EQ(hall.server().metrics().dropped_slow.value(), 1) << "after " << asked;
    auto again = join(cleo);
    first->request({{"type", "chat"}, {"text", "there you are"}});
    EXPECT_EQ(again->next("chat").at("text"), "there you are");
}

TEST_F(Deaf, readers_still_get_one_message_however_long) {
    for (int i = 0; i < 30; ++i) first->request({{"type", "chat"}, {"text", std::string(1'200, 'x')}});
    auto late = join(cleo);
    EXPECT_EQ(hall.server().metrics().dropped_slow.value(), 0);
    late->settle();
}

class Lost : public Hostile {
  public:
    static server::Settings with_quick_pings() {
        server::Settings settings = quick_settings();
        settings.ping_seconds = 1;
        return settings;
    }
    Lost() : Hostile{with_quick_pings()} {}
    void TearDown() override {}
};

TEST_F(Lost, connections_are_found_by_pings) {
    // Says hello, and then nothing: not even to a ping.
    Raw lost{hall.port()};
    ASSERT_TRUE(lost.upgrade(code));
    lost.say(frame(0x81, R"({"type":"hello"})"));
    while (first->next("presence").at("onlookers") != 1) {
    }
    // Who reads answers the pings.
    while (first->next("presence").at("onlookers") != 0) {
    }
}

class Many : public Hostile {
  public:
    static server::Settings with_narrow_doors() {
        server::Settings settings = quick_settings();
        settings.max_connections_per_address = 8;
        settings.max_tables_per_hour = 3;
        return settings;
    }
    Many() : Hostile{with_narrow_doors()} {}
};

TEST_F(Many, connections_of_one_address_are_too_many) {
    std::vector<std::unique_ptr<Client>> clients;
    for (int i = 0; i < 6; ++i) clients.push_back(stranger());
    EXPECT_EQ(ask(hall.port(), {"GET", "/healthz", {}, {}, {}}).status, 503);
    EXPECT_ANY_THROW(stranger());
    clients.clear();
    for (int i = 0; i < 1000 && ask(hall.port(), {"GET", "/healthz", {}, {}, {}}).status != 200; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds{5});
    }
}

TEST_F(Many, codes_are_guessed_by_one_address) {
    std::string last;
    for (int i = 0; i < 30 && last != "refused"; ++i) {
        try {
            Client guess{hall.port(), "ZZ" + std::to_string(1000 + i), Client::Hello{}};
            last = std::string{guess.next("bye").at("reason").as_string()};
            EXPECT_EQ(last, "no-table");
        } catch (const std::exception& closed_at_the_door) {
            EXPECT_GE(i, 10) << closed_at_the_door.what();
            last = "refused";
        }
    }
    EXPECT_EQ(last, "refused");
    hall.clock.advance(60'000);
    EXPECT_NO_THROW(stranger());
}

TEST_F(Many, tables_of_one_address_are_too_many) {
    const auto open = [&] {
        return ask(hall.port(), {"POST", "/api/tables", R"({"name":"A"})", ana.token, {}}).status;
    };
    EXPECT_EQ(open(), 201);
    EXPECT_EQ(open(), 201);
    EXPECT_EQ(open(), 429);
    hall.clock.advance(3'600'000 / 3);
    EXPECT_EQ(open(), 201);
}

TEST_F(Many, requests_of_one_address_are_too_many) {
    server::Settings settings = quick_settings();
    settings.http_per_second = 5;
    Hall small{settings};
    int answered = 0;
    while (answered < 100 && ask(small.port(), {"GET", "/api/tables", {}, {}, {}}).status == 200) ++answered;
    EXPECT_EQ(answered, 20);
    small.clock.advance(1'000);
    EXPECT_EQ(ask(small.port(), {"GET", "/api/tables", {}, {}, {}}).status, 200);
}

}  // namespace
}  // namespace frise::test
