// `frise archive` as somebody starts it, also beside servers.
#ifdef FRISE_BINARY

#include "server/clock.hpp"
#include "store/postgres_store.hpp"
#include "tests/server/kept_game.hpp"
#include "tests/server/serve_program.hpp"
#include "tests/store/sqlite.hpp"
#include "tests/support/postgres.hpp"

#include <boost/json.hpp>
#include <gmock/gmock.h>
#include <set>
#include <sys/stat.h>

namespace frise::test {
namespace {

namespace json = boost::json;
using testing::AllOf;
using testing::HasSubstr;
using Codes = std::set<std::string>;

class ArchiveProgram : public testing::Test {
  protected:
    void SetUp() override {
        std::filesystem::create_directory(data());
        auto store = store_test::opened(database());
        keep(*store, old_game(*store, "HAND22"));
        keep(*store, old_game(*store, "HAND33", {.most_actions = 2}));
        store::Append newer = old_game(*store, "HAND44");
        newer.summary->changed = server::SystemClock{}.now();
        keep(*store, newer);
    }
    // Of before all servers.
    static store::Append old_game(store::Store& store, const std::string& code, const GameWish& wish = {}) {
        store::Append append = game_to_keep(store, code, wish);
        append.summary->changed = 1'000'000'000'000;
        return append;
    }

    [[nodiscard]] const std::filesystem::path& home() const { return scratch_.folder(); }
    [[nodiscard]] std::string data() const { return (home() / "data").string(); }
    [[nodiscard]] std::filesystem::path database() const { return home() / "data" / "frise.db"; }
    [[nodiscard]] std::string file() const { return (home() / "games.jsonl").string(); }

    [[nodiscard]] std::string archived(Words arguments, int code = 0) const {
        arguments.insert(arguments.begin(), {"archive", "--older-than", "90d"});
        FriseProgram program{home(), arguments};
        EXPECT_EQ(program.exit_code(), code) << program.err();
        return program.out() + program.err();
    }
    [[nodiscard]] std::string refused(const Words& arguments) const {
        FriseProgram program{home(), arguments};
        EXPECT_EQ(program.exit_code(), 2);
        return program.err();
    }
    static Codes written(const std::filesystem::path& file) {
        Codes codes;
        std::ifstream in{file};
        for (std::string line; std::getline(in, line);) {
            json::error_code torn;
            const json::value game = json::parse(line, torn);
            if (torn) break;
            codes.insert(json::value_to<std::string>(game.at("table")));
            EXPECT_EQ(game.at("log").at("version"), 2);
        }
        return codes;
    }
    [[nodiscard]] Codes kept() const {
        Codes codes;
        const auto store = store_test::opened(database(), store::SqliteMode::read);
        const auto tables = store->list({.most = 1000}).value();
        for (const auto& table : tables) codes.insert(table.table);
        return codes;
    }

