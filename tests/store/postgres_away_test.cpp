// A database that goes away and comes back: nothing acknowledged is lost, and no call waits for ever.
#include "store/postgres_trouble.hpp"
#include "tests/store/postgres.hpp"
#include "tests/store/wire.hpp"

#include <atomic>
#include <thread>

namespace frise::store_test {
namespace {

using namespace std::chrono_literals;
using enum Trouble::Kind;

constexpr PostgresPatience short_patience{.connecting = 300ms, .answer = 500ms, .listening = 300ms};

// Appends to all tables at once until that fails; how often it went well is told as it goes.
void append_until_trouble(Store& store, const Entries& tables, std::atomic<Number>& said) {
    for (Number last = 0;; said = ++last) {
        std::vector<Append> batch;
        for (const auto& table : tables) {
            batch.push_back({table, last, {table + std::to_string(last + 1)}, summary(table)});
        }
        const auto results = store.append(batch);
        if (!results) return expect_trouble(results, unreachable, "cannot be used");
        EXPECT_EQ(*results, Results(batch.size(), Appended::done));
    }
}

TEST(PostgresAway, a_crash_loses_nothing_acknowledged) {
    const Interrupted safe{Postgres::Disk::safe};
    const Entries tables{"A", "B", "C"};
    for (const Number enough : {Number{1}, Number{80}}) {
        const FreshDatabase database;
        const auto store = joined(database.address());
        std::atomic<Number> said = 0;
        std::thread appending{[&] { append_until_trouble(*store, tables, said); }};
        while (said < enough) std::this_thread::sleep_for(1ms);
        Interrupted::server().kill();
        appending.join();
        Interrupted::server().start(Postgres::Disk::safe);
        const Number last = value(store->load("A"))->last;
        EXPECT_GE(last, said);
        EXPECT_LE(last, said + 1);
        for (const auto& table : tables) {
            const auto found = value(store->load(table));
            ASSERT_EQ(found->entries.size(), last);
            for (Number i = 0; i < last; ++i) EXPECT_EQ(found->entries[i], table + std::to_string(i + 1));
            EXPECT_EQ(value(store->append(std::vector{Append{table, last, {"more"}, {}}})), done);
        }
    }
}

TEST(PostgresAway, calls_fail_until_it_is_back_and_then_go_on) {
    const Interrupted afterwards;
    const FreshDatabase database;
    const auto store = joined(database.address());
    value(store->append(std::vector{opening("A", {"one"})}));
    Interrupted::server().stop();
    for (int i = 0; i < 3; ++i) {
        const auto time = time_of([&] {
            expect_trouble(store->append(std::vector{Append{"A", 1, {"two"}, {}}}), unreachable, "cannot be used");
            expect_trouble(store->load("A"), unreachable, "cannot be used");
            expect_trouble(store->ping(), unreachable, "cannot be used");
        });
        EXPECT_LT(time, 2s);
    }
    Interrupted::server().start();
    expect_done(store->ping());
    EXPECT_EQ(value(store->append(std::vector{Append{"A", 1, {"two"}, {}}})), done);
    EXPECT_EQ(value(store->load("A"))->entries, (Entries{"one", "two"}));
}

TEST(PostgresAway, of_another_version_when_it_is_back_is_left_alone) {
    const FreshDatabase database;
    const auto store = joined(database.address(), short_patience);
    Ear ear{*store};
    value(store->append(std::vector{opening("A", {"one"})}));
    const Append more{"A", 1, {"two"}, {}};
    for (const auto& [change, words] : {std::pair{"number + 7", "later version"}, std::pair{"1", "earlier version"}}) {
        const std::string known = database.execute("SELECT number FROM frise.version");
        database.execute(std::string{"UPDATE frise.version SET number = "} + change);
        database.end_sessions();
        for (int i = 0; i < 2; ++i) {
            expect_trouble(store->append({&more, 1}), unreachable, words);
            expect_trouble(store->ping(), unreachable, words);
            expect_trouble(store->load("A"), unreachable, words);
        }
        ear.heard(News::Kind::lost);
        EXPECT_EQ(database.execute("SELECT count(*) FROM frise.entries"), "1");
        database.execute("UPDATE frise.version SET number = " + known);
    }
    EXPECT_EQ(value(store->append({&more, 1})), done);
    ear.heard(News::Kind::back);
}

TEST(PostgresAway, what_ended_between_two_calls_is_not_noticed) {
    const Interrupted afterwards;
    const FreshDatabase database;
    const auto store = joined(database.address());
    value(store->append(std::vector{opening("A", {"one"})}));
    database.end_sessions();
    EXPECT_EQ(value(store->append(std::vector{Append{"A", 1, {"two"}, {}}})), done);
    Interrupted::server().stop();
    Interrupted::server().start();
    EXPECT_EQ(value(store->append(std::vector{Append{"A", 2, {"three"}, {}}})), done);
    Interrupted::server().kill();
    Interrupted::server().start();
    EXPECT_EQ(value(store->load("A"))->entries, (Entries{"one", "two", "three"}));
}

TEST(PostgresAway, a_network_that_swallows_everything_is_noticed) {
    const FreshDatabase database;
    Wire wire{Postgres::shared().port()};
    const auto store = joined(database.address(wire.port()), short_patience);
    value(store->append(std::vector{opening("A", {"one"})}));
    wire.cut();
    EXPECT_LT(
        time_of([&] {
            expect_trouble(store->append(std::vector{Append{"A", 1, {"two"}, {}}}), unreachable, "no longer answers");
        }),
        3s);
    EXPECT_LT(time_of([&] { expect_trouble(store->load("A"), unreachable, "does not answer"); }), 3s);
    EXPECT_LT(time_of([&] {
                  expect_trouble(
                      open_postgres_store(database.address(wire.port()), PostgresMode::serve, short_patience),
                      unreachable, "does not answer");
              }),
              3s);
    wire.mend();
    const auto found = value(store->load("A"));
    EXPECT_EQ(value(store->append(std::vector{Append{"A", found->last, {"three"}, {}}})), done);
}

TEST(PostgresAway, the_usual_patience_is_not_more_than_some_seconds) {
    EXPECT_LE(PostgresPatience{}.connecting + PostgresPatience{}.answer, 13s);
    EXPECT_LE(2 * PostgresPatience{}.listening, 10s);
}

// As a database that became the copy of another.
TEST(PostgresAway, one_that_may_only_be_read_is_left_for_one_that_may_be_written) {
    const FreshDatabase database;
    const auto store = joined(database.address());
    database.set("default_transaction_read_only", "on");
    database.end_sessions();
    EXPECT_EQ(value(store->load("A")), std::nullopt) << "it can be read";
    expect_trouble(store->ping(), unreachable, "read-only");
    expect_trouble(store->append(std::vector{opening("A")}), unreachable, "read-only");
    expect_trouble(open_postgres_store(database.address(), PostgresMode::serve), unreachable, "read-only");
    database.set("default_transaction_read_only", "off");
    expect_done(store->ping());
    EXPECT_EQ(value(store->append(std::vector{opening("A")})), done);
}

// Another program holds the row of a table and does not let go.
TEST(PostgresAway, a_lock_is_not_waited_for_for_ever) {
    const FreshDatabase database;
    const auto store = joined(database.address(), short_patience);
    value(store->append(std::vector{opening("A", {"one"}), opening("B", {"one"})}));
    {
        store::PostgresConnection other{store::PostgresAddress{database.address()}, 3s};
        other.execute("BEGIN; UPDATE frise.tables SET last = last WHERE code = 'A'");
        EXPECT_FALSE(store->append(std::vector{Append{"A", 1, {"two"}, {}}, Append{"B", 1, {"two"}, {}}}));
        EXPECT_EQ(value(store->append(std::vector{Append{"B", 1, {"two"}, {}}})), done);
    }
    EXPECT_EQ(value(store->append(std::vector{Append{"A", 1, {"two"}, {}}})), done);
}

TEST(PostgresAway, what_a_server_complains_of_is_told_apart) {
    const FreshDatabase database;
    const auto store = joined(database.address());
    const auto complaining = [&](const std::string& state) {
        database.execute(R"(CREATE OR REPLACE FUNCTION frise.put_code(new_hash bytea, whose text, until bigint)
            RETURNS void LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'oh' USING ERRCODE = ')" +
                         state + "'; END $$");
        return store->put_code(hash(1), "1", 10);
    };
    expect_trouble(complaining("53100"), full, "no room on the disk");
    expect_trouble(complaining("25006"), unreachable, "cannot be used: oh");
    expect_trouble(complaining("53300"), unreachable, "cannot be used: oh");
    expect_trouble(complaining("57P03"), unreachable, "cannot be used: oh");
    expect_trouble(complaining("XX001"), broken, "damaged: oh");
    EXPECT_EQ(value(store->append(std::vector{opening("A")})), done);
}

TEST(PostgresAway, a_log_with_a_gap_says_so) {
    const FreshDatabase database;
    const auto store = joined(database.address());
    value(store->append(std::vector{opening("A", {"one", "two", "three"})}));
    database.execute("DELETE FROM frise.entries WHERE number = 2");
    expect_trouble(store->load("A"), broken, "an entry is missing");
    EXPECT_TRUE(store->load("A", 2));
    database.execute("DELETE FROM frise.entries WHERE number = 3");
    expect_trouble(store->load("A", 2), broken, "an entry is missing");
}

TEST(PostgresAway, a_commit_is_on_the_disk_whatever_the_database_says) {
    const FreshDatabase database;
    database.set("synchronous_commit", "off");
    EXPECT_EQ(database.execute("SHOW synchronous_commit"), "off");
    const auto session =
        open_session(store::PostgresAddress{database.address()}, PostgresMode::serve, PostgresPatience{});
    EXPECT_EQ(session->query("SHOW synchronous_commit").text(0, 0), "on");
}

}  // namespace
}  // namespace frise::store_test
