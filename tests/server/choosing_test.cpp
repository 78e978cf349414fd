// Settings whose cards take long to find: everybody else goes on, and what comes after them waits its turn.
#include "store/sqlite_store.hpp"
#include "tests/server/two_at_a_table.hpp"
#include "tests/store/scratch.hpp"

#include <algorithm>
#include <atomic>
#include <future>
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace frise::test {
namespace {

namespace json = boost::json;
using server::Workshop;

// All threads of a workshop are at work until they are let go.
class Occupied {
  public:
    explicit Occupied(Workshop& shop) {
        for (std::size_t i = 0; i < Workshop::threads; ++i) {
            auto begun = std::make_shared<std::promise<void>>();
            EXPECT_TRUE(shop.accept("occupied " + std::to_string(i), [begun, free = free_] {
                begun->set_value();
                free.wait();
            }));
            begun->get_future().wait();
        }
    }
    Occupied(const Occupied&) = delete;
    Occupied& operator=(const Occupied&) = delete;
    ~Occupied() { let_go(); }

    void let_go() {
        if (!free_now_) gate_.set_value();
        free_now_ = true;
    }

  private:
    std::promise<void> gate_;
    std::shared_future<void> free_ = gate_.get_future().share();
    bool free_now_ = false;
};

json::object settings(const std::string& id, const json::object& change) {
    return {{"type", "settings"}, {"id", id}, {"settings", change}};
}
// Cards that no other test asks for in the same server.
json::object from(int year) { return {{"filter", {{"from", year}}}}; }

json::object answer_to(Client& client, const std::string& id) {
    while (true) {
        json::object said = client.next();
        if (said.contains("id") && said.at("id") == json::value(id)) return said;
    }
}

class Choosing : public TwoAtATable {
  public:
    void SetUp() override { sit_down(); }
};

TEST_F(Choosing, cards_keeps_nobody_waiting) {
    Occupied shop{hall.server().workshop()};
    first->say(settings("slow", from(1501)));
    // At the same table,
    EXPECT_EQ(refusal(second->request({{"type", "chat"}, {"text", "what will it be?"}})), "");
    EXPECT_EQ(refusal(second->request(settings("", from(1502)))), "not-host");
    EXPECT_EQ(refusal(second->request({{"type", "stand"}, {"seat", 1}})), "");
    // at others,
    const std::string other = new_table(hall.port(), cleo, {{"name", "Cleo"}, {"people", {"Dan"}}, {"start", true}});
    Client guest{hall.port(), other, cleo};
    guest.next("welcome");
    EXPECT_EQ(refusal(play(guest, 0)), "");
    // and everywhere else.
    EXPECT_EQ(ask(hall.port(), {"GET", "/healthz", {}, {}, {}}).status, 200);
    EXPECT_EQ(ask(hall.port(), {"GET", "/api/tables/" + other + "/replay", {}, {}, {}}).status, 200);
    for (const json::object& each : first->settle()) {
        EXPECT_FALSE(each.contains("id") && each.at("id") == "slow") << "too early";
    }
    shop.let_go();
    EXPECT_EQ(answer_to(*first, "slow").at("table").at("settings").at("filter").at("from"), 1501);
}

TEST_F(Choosing, one_after_the_other) {
    Occupied shop{hall.server().workshop()};
    first->say(settings("a", from(1503)));
    first->say(settings("b", {{"turn_seconds", 40}}));
    first->say(settings("c", {{"turn_seconds", 50}}));
    EXPECT_EQ(refusal(answer_to(*first, "c")), "busy");
    first->say({{"type", "start"}, {"id", "d"}});
    for (const json::object& each : first->settle()) EXPECT_FALSE(each.contains("id")) << "too early";
    shop.let_go();
    EXPECT_EQ(refusal(answer_to(*first, "a")), "");
    const json::object told = answer_to(*first, "b");
    EXPECT_EQ(told.at("table").at("settings").at("filter").at("from"), 1503);
    EXPECT_EQ(told.at("table").at("settings").at("turn_seconds"), 40);
    EXPECT_EQ(answer_to(*first, "d").at("type"), "began");
}

TEST_F(Choosing, what_is_refused_lets_the_next_in) {
    {
        Occupied shop{hall.server().workshop()};
        first->say(settings("a", from(9001)));
        first->say(settings("b", {{"turn_seconds", 40}}));
    }
    EXPECT_EQ(refusal(answer_to(*first, "a")), "deck-too-small");
    EXPECT_EQ(refusal(answer_to(*first, "b")), "");
    EXPECT_EQ(refusal(first->request(settings("", from(1504)))), "");
}

TEST_F(Choosing, and_going_changes_the_table_all_the_same) {
    Occupied shop{hall.server().workshop()};
    first->say(settings("a", from(1505)));
    first->settle();
    first->drop();
    while (second->next("presence").at("here").as_array().size() != 1) {
    }
    shop.let_go();
    EXPECT_EQ(second->next("table").at("table").at("settings").at("filter").at("from"), 1505);
    auto again = join(ana);
    again->say(settings("a", from(1505)));
    EXPECT_EQ(refusal(answer_to(*again, "a")), "duplicate");
}

TEST_F(Choosing, and_passing_the_rights_on_happen_in_order) {
    Occupied shop{hall.server().workshop()};
    first->request({{"type", "host"}, {"person", ben.person}});
    second->say(settings("a", from(1506)));
    second->say({{"type", "host"}, {"id", "b"}, {"person", ana.person}});
    second->settle();
    shop.let_go();
    EXPECT_EQ(refusal(answer_to(*second, "a")), "");
    EXPECT_EQ(refusal(answer_to(*second, "b")), "");
    EXPECT_EQ(refusal(second->request(settings("", from(1507)))), "not-host");
}

TEST_F(Choosing, the_same_at_many_tables_is_one_piece_of_work) {
    Occupied shop{hall.server().workshop()};
    const std::int64_t before = hall.server().metrics().http_requests.value();
    const std::string wish = json::serialize(json::object{{"name", "Ana"}, {"filter", {{"from", 1508}}}});
    std::vector<std::future<int>> answers;
    for (std::size_t i = 0; i < 2 * Workshop::most_each; ++i) {
        answers.push_back(std::async(std::launch::async, [&] {
            return ask(hall.port(), {"POST", "/api/tables", wish, ana.token, {}}).status;
        }));
    }
    while (hall.server().metrics().http_requests.value() < before + static_cast<std::int64_t>(answers.size())) {
        std::this_thread::yield();
    }
    shop.let_go();
    for (std::future<int>& each : answers) EXPECT_EQ(each.get(), 201);
}

TEST_F(Choosing, much_from_one_address_is_refused_and_others_are_served) {
    Occupied shop{hall.server().workshop()};
    std::vector<std::future<int>> answers;
    std::atomic<int> refused = 0;
    std::atomic<std::size_t> answered = 0;
    for (std::size_t i = 0; i < Workshop::most_each + 3; ++i) {
        answers.push_back(std::async(std::launch::async, [&, i] {
            const json::object wish{{"name", "Ana"}, {"filter", {{"from", 1600 + static_cast<int>(i)}}}};
            const int status = ask(hall.port(), {"POST", "/api/tables", json::serialize(wish), ana.token, {}}).status;
            if (status == 429) ++refused;
            ++answered;
            return status;
        }));
    }
    while (refused < 3 && answered < answers.size()) std::this_thread::yield();
    EXPECT_EQ(refusal(first->request(settings("", from(1509)))), "busy");
    EXPECT_EQ(refusal(first->request(settings("", {{"turn_seconds", 40}}))), "") << "these cards are there";
    shop.let_go();
    EXPECT_EQ(std::count_if(answers.begin(), answers.end(), [](auto& each) { return each.get() == 201; }),
              static_cast<int>(Workshop::most_each));
    EXPECT_EQ(refused, 3);
}

TEST(ChoosingAtTheEnd, a_server_ends_while_cards_are_looked_for) {
    for (const bool let_go_first : {true, false}) {
        auto hall = std::make_unique<Hall>();
        const Somebody ana = new_person(hall->port(), "Ana");
        Client client{hall->port(), new_table(hall->port(), ana, {{"name", "Ana"}}), ana};
        client.next("welcome");
        Occupied shop{hall->server().workshop()};
        client.say(settings("a", from(1510)));
        client.settle();
        if (let_go_first) shop.let_go();
        hall->server().stop();
        shop.let_go();
        hall.reset();
    }
}

TEST(LoadingTables, goes_on_beside_the_others) {
    const store_test::Scratch scratch;
    const auto open = [&] {
        return std::make_unique<Hall>(quick_settings(),
                                      store::open_sqlite_store(scratch.file(), store::SqliteMode::serve).value());
    };
    auto hall = open();
    const Somebody ana = new_person(hall->port(), "Ana");
    const std::string code = new_table(hall->port(), ana, {{"name", "Ana"}, {"people", {"Ben"}}, {"start", true}});
    hall.reset();
    hall = open();
    Occupied shop{hall->server().workshop()};
    Client client{hall->port(), code, ana};
    std::future<int> replay = std::async(std::launch::async, [&] {
        return ask(hall->port(), {"GET", "/api/tables/" + code + "/replay", {}, {}, {}}).status;
    });
    EXPECT_EQ(ask(hall->port(), {"GET", "/healthz", {}, {}, {}}).status, 200);
    EXPECT_EQ(ask(hall->port(), {"GET", "/api/tables/" + code, {}, {}, {}}).status, 200);
    shop.let_go();
    EXPECT_EQ(client.next("welcome").at("table").at("standing"), "playing");
    EXPECT_EQ(replay.get(), 200);
}

}  // namespace
}  // namespace frise::test