  private:
    store_test::Scratch scratch_;
};

TEST_F(ArchiveProgram, old_games_go_to_a_file_beside_a_server) {
    const FriseProgram server{home(), {"serve", "--port", "0", "--data", data()}};
    const int port = server.port();
    ASSERT_NE(port, 0);
    const HttpAsk replay{"GET", "/api/tables/HAND22/replay", {}, {}, {}};
    EXPECT_EQ(ask(port, replay).status, 200);
    EXPECT_THAT(archived({"--data", data(), "--to", file()}), HasSubstr("1 game went from"));
    EXPECT_EQ(written(file()), Codes{"HAND22"});
    EXPECT_EQ(kept(), (Codes{"HAND33", "HAND44"}));
    EXPECT_EQ(ask(port, replay).status, 404);
    EXPECT_EQ(ask(port, replay).body.at("error").at("code"), "no-table");
    EXPECT_EQ(ask(port, {"GET", "/api/tables/HAND44/replay", {}, {}, {}}).status, 200);
    FriseProgram check{home(), {"serve", "--check", "--data", data()}};
    EXPECT_EQ(check.exit_code(), 0) << check.out();
    EXPECT_THAT(archived({"--data", data(), "--to", file()}), HasSubstr("no game"));
}

TEST_F(ArchiveProgram, a_table_with_somebody_at_it_stays) {
    const FriseProgram server{home(), {"serve", "--port", "0", "--data", data()}};
    const int port = server.port();
    ASSERT_NE(port, 0);
    {
        Client guest{port, "HAND22", new_person(port, "Zoe")};
        guest.next("welcome");
        while (std::filesystem::file_size(database().string() + ".lock") == 0) {
            std::this_thread::sleep_for(std::chrono::milliseconds{1});
        }
        EXPECT_THAT(archived({"--data", data(), "--to", file()}), HasSubstr("1 table stays: somebody is there"));
        EXPECT_TRUE(kept().contains("HAND22"));
    }
    for (int i = 0; i < 100 && kept().contains("HAND22"); ++i) {
        static_cast<void>(archived({"--data", data(), "--to", file()}));
    }
    EXPECT_FALSE(kept().contains("HAND22"));
}

TEST_F(ArchiveProgram, a_folder_has_a_file_for_each_month) {
    EXPECT_THAT(archived({"--data", data(), "--dry-run"}), AllOf(HasSubstr("1 game would go"), HasSubstr("nothing")));
    EXPECT_FALSE(std::filesystem::exists(home() / "data" / "archive"));
    EXPECT_EQ(kept().size(), 3U);
    static_cast<void>(archived({"--data", data()}));
    const std::filesystem::directory_iterator files{home() / "data" / "archive"};
    EXPECT_THAT(files->path().filename().string(), testing::MatchesRegex("games-20[0-9][0-9]-[01][0-9].jsonl"));
    EXPECT_EQ(written(files->path()), Codes{"HAND22"});
    struct stat status {};
    ASSERT_EQ(::stat((home() / "data" / "archive").c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 0777U, 0700U);
}

TEST_F(ArchiveProgram, what_makes_no_sense_is_refused) {
    EXPECT_THAT(refused({"archive", "--data", data()}), HasSubstr("--older-than 90d"));
    for (const auto* age : {"", "d", "90", "0d", "-1d", "1.5d", "90 d", "90m", "1000y", "99999999999999999999d"}) {
        EXPECT_THAT(refused({"archive", "--data", data(), "--older-than", age}),
                    HasSubstr("not “" + std::string{age} + "”"));
    }
    EXPECT_THAT(refused({"archive", "--older-than", "1y", "--data", "/nowhere"}), HasSubstr("/nowhere/frise.db"));
    EXPECT_FALSE(std::filesystem::exists("/nowhere"));
    EXPECT_THAT(refused({"archive", "--older-than", "1y", "--data", data(), "--to", home() / "none" / "games"}),
                HasSubstr("No such file"));
    EXPECT_THAT(refused({"archive", "--older-than", "1y", "--data", data(), "--to", database()}),
                HasSubstr("something else in it than games"));
    EXPECT_THAT(refused({"archive", "--older-than", "1y", "--data", data(), "--to", "/proc/"}),
                HasSubstr("/proc/games-"));
    EXPECT_EQ(kept().size(), 3U);
}

TEST_F(ArchiveProgram, killed_at_any_time_it_loses_nothing_and_goes_on) {
    Codes all = kept();
    {
        const auto store = store_test::opened(database());
        store::Append game = old_game(*store, "");
        for (int i = 0; i < 200; ++i) {
            game.table = "G" + std::to_string(i);
            keep(*store, game);
            all.insert(game.table);
        }
    }
    int killed = 0;
    for (int wait = 0; kept().size() > 2 && wait < 400; wait += 15) {
        FriseProgram program{home(), {"archive", "--older-than", "90d", "--data", data(), "--to", file()}};
        std::this_thread::sleep_for(std::chrono::milliseconds{wait});
        program.signal(SIGKILL);
        if (program.exit_code() != 0) ++killed;
        Codes found = written(file());
        found.merge(kept());
        EXPECT_EQ(found, all);
    }
    EXPECT_GT(killed, 0);
    static_cast<void>(archived({"--data", data(), "--to", file()}));
    EXPECT_EQ(kept(), (Codes{"HAND33", "HAND44"}));
    EXPECT_EQ(written(file()).size(), 201U);
    FriseProgram check{home(), {"serve", "--check", "--data", data()}};
    EXPECT_EQ(check.exit_code(), 0) << check.out();
}

TEST_F(ArchiveProgram, works_beside_servers_over_postgres) {
    const FreshDatabase database;
    {
        const auto store = store::open_postgres_store(database.address(), store::PostgresMode::serve).value();
        keep(*store, old_game(*store, "HAND22"));
        keep(*store, old_game(*store, "HAND55"));
    }
    const FriseProgram server{home(), {"serve", "--port", "0", "--store", database.address()}};
    const int port = server.port();
    ASSERT_NE(port, 0) << server.err();
    Client guest{port, "HAND55", new_person(port, "Zoe")};
    guest.next("welcome");
    EXPECT_THAT(refused({"archive", "--older-than", "90d", "--store", database.address()}), HasSubstr("--to"));
    while (database.execute("SELECT count(*) FROM frise.attendees") != "1") {
        std::this_thread::sleep_for(std::chrono::milliseconds{5});
    }
    EXPECT_THAT(archived({"--store", database.address(), "--to", file()}),
                AllOf(HasSubstr("1 game went from postgres://"), HasSubstr("1 table stays")));
    EXPECT_EQ(written(file()), (Codes{"HAND22", "HAND55"}));
    EXPECT_EQ(ask(port, {"GET", "/api/tables/HAND22/replay", {}, {}, {}}).status, 404);
    EXPECT_EQ(ask(port, {"GET", "/api/tables/HAND55/replay", {}, {}, {}}).status, 200);
}

}  // namespace
}  // namespace frise::test

#endif
