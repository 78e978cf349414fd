// Opening a PostgreSQL database: who may, what is refused, and from one version to the next.
#include "store/postgres_migrations.hpp"
#include "tests/store/postgres.hpp"

#include <future>

namespace frise::store_test {
namespace {

using namespace std::chrono_literals;
using store::Migration;
using enum Trouble::Kind;

TEST(PostgresOpen, ten_servers_start_at_once_on_an_empty_database) {
    const FreshDatabase database;
    std::vector<std::future<std::unique_ptr<Store>>> starting;
    for (int i = 0; i < 10; ++i) {
        starting.push_back(std::async(std::launch::async, [&] { return joined(database.address()); }));
    }
    std::vector<std::unique_ptr<Store>> servers;
    for (auto& one : starting) servers.push_back(one.get());
    for (const auto& server : servers) ASSERT_NE(server, nullptr);
    EXPECT_EQ(database.execute("SELECT count(DISTINCT node) FROM frise.present_nodes() AS node"), "10");
    EXPECT_EQ(database.execute("SELECT count(*) FROM frise.version"), "1");
    EXPECT_EQ(value(servers.front()->append(std::vector{opening("A")})), done);
    EXPECT_TRUE(value(servers.back()->load("A")));
}

TEST(PostgresOpen, of_a_later_version_is_refused) {
    const FreshDatabase database;
    joined(database.address());
    database.execute("UPDATE frise.version SET number = 99");
    for (const auto mode : {PostgresMode::serve, PostgresMode::read}) {
        expect_trouble(open_postgres_store(database.address(), mode), newer,
                       "it has version 99, and this one knows " + std::to_string(store::postgres_migrations().size()));
    }
}

TEST(PostgresOpen, of_an_earlier_version_is_brought_up_to_date_by_servers_alone) {
    const FreshDatabase database;
    expect_trouble(open_postgres_store(database.address(), PostgresMode::read), older, "start the server on it once");
    {
        store::PostgresConnection connection{store::PostgresAddress{database.address()}, 3s};
        const auto all = store::postgres_migrations();
        expect_done(store::attempt([&] { migrate(connection, all.first(1)); }));
        connection.execute("INSERT INTO frise.people VALUES ('1', 'Ada')");
    }
    expect_trouble(open_postgres_store(database.address(), PostgresMode::read), older, "it has version 1");
    EXPECT_EQ(value(joined(database.address())->person("1")), (Person{"1", "Ada"}));
    EXPECT_TRUE(open_postgres_store(database.address(), PostgresMode::read));
}

TEST(PostgresOpen, a_migration_that_fails_changes_nothing) {
    const FreshDatabase database;
    store::PostgresConnection connection{store::PostgresAddress{database.address()}, 3s};
    const auto run = [&](const std::vector<Migration>& steps) {
        return store::attempt([&] { migrate(connection, steps); });
    };
    const Migration birds{"birds", "CREATE TABLE birds (name text); INSERT INTO birds VALUES ('owl')"};
    const Migration typo{"typo", "CREATE TABLE fish (name text); INSERT INTO ponds VALUES (1)"};
    expect_trouble(run({birds, typo}), broken, "ponds");
    EXPECT_EQ(database.execute("SELECT number FROM frise.version"), "1");
    EXPECT_EQ(database.execute("SELECT count(*) FROM pg_tables WHERE tablename = 'fish'"), "0");
    expect_done(run({birds, {"colours", "ALTER TABLE birds ADD COLUMN colour text DEFAULT 'brown'"}}));
    EXPECT_EQ(database.execute("SELECT colour FROM frise.birds"), "brown");
}

TEST(PostgresOpen, tables_of_other_programs_stay_as_they_are) {
    const FreshDatabase database;
    database.execute("CREATE TABLE tables (name text); CREATE TABLE version (name text)");
    const auto store = joined(database.address());
    EXPECT_EQ(value(store->append(std::vector{opening("A")})), done);
    EXPECT_EQ(database.execute("SELECT count(*) FROM public.tables"), "0");
}

TEST(PostgresOpen, a_schema_of_another_program_is_refused_and_kept) {
    const FreshDatabase database;
    database.execute("CREATE SCHEMA frise; CREATE TABLE frise.birds (name text)");
    for (const auto mode : {PostgresMode::serve, PostgresMode::read}) {
        expect_trouble(open_postgres_store(database.address(), mode), broken, "another program");
    }
    EXPECT_EQ(database.execute("SELECT count(*) FROM pg_tables WHERE schemaname = 'frise'"), "1");
}

TEST(PostgresOpen, a_schema_that_was_made_for_frise_is_enough) {
    const FreshDatabase database;
    database.execute("CREATE SCHEMA frise");
    EXPECT_NE(joined(database.address()), nullptr);
}

TEST(PostgresOpen, other_letters_than_unicode_are_refused) {
    const FreshDatabase database;
    database.execute("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0");
    const auto address = Postgres::shared().address("latin");
    expect_trouble(open_postgres_store(address, PostgresMode::serve), broken, "LATIN1");
    database.execute("DROP DATABASE latin");
}

TEST(PostgresOpen, a_reader_changes_nothing) {
    const FreshDatabase database;
    const auto server = joined(database.address());
    value(server->append(std::vector{opening("A")}));
    const auto reader = *open_postgres_store(database.address(), PostgresMode::read);
    EXPECT_EQ(value(reader->load("A")), value(server->load("A")));
    expect_trouble(reader->ping(), unreachable, "read-only");
    expect_trouble(reader->append(std::vector{opening("B")}), unreachable, "read-only");
    expect_trouble(reader->put_person({"1", "Ada"}), unreachable, "read-only");
    expect_trouble(reader->put_attendee("A", {.person = "1"}), unreachable, "read-only");
    EXPECT_EQ(value(server->load("B")), std::nullopt);
}

TEST(PostgresOpen, what_is_not_there_is_unreachable) {
    const FreshDatabase database;
    const auto open = [](const std::string& address) { return open_postgres_store(address, PostgresMode::serve); };
    expect_trouble(open(database.address(1)), unreachable, "refused");
    expect_trouble(open(Postgres::shared().address("nowhere")), unreachable, "does not exist");
    expect_trouble(open("postgres:///x?host=/nowhere"), unreachable, "No such file");
}

TEST(PostgresOpen, a_password_is_never_told) {
    const FreshDatabase database;
    const auto port = std::to_string(Postgres::shared().port());
    for (const auto& address :
         {"sqlite:secret", "postgres:/secret", "postgres://ada:secret@[127.0.0.1/x", "postgres://ada:sec%ret@h/x",
          "postgres://ada:wrong@secret@127.0.0.1/x", "postgres://ada:secret/wrong@127.0.0.1/x",
          "postgres://ada:secret@127.0.0.1:1/x", "postgres://ada:secret@127.0.0.1:port/x"}) {
        const auto store = open_postgres_store(address, PostgresMode::serve);
        ASSERT_FALSE(store) << address;
        EXPECT_EQ(store.error().kind, unreachable);
        EXPECT_EQ(store.error().message.find("sec"), std::string::npos) << store.error().message;
    }
    expect_trouble(
        open_postgres_store("postgres://ada:secret@127.0.0.1:" + port + "/x?sslmode=disable", PostgresMode::serve),
        unreachable, "“postgres://127.0.0.1:" + port + "/x” cannot be used: ");
}

}  // namespace
}  // namespace frise::store_test
