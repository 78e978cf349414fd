// Coming back: after a lost connection, on another device, and with messages that may have arrived or not.
#include "tests/server/moody_store.hpp"
#include "tests/server/two_at_a_table.hpp"

#include <thread>

namespace frise::test {
namespace {

namespace json = boost::json;

class Return : public TwoAtATable {
  public:
    std::unique_ptr<Client> come_back(const Somebody& who, std::int64_t last) {
        return std::make_unique<Client>(hall.port(), code, Client::Hello{who.token, last, "en", {}});
    }
    // Turns of both, one after the other.
    void play_on(int turns) {
        for (int i = 0; i < turns; ++i, ++turn) play(turn % 2 == 0 ? *first : *second, turn % 2);
    }

    int turn = 0;
};

TEST_F(Return, gets_exactly_what_was_missed) {
    sit_down();
    start();
    play_on(2);
    const std::int64_t last = second->number();
    play_on(3);
    second->drop();
    auto again = come_back(ben, last);
    const json::object resumed = again->next();
    EXPECT_EQ(resumed.at("type"), "resumed");
    EXPECT_EQ(resumed.at("n").to_number<std::int64_t>(), last);
    EXPECT_EQ(resumed.at("seats"), json::array{1});
    EXPECT_FALSE(resumed.contains("state"));
    for (int i = 1; i <= 3; ++i) {
        const json::object update = again->next();
        EXPECT_EQ(update.at("type"), "update");
        EXPECT_EQ(update.at("n").to_number<std::int64_t>(), last + i);
    }
    EXPECT_TRUE(of_type(again->settle(), "update").empty());
}

TEST_F(Return, with_nothing_missed_gets_nothing) {
    sit_down();
    start();
    const std::int64_t last = second->number();
    auto again = come_back(ben, last);
    EXPECT_EQ(again->next().at("type"), "resumed");
    for (const json::object& message : again->settle()) EXPECT_EQ(message.at("type"), "presence");
}

TEST_F(Return, across_the_beginning_starts_over) {
    sit_down();
    const std::int64_t last = second->number();
    start();
    EXPECT_EQ(come_back(ben, last)->next().at("type"), "welcome");
}

TEST_F(Return, after_too_long_starts_over) {
    sit_down({{"options", {{"hand", 8}}}});
    start();
    const std::int64_t last = second->number();
    play_on(14);
    const json::object welcome = come_back(ben, last)->next();
    EXPECT_EQ(welcome.at("type"), "welcome");
    EXPECT_EQ(welcome.at("n").to_number<std::int64_t>(), last + 14);
}

TEST_F(Return, from_the_future_or_nowhere_starts_over) {
    sit_down();
    start();
    for (const std::int64_t last : {std::int64_t{1'000'000}, std::int64_t{-1}, INT64_MAX, INT64_MIN}) {
        EXPECT_EQ(come_back(ben, last)->next().at("type"), "welcome") << last;
    }
    EXPECT_EQ(come_back(ben, 0)->next().at("type"), "welcome");
}

TEST_F(Return, by_reloading_gets_everything) {
    sit_down();
    const json::object began = start();
    Client again{hall.port(), code, ben};
    EXPECT_EQ(again.next("welcome").at("state"), began.at("state"));
}

TEST_F(Return, on_a_new_connection_ends_the_old_one) {
    sit_down();
    start();
    auto newer = join(ben);
    EXPECT_EQ(second->next("bye").at("reason"), "replaced");
    EXPECT_TRUE(second->closed());
    play(*first, 0);
    EXPECT_EQ(refusal(play(*newer, 1)), "");
}

TEST_F(Return, keeps_an_old_connection_from_acting) {
    sit_down();
    start();
    auto newer = join(ana);
    first->say({{"type", "chat"}, {"id", "late"}, {"text", "from the old one"}});
    EXPECT_TRUE(first->closed());
    newer->settle();
    Client later{hall.port(), code, cleo};
    EXPECT_EQ(later.next("welcome").at("chat"), json::array{});
}

TEST_F(Return, sends_again_what_counts_once) {
    sit_down();
    start();
    const json::value card = look(*first).at("view").at("hands").at(0).at(0);
    const json::object act{{"type", "act"}, {"id", "mine"}, {"action", place(0, card, 0)}};
    first->say(act);
    const json::object update = first->next("update");
    first->say(act);
    const json::object refused = first->next("refused");
    EXPECT_EQ(refusal(refused), "duplicate");
    EXPECT_EQ(refused.at("id"), "mine");
    EXPECT_EQ(refused.at("counted"), update.at("n"));
    EXPECT_EQ(refused.at("n"), update.at("n"));
    EXPECT_TRUE(refused.contains("state"));
    auto again = come_back(ana, 0);
    again->say(act);
    EXPECT_EQ(refusal(again->next("refused")), "duplicate");
    second->say({{"type", "chat"}, {"id", "mine"}, {"text", "my own id"}});
    EXPECT_EQ(second->next("chat").at("text"), "my own id");
}

TEST_F(Return, after_sending_into_the_void_finds_it_done) {
    sit_down();
    start();
    const std::int64_t last = first->number();
    const json::value card = look(*first).at("view").at("hands").at(0).at(0);
    first->say({{"type", "act"}, {"id", "mine"}, {"action", place(0, card, 0)}});
    second->next("update");
    first->drop();
    auto again = come_back(ana, last);
    EXPECT_EQ(again->next("resumed").at("n").to_number<std::int64_t>(), last);
    EXPECT_EQ(again->next("update").at("id"), "mine");
}

// A table whose store is held up by the test.
class HeldUp : public testing::Test {
  public:
    std::shared_ptr<Mood> mood = std::make_shared<Mood>();
    Hall hall{quick_settings(), std::make_unique<MoodyStore>(mood)};
    Somebody ana = new_person(hall.port(), "Ana");
    Somebody ben = new_person(hall.port(), "Ben");
    std::string code = new_table(hall.port(), ana, {{"name", "Ana"}, {"seats", 2}});
};

TEST_F(HeldUp, shows_nothing_before_it_is_stored) {
    Client client{hall.port(), code, ana};
    const json::object welcome = client.next("welcome");
    mood->hold(true);
    client.say({{"type", "chat"}, {"id", "a"}, {"text", "hello"}});
    client.say({{"type", "chat"}, {"id", "a"}, {"text", "hello"}});
    const std::vector<json::object> meanwhile = client.settle();
    mood->hold(false);
    EXPECT_TRUE(of_type(meanwhile, "chat").empty());
    EXPECT_EQ(client.next("chat").at("id"), "a");
    EXPECT_EQ(refusal(client.next("refused")), "duplicate");
    EXPECT_EQ(client.number(), welcome.at("n").to_number<std::int64_t>() + 1);
}

TEST_F(HeldUp, loads_a_table_once_for_all_who_come_at_once) {
    mood->hold(true);
    std::vector<std::unique_ptr<Client>> crowd;
    for (int i = 0; i < 8; ++i) crowd.push_back(std::make_unique<Client>(hall.port(), code, Client::Hello{}));
    mood->hold(false);
    for (const auto& each : crowd) each->next("welcome");
    EXPECT_EQ(mood->loads(), 1);
}

TEST_F(HeldUp, leads_the_next_to_a_table_that_could_not_be_loaded_at_first) {
    mood->hold(true);
    Client first{hall.port(), code, Client::Hello{}};
    Client second{hall.port(), code, Client::Hello{}};
    mood->refuse(true);
    mood->hold(false);
    EXPECT_EQ(first.next("error").at("code"), "not-stored");
    EXPECT_EQ(second.next("error").at("code"), "not-stored");
    mood->refuse(false);
    Client third{hall.port(), code, Client::Hello{}};
    third.next("welcome");
}

TEST_F(HeldUp, counts_once_what_is_sent_again_by_a_new_connection) {
    Client client{hall.port(), code, ana};
    client.next("welcome");
    mood->hold(true);
    const json::object chat{{"type", "chat"}, {"id", "a"}, {"text", "hello"}};
    client.say(chat);
    client.settle();
    // Who comes in is looked up in the store, too: it comes in as soon as the first is stored.
    Client again{hall.port(), code, Client::Hello{ana.token, client.number(), "en", {}}};
    again.say(chat);
    mood->hold(false);
    EXPECT_EQ(again.next("chat").at("id"), "a");
    EXPECT_EQ(refusal(again.next("refused")), "duplicate");
}

TEST_F(HeldUp, takes_back_what_could_not_be_stored) {
    Client client{hall.port(), code, ana};
    const json::object welcome = client.next("welcome");
    mood->refuse(true);
    const json::object refused = client.request({{"type", "chat"}, {"text", "hello"}});
    EXPECT_EQ(refusal(refused), "not-stored");
    EXPECT_EQ(refused.at("n"), welcome.at("n"));
    mood->refuse(false);
    const json::object chat = client.request({{"type", "chat"}, {"text", "hello"}});
    EXPECT_EQ(chat.at("n").to_number<std::int64_t>(), welcome.at("n").to_number<std::int64_t>() + 1);
}

TEST_F(HeldUp, plays_on_with_bots_when_the_store_is_back) {
    Client client{hall.port(), code, ana};
    client.request({{"type", "start"}, {"fill", "child"}});
    client.say({{"type", "look"}});
    const json::value card = client.next("state").at("state").at("view").at("hands").at(0).at(0);
    // The bot's turn comes when nothing can be stored.
    mood->hold(true);
    client.say(
        {{"type", "act"}, {"id", "a"}, {"action", {{"seat", 0}, {"type", "place"}, {"card", card}, {"gap", 0}}}});
    client.settle();
    mood->hold(false);
    client.next("update");
    mood->refuse(true);
    std::this_thread::sleep_for(std::chrono::milliseconds{200});
    mood->refuse(false);
    hall.clock.advance(5'000);
    const std::vector<json::object> late = client.settle();
    if (of_type(late, "update").empty()) EXPECT_EQ(client.next("update").at("actor"), "bot");
}

TEST_F(HeldUp, does_not_take_a_known_person_for_a_stranger) {
    mood->refuse(true);
    Client client{hall.port(), code, ana};
    EXPECT_EQ(client.next("bye").at("reason"), "restart");
    mood->refuse(false);
    Client again{hall.port(), code, ana};
    EXPECT_EQ(again.next("welcome").at("seats"), json::array{0});
}

}  // namespace
}  // namespace frise::test
