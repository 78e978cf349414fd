// What servers hear of each other.
#include "store/postgres_listening.hpp"
#include "tests/store/postgres.hpp"
#include "tests/store/wire.hpp"

#include <thread>

namespace frise::store_test {
namespace {

using namespace std::chrono_literals;
using enum News::Kind;
using Heard = std::vector<News>;

constexpr PostgresPatience quick_patience{.connecting = 300ms, .answer = 500ms, .listening = 300ms};
constexpr auto moment = 500ms;

News entries_of(const std::string& table, Number last) { return {entries, table, last}; }

TEST(PostgresNews, are_of_other_servers_entries_and_not_of_ones_own) {
    const FreshDatabase database;
    const auto one = joined(database.address());
    const auto other = joined(database.address());
    Ear first{*one};
    Ear second{*other};
    value(one->append(std::vector{opening("A", {"1", "2"}), opening("B")}));
    value(other->append(std::vector{Append{"A", 2, {"3"}, {}}, Append{"B", 7, {"refused"}, {}}}));
    value(one->append(std::vector{Append{"A", 3, {}, summary("A", 9)}}));
    value(one->append(std::vector{Append{"B", 1, {"2"}, {}}}));
    EXPECT_EQ(second.heard(entries_of("B", 2)), (Heard{entries_of("A", 2), entries_of("B", 1), entries_of("B", 2)}));
    EXPECT_EQ(first.heard(entries_of("A", 3)), (Heard{entries_of("A", 3)}));
}

TEST(PostgresNews, of_many_tables_come_together) {
    const FreshDatabase database;
    const auto one = joined(database.address());
    const auto other = joined(database.address());
    Ear ear{*other};
    std::vector<Append> batch;
    Heard expected;
    for (int i = 1000; i < 3000; ++i) {
        batch.push_back(opening("T" + std::to_string(i)));
        expected.push_back(entries_of(batch.back().table, 1));
    }
    value(one->append(batch));
    EXPECT_EQ(ear.heard_so_many(expected.size()), expected);
}

TEST(PostgresNews, may_be_of_tables_with_any_code) {
    const FreshDatabase database;
    const auto one = joined(database.address());
    const auto other = joined(database.address());
    Ear ear{*other};
    for (const std::string table : {"", " ", "1:2:x", "é", "中文", "\n"}) {
        value(one->append(std::vector{opening(table)}));
        ear.heard(entries_of(table, 1));
    }
    value(one->append(std::vector{opening(std::string(9000, 'x')), opening("Y")}));
    EXPECT_EQ(ear.heard(entries_of("Y", 1)).at(6), News{.kind = gap}) << "a code too long to tell";
}

TEST(PostgresNews, that_cannot_be_read_are_a_gap) {
    EXPECT_EQ(store::news_from("7 3:1:A0:2:BC", 8), (Heard{entries_of("A", 3), {people, "BC", 0}}));
    EXPECT_EQ(store::news_from("7 3:1:A0:2:BC", 7), Heard{});
    EXPECT_EQ(store::news_from("7 3:1:A5:9:B", 8), (Heard{entries_of("A", 3), {.kind = gap}}));
    for (const auto* odd : {"", "x", "7", "7 ", "-7 3:1:A", "7 x", "7 3:", "7 3:1", "7 3:4:A", "7 3:1:Ax"}) {
        EXPECT_EQ(store::news_from(odd, 8).back(), News{.kind = gap}) << odd;
    }
}

TEST(PostgresNews, say_when_the_database_is_lost_and_back) {
    const Interrupted afterwards;
    const FreshDatabase database;
    const auto one = joined(database.address());
    const auto other = joined(database.address());
    Ear ear{*other};
    Interrupted::server().stop();
    ear.heard(lost);
    Interrupted::server().start();
    ear.heard(gap);
    value(one->append(std::vector{opening("A")}));
    EXPECT_EQ(ear.heard(entries_of("A", 1)),
              (Heard{{.kind = lost}, {.kind = back}, {.kind = gap}, entries_of("A", 1)}));
}

TEST(PostgresNews, say_when_a_session_was_ended) {
    const FreshDatabase database;
    const auto store = joined(database.address());
    Ear ear{*store};
    database.end_sessions();
    EXPECT_EQ(ear.heard(gap), (Heard{{.kind = lost}, {.kind = back}, {.kind = gap}}));
}

TEST(PostgresNews, notice_a_network_that_swallows_everything) {
    const FreshDatabase database;
    Wire wire{Postgres::shared().port()};
    const auto store = joined(database.address(wire.port()), quick_patience);
    Ear ear{*store};
    wire.cut();
    EXPECT_EQ(ear.heard(lost), (Heard{{.kind = lost}}));
    wire.mend();
    EXPECT_EQ(ear.heard(gap), (Heard{{.kind = lost}, {.kind = back}, {.kind = gap}}));
}

TEST(PostgresNews, may_begin_while_the_database_is_away) {
    const Interrupted afterwards;
    const FreshDatabase database;
    const auto store = joined(database.address());
    Interrupted::server().stop();
    Ear ear{*store};
    EXPECT_EQ(ear.heard(lost), (Heard{{.kind = lost}}));
    Interrupted::server().start();
    EXPECT_EQ(ear.heard(gap), (Heard{{.kind = lost}, {.kind = back}, {.kind = gap}}));
}

TEST(PostgresNews, end_at_once) {
    const Interrupted afterwards;
    const FreshDatabase database;
    Wire wire{Postgres::shared().port()};
    auto store = joined(database.address(wire.port()), {.connecting = 20s, .listening = 300ms});
    Ear listening{*store};
    EXPECT_LT(time_of([&] { listening.stop(); }), moment);
    Ear connecting{*store};
    wire.cut();
    connecting.heard(lost);
    std::this_thread::sleep_for(200ms);
    EXPECT_LT(time_of([&] { connecting.stop(); }), moment) << "while it connects";
    wire.mend();
    Ear waiting{*store};
    Interrupted::server().stop();
    waiting.heard(lost);
    std::this_thread::sleep_for(200ms);
    EXPECT_LT(time_of([&] { waiting.stop(); }), moment) << "while there is no server";
    EXPECT_LT(time_of([&] { store.reset(); }), moment);
}

TEST(PostgresNews, may_outlive_the_store) {
    const FreshDatabase database;
    auto one = joined(database.address());
    const auto other = joined(database.address());
    Ear ear{*one};
    one.reset();
    value(other->append(std::vector{opening("A")}));
    EXPECT_EQ(ear.heard(entries), (Heard{entries_of("A", 1)}));
}

TEST(PostgresNews, reach_those_who_only_read) {
    const FreshDatabase database;
    const auto server = joined(database.address());
    const auto reader = *open_postgres_store(database.address(), PostgresMode::read);
    Ear ear{*reader};
    value(server->append(std::vector{opening("A")}));
    EXPECT_EQ(ear.heard(entries), (Heard{entries_of("A", 1)}));
}

}  // namespace
}  // namespace frise::store_test
