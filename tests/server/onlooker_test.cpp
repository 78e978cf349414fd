// Those who only watch.
#include "tests/server/two_at_a_table.hpp"

namespace frise::test {
namespace {

namespace json = boost::json;

class Watching : public TwoAtATable {
  public:
    static std::vector<json::object> all_that_changes_a_table() {
        return {{{"type", "act"}, {"action", place(0, "x", 0)}},
                {{"type", "sit"}, {"seat", 0}, {"name", "Eve"}},
                {{"type", "stand"}, {"seat", 0}},
                {{"type", "leave"}},
                {{"type", "bot"}, {"seat", 0}, {"kind", "child"}},
                {{"type", "kick"}, {"person", "x"}},
                {{"type", "host"}, {"person", "x"}},
                {{"type", "settings"}, {"settings", {{"seats", 4}}}},
                {{"type", "start"}},
                {{"type", "pause"}},
                {{"type", "resume"}},
                {{"type", "rematch"}}};
    }
};

TEST_F(Watching, sees_what_all_may_see) {
    sit_down();
    const json::object began = start();
    Client onlooker{hall.port(), code, Client::Hello{}};
    const json::object welcome = onlooker.next("welcome");
    EXPECT_EQ(welcome.at("person"), "");
    EXPECT_EQ(welcome.at("seats"), json::array{});
    EXPECT_EQ(welcome.at("table").at("onlookers"), 1);
    EXPECT_EQ(welcome.at("state"), began.at("state"));
    play(*first, 0);
    EXPECT_EQ(onlooker.next("update"), second->next("update"));
}

TEST_F(Watching, by_a_crowd_is_told_of_together) {
    sit_down();
    std::vector<std::unique_ptr<Client>> crowd;
    for (int i = 0; i < 40; ++i) crowd.push_back(join(Client::Hello{}));
    hall.clock.advance(30);
    while (first->next("presence").at("onlookers") != 40) {
    }
}

TEST_F(Watching, without_a_token_is_all_one_can_do) {
    sit_down();
    start();
    auto onlooker = join(Client::Hello{});
    for (const json::object& message : all_that_changes_a_table()) {
        const json::object answer = onlooker->request(message);
        EXPECT_EQ(answer.at("n").to_number<std::int64_t>(), second->number());
        EXPECT_EQ(refusal(answer), "no-token") << json::serialize(message);
    }
    for (const char* type : {"chat", "react", "point", "draft"}) {
        EXPECT_EQ(refusal(onlooker->request({{"type", type}, {"text", "hi"}, {"reaction", "bravo"}})), "no-token");
    }
    onlooker->say({{"type", "look"}, {"seat", 0}});
    EXPECT_EQ(refusal(onlooker->next("refused")), "not-your-seat");
}

TEST_F(Watching, with_a_token_one_may_talk_but_not_act) {
    sit_down();
    start();
    auto onlooker = join(cleo);
    for (const json::object& message : all_that_changes_a_table()) {
        EXPECT_NE(refusal(onlooker->request(message)), "") << json::serialize(message);
    }
    EXPECT_EQ(refusal(onlooker->request({{"type", "chat"}, {"text", "hi"}, {"name", "Cleo"}})), "");
}

TEST_F(Watching, is_counted) {
    sit_down();
    first->settle();
    auto onlooker = join(Client::Hello{});
    EXPECT_EQ(first->next("presence").at("onlookers"), 1);
    onlooker->drop();
    EXPECT_EQ(first->next("presence").at("onlookers"), 0);
}

TEST_F(Watching, is_for_a_limited_crowd) {
    server::Settings settings = quick_settings();
    settings.max_onlookers = 3;
    Hall small{settings};
    const Somebody host = new_person(small.port(), "Ana");
    const std::string table = new_table(small.port(), host, {{"name", "Ana"}, {"seats", 2}});
    std::vector<std::unique_ptr<Client>> crowd;
    for (int i = 0; i < 3; ++i) {
        crowd.push_back(std::make_unique<Client>(small.port(), table, Client::Hello{}));
        crowd.back()->next("welcome");
    }
    Client late{small.port(), table, Client::Hello{}};
    EXPECT_EQ(late.next("bye").at("reason"), "full");
    Client back{small.port(), table, host};
    EXPECT_EQ(back.next("welcome").at("seats"), json::array{0}) << "who plays comes in all the same";
}

TEST_F(Watching, a_table_that_is_not_there_ends_soon) {
    Client lost{hall.port(), "QQQQQQ", Client::Hello{}};
    EXPECT_EQ(lost.next("bye").at("reason"), "no-table");
    EXPECT_TRUE(lost.closed());
}

}  // namespace
}  // namespace frise::test
