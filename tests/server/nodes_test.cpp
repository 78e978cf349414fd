// Several servers over one PostgreSQL: any table on any of them.
#include "store/postgres_store.hpp"
#include "tests/server/hall.hpp"
#include "tests/support/postgres.hpp"

#include <gtest/gtest.h>
#include <set>

namespace frise::test {
namespace {

namespace json = boost::json;

// Waits until somebody is told so about who is there.
template <class So>
void wait_until(Client& client, So so) {
    while (true) {
        const json::object message = client.next();
        const json::value* table = message.if_contains("table");
        const bool has_table = table != nullptr && table->is_object();
        const json::object& told = has_table ? table->get_object() : message;
        if (told.contains("here") && so(told)) return;
    }
}

bool is_here(const json::object& presence, const std::string& person) {
    const json::array& here = presence.at("here").as_array();
    return std::find(here.begin(), here.end(), json::value(person)) != here.end();
}

class Nodes : public testing::Test {
  public:
    // Of tests that stop the database.
    void TearDown() override {
        if (!Postgres::shared().running()) Postgres::shared().start();
    }

    std::unique_ptr<Hall> open() const {
        server::Settings settings = quick_settings();
        settings.chats_per_minute = 0;
        return std::make_unique<Hall>(
            std::move(settings), store::open_postgres_store(database.address(), store::PostgresMode::serve).value());
    }
    // At the first server, and the other at the second one.
    void sit_down(json::object wish = {}) {
        const json::object usual{{"name", "Ana"}, {"game", "classic"}, {"seats", 2}};
        wish.insert(usual.begin(), usual.end());
        code = new_table(one->port(), ana, wish);
        first = std::make_unique<Client>(one->port(), code, ana);
        second = std::make_unique<Client>(two->port(), code, ben);
        first->next("welcome");
        second->next("welcome");
        second->request({{"type", "sit"}, {"name", "Ben"}});
        wait_until(*first, [&](const json::object& told) { return is_here(told, ben.person); });
    }
    void start() const {
        first->request({{"type", "start"}});
        second->next("began");
    }
    static json::object look(Client& client) {
        client.say({{"type", "look"}});
        return client.next("state").at("state").as_object();
    }
    static json::object move(Client& client, int seat, std::size_t gap = 0) {
        const json::object state = look(client);
        const json::value& card = state.at("view").at("hands").at(static_cast<std::size_t>(seat)).at(0);
        gap %= state.at("view").at("line").as_array().size() + 1;
        return {{"type", "act"}, {"action", {{"seat", seat}, {"type", "place"}, {"card", card}, {"gap", gap}}}};
    }
    static std::vector<std::string> said(const json::object& welcome) {
        std::vector<std::string> texts;
        for (const json::value& line : welcome.at("chat").as_array()) {
            texts.emplace_back(line.at("text").as_string());
        }
        return texts;
    }
    // Until everybody knows of everything.
    json::object seen_by(const Somebody& who, Hall& node) const {
        Client client{node.port(), code, who};
        return client.next("welcome");
    }

