// A server that ends and another one that goes on with its file.
#include "store/sqlite_store.hpp"
#include "tests/server/hall.hpp"
#include "tests/store/scratch.hpp"

#include <gtest/gtest.h>

namespace frise::test {
namespace {

namespace json = boost::json;

class Restart : public testing::Test {
  public:
    Restart() { open(); }
    void open() {
        server::Settings settings = quick_settings();
        settings.unload_seconds = 100'000'000;  // tables stay in memory
        hall = std::make_unique<Hall>(std::move(settings),
                                      store::open_sqlite_store(scratch.file(), store::SqliteMode::serve).value());
    }
    void again() {
        hall.reset();
        open();
    }

    store_test::Scratch scratch;
    std::unique_ptr<Hall> hall;
};

TEST_F(Restart, finds_everything_where_it_was) {
    const Somebody ana = new_person(hall->port(), "Ana");
    const Somebody ben = new_person(hall->port(), "Ben");
    const std::string code = new_table(hall->port(), ana, {{"name", "Ana"}, {"game", "classic"}, {"seats", 2}});
    json::object before;
    json::object act;
    std::int64_t last = 0;
    {
        Client first{hall->port(), code, ana};
        Client second{hall->port(), code, ben};
        second.request({{"type", "sit"}, {"name", "Ben"}});
        first.request({{"type", "chat"}, {"text", "well then"}});
        const json::object began = first.request({{"type", "start"}});
        const json::value& card = began.at("state").at("view").at("hands").at(0).at(0);
        act = {
            {"type", "act"}, {"id", "mine"}, {"action", {{"seat", 0}, {"type", "place"}, {"card", card}, {"gap", 0}}}};
        first.say(act);
        first.next("update");
        Client look{hall->port(), code, ana};
        before = look.next("welcome");
        last = look.number();
        hall->server().stop();
        EXPECT_EQ(look.next("bye").at("reason"), "restart");
    }
    again();
    Client first{hall->port(), code, ana};
    const json::object after = first.next("welcome");
    for (const char* part : {"n", "person", "seats", "chat", "state"}) EXPECT_EQ(after.at(part), before.at(part));
    EXPECT_EQ(after.at("table").at("seats"), before.at("table").at("seats"));
    first.say(act);
    EXPECT_EQ(refusal(first.next("refused")), "duplicate");
    Client second{hall->port(), code, Client::Hello{ben.token, last - 1, "en", {}}};
    EXPECT_EQ(second.next("resumed").at("n").to_number<std::int64_t>(), last - 1);
    EXPECT_EQ(second.next("update").at("n").to_number<std::int64_t>(), last);
}

TEST_F(Restart, knows_what_counted_and_who_asked_for_it) {
    const Somebody ana = new_person(hall->port(), "Ana");
    const Somebody ben = new_person(hall->port(), "Ben");
    const std::string code = new_table(hall->port(), ana, {{"name", "Ana"}});
    const json::object chat{{"type", "chat"}, {"id", "1"}, {"text", "hello"}};
    const auto said_by = [&](const Somebody& who) {
        Client client{hall->port(), code, who};
        client.next("welcome");
        client.say(chat);
        while (true) {
            const json::object said = client.next();
            if (said.contains("id") && said.at("id") == "1") return refusal(said);
        }
    };
    EXPECT_EQ(said_by(ana), "");
    again();
    EXPECT_EQ(said_by(ana), "duplicate");
    EXPECT_EQ(said_by(ben), "");
}

TEST_F(Restart, wakes_a_table_that_was_put_away) {
    const Somebody ana = new_person(hall->port(), "Ana");
    const std::string code = new_table(hall->port(), ana,
                                       {{"name", "Ana"},
                                        {"game", "classic"},
                                        {"seats", 2},
                                        {"bots", {"child"}},
                                        {"start", true},
                                        {"options", {{"first", 1}}}});
    hall->clock.advance(std::int64_t{40} * 86'400'000);
    hall->server().archive();
    const HttpReply listed = ask(hall->port(), {"GET", "/api/tables/" + code, {}, {}, {}});
    EXPECT_EQ(listed.body.at("standing"), "archived");
    Client client{hall->port(), code, ana};
    EXPECT_EQ(client.next("welcome").at("table").at("standing"), "archived");
    EXPECT_EQ(client.next("update").at("actor"), "bot") << "the bot goes on when somebody is back";
    const HttpReply now = ask(hall->port(), {"GET", "/api/tables/" + code, {}, {}, {}});
    EXPECT_EQ(now.body.at("standing"), "playing");
}

TEST_F(Restart, goes_on_at_a_table_that_was_put_away_meanwhile) {
    const Somebody ana = new_person(hall->port(), "Ana");
    const std::string code = new_table(hall->port(), ana, {{"name", "Ana"}, {"game", "classic"}, {"seats", 2}});
    {
        Client client{hall->port(), code, ana};
        client.next("welcome");
        client.request({{"type", "chat"}, {"text", "bye"}});
    }
    while (ask(hall->port(), {"GET", "/api/tables/" + code, {}, {}, {}}).body.at("here") != 0) {
    }
    hall->clock.advance(std::int64_t{40} * 86'400'000);
    hall->server().archive();
    Client client{hall->port(), code, ana};
    client.next("welcome");
    EXPECT_EQ(refusal(client.request({{"type", "chat"}, {"text", "back"}})), "");
}

}  // namespace
}  // namespace frise::test
