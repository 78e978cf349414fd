// `frise serve`, `frise export` and `frise backup` as somebody starts them.
#ifdef FRISE_BINARY

#include "tests/server/serve_program.hpp"

#include "tests/server/kept_game.hpp"
#include "tests/store/sqlite.hpp"
#include "tests/support/sanitized.hpp"

#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <sstream>
#include <sys/stat.h>

namespace frise::test {
namespace {

namespace json = boost::json;
using testing::HasSubstr;
using testing::Not;

class ServeProgram : public testing::Test {
  protected:
    [[nodiscard]] std::string data() const { return (home() / "data").string(); }
    [[nodiscard]] const std::filesystem::path& home() const { return scratch_.folder(); }
    [[nodiscard]] std::string file(const std::string& name, const std::string& content) const {
        std::ofstream{home() / name} << content;
        return (home() / name).string();
    }
    // Refused with exit code 2; gives the sentence.
    [[nodiscard]] std::string refused(const Words& arguments, const Words& variables = {}) const {
        FriseProgram program{home(), arguments, variables};
        EXPECT_EQ(program.exit_code(), 2);
        return program.err();
    }

  private:
    store_test::Scratch scratch_;
};

TEST_F(ServeProgram, opens_and_ends_soon_after_it_is_told_to) {
    for (const int signal : {SIGTERM, SIGINT}) {
        FriseProgram server{home(), {"serve", "--port", "0", "--data", data()}};
        const int port = server.port();
        ASSERT_NE(port, 0) << server.err();
        EXPECT_THAT(server.out(), HasSubstr("The data is in " + data() + "/frise.db\n"));
        EXPECT_EQ(ask(port, {"GET", "/healthz", {}, {}, {}}).status, 200);
        const auto told = std::chrono::steady_clock::now();
        server.signal(signal);
        EXPECT_EQ(server.exit_code(), 0);
        EXPECT_LT(std::chrono::steady_clock::now() - told, std::chrono::seconds{sanitized ? 20 : 2});
    }
}

TEST_F(ServeProgram, says_goodbye_and_goes_on_where_it_was) {
    std::string code;
    Somebody ana;
    {
        FriseProgram server{home(), {"serve", "--port", "0", "--data", data()}};
        const int port = server.port();
        ana = new_person(port, "Ana");
        code = new_table(port, ana, {{"name", "Ana"}, {"game", "classic"}, {"seats", 2}});
        Client client{port, code, ana};
        client.next("welcome");
        client.request({{"type", "bot"}, {"seat", 1}, {"kind", "child"}});
        server.signal(SIGTERM);
        EXPECT_EQ(client.next("bye").at("reason"), "restart");
        EXPECT_TRUE(client.closed());
        EXPECT_EQ(server.exit_code(), 0);
    }
    FriseProgram server{home(), {"serve", "--port", "0", "--data", data()}};
    Client client{server.port(), code, ana};
    EXPECT_EQ(client.next("welcome").at("table").at("seats").at(1).at("bot"), "child");
}

TEST_F(ServeProgram, data_is_in_the_users_folder_and_for_them_alone) {
    FriseProgram server{home(), {"serve", "--port", "0"}};
    ASSERT_NE(server.port(), 0);
    const auto folder = home() / ".local" / "share" / "frise";
    struct stat status {};
    ASSERT_EQ(::stat(folder.c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 0777U, 0700U);
    ASSERT_EQ(::stat((folder / "frise.db").c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 0777U, 0600U);
}

TEST_F(ServeProgram, memory_leaves_no_files) {
    FriseProgram server{home(), {"serve", "--port", "0", "--memory"}};
    ASSERT_NE(server.port(), 0);
    EXPECT_THAT(server.out(), HasSubstr("Nothing is kept"));
    EXPECT_FALSE(std::filesystem::exists(home() / ".local"));
}

TEST_F(ServeProgram, a_second_server_on_the_same_data_is_refused) {
    const FriseProgram server{home(), {"serve", "--port", "0", "--data", data()}};
    ASSERT_NE(server.port(), 0);
    EXPECT_THAT(refused({"serve", "--port", "0", "--data", data()}), HasSubstr("another server is using " + data()));
}

TEST_F(ServeProgram, data_of_a_later_version_is_refused) {
    std::filesystem::create_directory(data());
    const auto database = std::filesystem::path{data()} / "frise.db";
    store_test::opened(database);
    store_test::execute(database, "PRAGMA user_version = 99");
    EXPECT_THAT(refused({"serve", "--port", "0", "--data", data()}), HasSubstr("later version of Frise"));
}

TEST_F(ServeProgram, a_port_in_use_is_refused_if_it_was_asked_for) {
    const FriseProgram first{home(), {"serve", "--memory"}};
    const int port = first.port();
    ASSERT_NE(port, 0) << first.err();
    EXPECT_THAT(refused({"serve", "--memory", "--port", std::to_string(port)}),
                HasSubstr("listens at port " + std::to_string(port) + " already"));
    const FriseProgram second{home(), {"serve", "--memory"}};
    EXPECT_GT(second.port(), port);
}

TEST_F(ServeProgram, wrong_settings_are_refused) {
    EXPECT_THAT(refused({"serve", "--prot", "1"}), HasSubstr("“--prot”"));
    EXPECT_THAT(refused({"serve", "--port", "x"}), HasSubstr("--port must be a number"));
    EXPECT_THAT(refused({"serve"}, {"FRISE_LAN=perhaps"}), HasSubstr("FRISE_LAN: lan must be true or false"));
    EXPECT_THAT(refused({"serve", "--config", "/nowhere.conf"}), HasSubstr("/nowhere.conf cannot be read"));
    const std::string config = file("own.conf", "port = 0\n\nmax-mesage = 3\n");
    EXPECT_THAT(refused({"serve", "--config", config}), HasSubstr(config + ":3: there is no setting “max-mesage”"));
}

TEST_F(ServeProgram, a_database_that_is_away_is_named_once_and_worth_another_try) {
    FriseProgram server{home(), {"serve", "--port", "0", "--store", "postgres://frise:secret@127.0.0.1:1/games"}};
    EXPECT_EQ(server.exit_code(), 75);
    EXPECT_THAT(server.err(), HasSubstr("postgres://127.0.0.1:1/games cannot be opened: Connection refused"));
    EXPECT_EQ(server.err().find("127.0.0.1"), server.err().rfind("127.0.0.1")) << server.err();
    EXPECT_THAT(server.err(), Not(HasSubstr("secret")));
}

TEST_F(ServeProgram, an_address_that_the_machine_does_not_have_yet_is_worth_another_try) {
    FriseProgram server{home(), {"serve", "--memory", "--port", "0", "--address", "192.0.2.1"}};
    EXPECT_EQ(server.exit_code(), 75);
    EXPECT_THAT(server.err(), HasSubstr("not possible to listen at 192.0.2.1"));
}

TEST_F(ServeProgram, an_address_of_something_else_is_refused_without_being_told) {
    const std::string refusal = refused({"serve", "--store", "mysql://frise:secret@127.0.0.1/games"});
    EXPECT_THAT(refusal, HasSubstr("--store must be the address of a PostgreSQL database, as postgres://"));
    EXPECT_THAT(refusal, Not(HasSubstr("secret")));
    EXPECT_THAT(refused({"backup", "--store", "postgres://frise:secret@127.0.0.1/games"}),
                HasSubstr("postgres://127.0.0.1/games is a PostgreSQL database: copy it with pg_dump"));
}

TEST_F(ServeProgram, reads_the_users_configuration) {
    std::filesystem::create_directories(home() / "conf" / "frise");
    static_cast<void>(file("conf/frise/serve.conf", "port = 0\nmemory = true\nlog-level = off\n"));
    const FriseProgram server{home(), {"serve"}, {"XDG_CONFIG_HOME=" + (home() / "conf").string()}};
    ASSERT_NE(server.port(), 0);
    EXPECT_THAT(server.out(), HasSubstr("Nothing is kept"));
    EXPECT_EQ(server.err(), "");
}

TEST_F(ServeProgram, speaks_french) {
    const FriseProgram server{home(), {"serve", "--port", "0", "--memory"}, {"LC_ALL=fr_FR.UTF-8"}};
    ASSERT_NE(server.port(), 0);
    EXPECT_THAT(server.out(), HasSubstr("Frise est ouvert"));
}

TEST_F(ServeProgram, logs_lines_of_json_without_secrets) {
    FriseProgram server{home(), {"serve", "--port", "0", "--memory", "--log-level", "debug"}};
    const int port = server.port();
    const Somebody ana = new_person(port, "Ana");
    const auto recovery =
        json::value_to<std::string>(ask(port, {"POST", "/api/me/code", {}, ana.token, {}}).body.at("code"));
    const std::string code = new_table(port, ana, {{"name", "Ana"}, {"game", "twist"}, {"seats", 2}});
    {
        Client client{port, code, ana};
        client.next("welcome");
        client.request({{"type", "chat"}, {"text", "between us"}});
    }
    EXPECT_EQ(ask(port, {"GET", "/api/tables", {}, {}, {{"Origin", "https://elsewhere.example"}}}).status, 403);
    server.signal(SIGTERM);
    EXPECT_EQ(server.exit_code(), 0);
    std::vector<std::string> events;
    std::istringstream lines{server.err()};
    for (std::string line; std::getline(lines, line);) {
        const json::value written = json::parse(line);
        events.push_back(json::value_to<std::string>(written.at("event")));
        if (events.back() != "table-opened") continue;
        EXPECT_EQ(written.at("table"), json::value(code));
        EXPECT_EQ(written.at("game"), "twist");
    }
    EXPECT_THAT(events, testing::IsSupersetOf({"started", "table-opened", "origin-refused", "stopping", "stopped"}));
    for (const std::string& secret : {ana.token, recovery, std::string{"between us"}}) {
        EXPECT_THAT(server.err(), Not(HasSubstr(secret)));
    }
}

class KeptData : public ServeProgram {
  protected:
    void SetUp() override {
        std::filesystem::create_directory(data());
        const auto store = store_test::opened(database());
        keep(*store, game_to_keep(*store, "HAND22"));
        keep(*store, game_to_keep(*store, "HAND33", {.most_actions = 2}));
    }
    [[nodiscard]] std::filesystem::path database() const { return std::filesystem::path{data()} / "frise.db"; }
};

TEST_F(KeptData, is_checked_beside_a_server) {
    const FriseProgram server{home(), {"serve", "--port", "0", "--data", data()}};
    ASSERT_NE(server.port(), 0);
    FriseProgram check{home(), {"serve", "--check", "--data", data()}};
    EXPECT_EQ(check.exit_code(), 0);
    EXPECT_THAT(check.out(), HasSubstr("2 tables, 2 games"));
}

TEST_F(KeptData, that_is_broken_is_named) {
    store_test::execute(database(), "UPDATE entries SET text = 'x' WHERE table_id = 1 AND number = 4");
    FriseProgram check{home(), {"serve", "--check", "--data", data()}};
    EXPECT_EQ(check.exit_code(), 1);
    EXPECT_THAT(check.out(), HasSubstr("HAND22: entry 4"));
    EXPECT_THAT(check.out(), HasSubstr("1 broken"));
}

TEST_F(KeptData, is_exported) {
    const std::string output = (home() / "games.jsonl").string();
    FriseProgram all{home(), {"export", "--data", data(), "-o", output}};
    EXPECT_EQ(all.exit_code(), 0) << all.err();
    std::ifstream in{output};
    int games = 0;
    for (std::string line; std::getline(in, line); ++games) EXPECT_EQ(json::parse(line).at("log").at("version"), 2);
    EXPECT_EQ(games, 2);
    FriseProgram one{home(), {"export", "--data", data(), "--table", "hand33"}};
    EXPECT_EQ(one.exit_code(), 0);
    EXPECT_EQ(json::parse(one.out()).at("table"), "HAND33");
    EXPECT_THAT(refused({"export", "--data", data(), "--table", "HAND44"}), HasSubstr("no such game"));
    EXPECT_THAT(refused({"export", "--data", "/nowhere"}), HasSubstr("/nowhere/frise.db"));
}

TEST_F(KeptData, is_copied_beside_a_server_and_brought_back) {
    const std::string copy = (home() / "copy.db").string();
    {
        const FriseProgram server{home(), {"serve", "--port", "0", "--data", data()}};
        ASSERT_NE(server.port(), 0);
        FriseProgram backup{home(), {"backup", copy, "--data", data()}};
        EXPECT_EQ(backup.exit_code(), 0) << backup.err();
        EXPECT_THAT(backup.out(), testing::AllOf(HasSubstr("2 tables, 2 games"), HasSubstr("The copy is " + copy)));
    }
    std::filesystem::remove_all(data());
    std::filesystem::create_directory(data());
    std::filesystem::rename(copy, database());
    const FriseProgram server{home(), {"serve", "--port", "0", "--data", data()}};
    ASSERT_NE(server.port(), 0) << server.err();
    FriseProgram check{home(), {"serve", "--check", "--data", data()}};
    EXPECT_EQ(check.exit_code(), 0);
    EXPECT_THAT(check.out(), HasSubstr("2 tables, 2 games"));
}

TEST_F(KeptData, takes_the_place_of_a_copy_only_if_told_to) {
    const std::string copy = file("copy.db", "precious");
    EXPECT_THAT(refused({"backup", copy, "--data", data()}), HasSubstr("copy.db is there already"));
    EXPECT_EQ(std::filesystem::file_size(copy), 8);
    FriseProgram backup{home(), {"backup", "--replace", copy, "--data", data()}};
    EXPECT_EQ(backup.exit_code(), 0) << backup.err();
    EXPECT_GT(std::filesystem::file_size(copy), 1000);
    EXPECT_THAT(refused({"backup", "--replace", database().string(), "--data", data()}), HasSubstr("the data itself"));
}

TEST_F(KeptData, that_is_broken_is_copied_and_named) {
    store_test::execute(database(), "UPDATE entries SET text = 'x' WHERE table_id = 1 AND number = 4");
    FriseProgram backup{home(), {"backup", (home() / "copy.db").string(), "--data", data()}};
    EXPECT_EQ(backup.exit_code(), 1);
    EXPECT_THAT(backup.out(), HasSubstr("HAND22: entry 4"));
    EXPECT_TRUE(std::filesystem::exists(home() / "copy.db"));
}

TEST_F(KeptData, that_cannot_be_copied_leaves_no_half_of_it) {
    const auto folder = home() / "copies";
    std::filesystem::create_directory(folder);
    EXPECT_THAT(refused({"backup", (folder / "copy.db").string(), "--data", "/nowhere"}),
                HasSubstr("/nowhere/frise.db"));
    EXPECT_THAT(refused({"backup", "--data", data()}), HasSubstr("say which file"));
    EXPECT_THAT(refused({"backup", (home() / "none" / "copy.db").string(), "--data", data()}),
                HasSubstr("No such file"));
    EXPECT_TRUE(std::filesystem::is_empty(folder));
}

}  // namespace
}  // namespace frise::test

#endif