    FreshDatabase database;
    std::unique_ptr<Hall> one = open();
    std::unique_ptr<Hall> two = open();
    Somebody ana = new_person(one->port(), "Ana");
    Somebody ben = new_person(two->port(), "Ben");
    std::string code;
    std::unique_ptr<Client> first;
    std::unique_ptr<Client> second;
};

TEST_F(Nodes, list_tables_at_which_people_are_through_another) {
    sit_down({{"listed", true}});
    two->clock.advance(86'400'000);  // the table has not changed for a day
    const json::value listed = ask(two->port(), {.path = "/api/tables"}).body;
    ASSERT_EQ(listed.at("tables").as_array().size(), 1U);
    EXPECT_EQ(listed.at("tables").at(0).at("here"), 2);
    EXPECT_EQ(ask(two->port(), {.path = "/api/tables/" + code}).body.at("here"), 2);
    first->drop();
    second->drop();
}

TEST_F(Nodes, play_one_game_to_its_end) {
    sit_down({{"options", {{"hand", 2}}}});
    start();
    const std::array<Client*, 2> players{first.get(), second.get()};
    std::size_t turns = 0;
    for (bool over = false; !over && turns < 200; ++turns) {
        const json::object state = look(*first);
        const json::array& to_act = state.at("view").at("to_act").as_array();
        if (to_act.empty()) break;
        const int seat = to_act[0].to_number<int>();
        Client& actor = *players[static_cast<std::size_t>(seat)];
        // Who comes too early hears that it is not the moment, and looks again. Now here, now there: before all
        // others, no card is right once the oldest lies there.
        const json::object update = actor.request(move(actor, seat, turns));
        if (update.at("type") != "update") continue;
        for (Client* each : players) {
            while (each->number() < update.at("n").to_number<std::int64_t>()) each->next();
        }
        over = update.at("over").as_bool();
    }
    EXPECT_LT(turns, 200U);
    EXPECT_EQ(look(*first).at("view").at("line"), look(*second).at("view").at("line"));
    EXPECT_EQ(ask(two->port(), {"GET", "/api/tables/" + code + "/replay", {}, {}, {}}).text,
              ask(one->port(), {"GET", "/api/tables/" + code + "/replay", {}, {}, {}}).text);
}

TEST_F(Nodes, the_slower_of_two_writers_tries_again) {
    sit_down();
    constexpr int lines = 14;  // all that a welcome remembers, by two
    std::set<std::string> expected;
    for (int i = 0; i < lines; ++i) {
        for (Client* each : {first.get(), second.get()}) {
            const std::string text = (each == first.get() ? "a" : "b") + std::to_string(i);
            each->say({{"type", "chat"}, {"text", text}, {"id", text}});
            expected.insert(text);
        }
    }
    for (Client* each : {first.get(), second.get()}) {
        std::set<std::string> heard;
        while (heard.size() < expected.size()) heard.emplace(each->next("chat").at("text").as_string());
        EXPECT_EQ(heard, expected);
    }
    const auto chat = said(seen_by(ana, *one));
    EXPECT_EQ(chat, said(seen_by(ana, *two)));
    EXPECT_EQ(chat.size(), expected.size()) << "each once";
}

TEST_F(Nodes, see_who_is_there_through_another_one) {
    sit_down();
    const auto ben_here = [&](const json::object& presence) { return is_here(presence, ben.person); };
    second->drop();
    wait_until(*first, [&](const json::object& presence) { return !ben_here(presence); });
    second = std::make_unique<Client>(two->port(), code, ben);
    wait_until(*first, ben_here);
}

TEST_F(Nodes, the_newest_connection_of_a_person_wins_wherever_it_comes_in) {
    sit_down();
    Client newer{two->port(), code, ana};
    newer.next("welcome");
    EXPECT_EQ(first->next("bye").at("reason"), "replaced");
    Client newest{one->port(), code, ana};
    newest.next("welcome");
    EXPECT_EQ(newer.next("bye").at("reason"), "replaced");
    EXPECT_EQ(refusal(newest.request({{"type", "chat"}, {"text", "here"}})), "");
}

TEST_F(Nodes, pause_when_those_at_all_of_them_want_to) {
    sit_down();
    start();
    first->say({{"type", "pause"}, {"id", "p"}});
    wait_until(*second, [&](const json::object& presence) { return !presence.at("to_pause").as_array().empty(); });
    second->say({{"type", "pause"}, {"id", "q"}});
    const auto paused = [](Client& client) {
        while (true) {
            const json::object message = client.next("table");
            if (message.at("table").at("paused").as_bool()) return true;
        }
    };
    EXPECT_TRUE(paused(*first));
    EXPECT_TRUE(paused(*second));
}

TEST_F(Nodes, lose_one_and_its_players_go_on_at_another) {
    sit_down();
    start();
    const std::int64_t last = first->number();
    one.reset();
    Client again{two->port(), code, Client::Hello{ana.token, last, "en", {}}};
    EXPECT_EQ(again.next().at("type"), "resumed") << "a server that knows less asks the store first";
    const json::object state = look(again);
    const int seat = state.at("view").at("to_act").at(0).to_number<int>();
    Client& actor = seat == 0 ? again : *second;
    EXPECT_EQ(refusal(actor.request(move(actor, seat))), "");
}

TEST_F(Nodes, bots_play_once) {
    sit_down({{"seats", 3}, {"bots", {"regular"}}});
    Client watcher{two->port(), code, Client::Hello{}};
    watcher.next("welcome");
    start();
    std::set<std::int64_t> numbers;
    for (int i = 0; i < 30; ++i) {
        const json::object state = look(*first);
        if (state.at("view").at("to_act").as_array().empty()) break;
        const int seat = state.at("view").at("to_act").at(0).to_number<int>();
        if (seat < 2) {
            Client& actor = seat == 0 ? *first : *second;
            actor.request(move(actor, seat));
        }
        one->clock.advance(1000);
        two->clock.advance(1000);
    }
    // What each heard is one story without gaps: a bot that played twice would have been heard twice.
    for (Client* each : {first.get(), second.get(), &watcher}) {
        std::int64_t before = 0;
        for (const std::string& text : each->heard()) {
            const json::value message = json::parse(text);
            if (message.at("type") != "update") continue;
            const auto number = message.at("n").to_number<std::int64_t>();
            EXPECT_TRUE(before == 0 || number == before + 1) << number << " after " << before;
            before = number;
        }
    }
    EXPECT_EQ(ask(one->port(), {"GET", "/api/tables/" + code + "/replay", {}, {}, {}}).status, 200);
}

TEST_F(Nodes, wait_for_a_database_that_is_away) {
    sit_down();
    start();
    const json::object state = look(*first);
    const int seat = state.at("view").at("to_act").at(0).to_number<int>();
    Client& actor = seat == 0 ? *first : *second;
    Client& other = seat == 0 ? *second : *first;
    json::object act = move(actor, seat);
    act["id"] = "late";
    Postgres::shared().stop();
    actor.say(act);
    EXPECT_EQ(actor.next("hold").at("on"), true);
    EXPECT_EQ(other.next("hold").at("on"), true) << "also who did nothing is told";
    Postgres::shared().start();
    EXPECT_EQ(actor.next("hold").at("on"), false);
    const json::object update = actor.next("update");
    EXPECT_EQ(update.at("id"), "late");
    EXPECT_EQ(other.next("update").at("n"), update.at("n"));
    actor.say(act);
    EXPECT_EQ(refusal(actor.next("refused")), "duplicate");
}

TEST_F(Nodes, an_action_that_was_stored_although_the_connection_broke_counts_once) {
    sit_down();
    for (int i = 0; i < 20; ++i) {
        first->say({{"type", "chat"}, {"text", std::to_string(i)}, {"id", std::to_string(i)}});
        if (i % 3 == 0) database.end_sessions();
    }
    std::vector<std::string> heard;
    while (heard.size() < 20) heard.emplace_back(second->next("chat").at("text").as_string());
    const auto chat = said(seen_by(ana, *two));
    EXPECT_EQ(chat, heard);
    EXPECT_EQ(std::set<std::string>(chat.begin(), chat.end()).size(), 20U);
}

}  // namespace
}  // namespace frise::test
