// Tables that a server stored before logs had a second version: they load, go on, and are replayed, checked and
// exported.
#include "referee/referee.hpp"
#include "server/check_store.hpp"
#include "server/export_games.hpp"
#include "server/secret.hpp"
#include "store/sqlite_store.hpp"
#include "tests/server/hall.hpp"
#include "tests/store/scratch.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <sstream>

namespace frise::test {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;

const fs::path recorded_tables = fs::path{FRISE_SOURCE_DIR} / "tests" / "data" / "store-v1";

std::string text_of(const fs::path& file) {
    std::ifstream in{file};
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

std::vector<std::string> lines_of(const fs::path& file) {
    std::istringstream in{text_of(file)};
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

// A table as it was kept, and what everybody saw of its game then.
struct OlderTable {
    store::Append append;
    std::string game;
    json::object views;
};

OlderTable older_table(const std::string& name, const char* when) {
    const json::value row = json::parse(text_of(recorded_tables / (name + ".json")));
    const bool over = row.at(when).at("views").at("onlooker").at("over").as_bool();
    std::string code = row.at("table").as_string().c_str();
    if (!over) code.front() = code.front() == 'M' ? 'N' : 'M';
    std::vector<std::string> entries = lines_of(recorded_tables / (name + ".entries"));
    entries.resize(row.at(when).at("entries").to_number<std::size_t>());
    store::TableSummary summary{code,
                                over ? store::Standing::over : store::Standing::playing,
                                row.at("listed").as_bool(),
                                row.at("changed").as_int64(),
                                json::value_to<std::vector<std::string>>(row.at("people")),
                                over ? std::string{row.at("text").as_string()} : "{}"};
    return {{code, 0, std::move(entries), std::move(summary)},
            std::string{row.at("game").as_string()},
            row.at(when).at("views").as_object()};
}

class OlderTables : public testing::Test {
  protected:
    OlderTables() {
        auto store = open();
        for (const auto& file : fs::directory_iterator{recorded_tables}) {
            const std::string name = file.path().stem().string();
            if (file.path().extension() == ".deck") EXPECT_TRUE(store->put_deck(name, text_of(file.path())));
            if (file.path().extension() != ".entries") continue;
            for (const char* when : {"middle", "end"}) {
                OlderTable table = older_table(name, when);
                EXPECT_EQ(store->append({&table.append, 1})->front(), store::Appended::done);
                const std::string& host = table.append.summary->people.front();
                EXPECT_TRUE(store->put_person({host, "Ana"}));
                EXPECT_TRUE(store->put_token(server::hash_of_secret(host), host));  // known by their id alone
                tables_.emplace(table.append.table, std::move(table));
            }
        }
    }

    std::unique_ptr<store::Store> open() {
        return store::open_sqlite_store(scratch_.file(), store::SqliteMode::serve).value();
    }
    void expect_sound() {
        const auto sum = server::check_store(
            *open(), [](const std::string& table, const std::string& what) { ADD_FAILURE() << table << ": " << what; });
        ASSERT_TRUE(sum);
        EXPECT_EQ(sum->games, tables_.size());
    }
    // The log of each table.
    std::map<std::string, json::object> exported() {
        std::map<std::string, json::object> logs;
        const auto sum = server::export_games(*open(), {}, [&](const std::string& line) {
            const json::object game = json::parse(line).as_object();
            logs.emplace(game.at("table").as_string().c_str(), game.at("log").as_object());
        });
        EXPECT_TRUE(sum && sum->broken == 0);
        return logs;
    }

    store_test::Scratch scratch_;
    std::map<std::string, OlderTable> tables_;
};

TEST_F(OlderTables, are_there_for_every_game_of_then) {
    std::set<std::string> games;
    for (const auto& [code, table] : tables_) {
        games.insert(table.game);
        for (const std::string& entry : table.append.entries) EXPECT_EQ(entry.find("\"version\""), std::string::npos);
    }
    EXPECT_EQ(games, (std::set<std::string>{"classic", "first-edition", "twist", "chronology", "coop", "challenge",
                                            "contest"}));
}

TEST_F(OlderTables, are_sound) { expect_sound(); }

TEST_F(OlderTables, are_exported_as_logs_of_version_2_that_show_the_same) {
    const auto logs = exported();
    ASSERT_EQ(logs.size(), tables_.size());
    for (const auto& [code, log] : logs) {
        EXPECT_EQ(log.at("version"), 2);
        Referee referee;
        const std::string load = json::serialize(json::object{{"op", "load"}, {"log", log}});
        const json::value answer = json::parse(referee.answer(load));
        ASSERT_FALSE(answer.as_object().contains("error")) << answer;
        for (const auto& [who, view] : tables_.at(code).views) {
            const std::string of = who == "onlooker" ? "" : ",\"seat\":" + std::string{who};
            EXPECT_EQ(json::parse(referee.answer("{\"op\":\"view\"" + of + "}")).at("view"), view) << code;
        }
    }
}

TEST_F(OlderTables, show_what_they_showed_and_go_on) {
    {
        Hall hall{quick_settings(), open()};
        for (const auto& [code, table] : tables_) {
            const std::string& host = table.append.summary->people.front();
            Client client{hall.port(), code, Somebody{host, host}};
            const json::object welcome = client.next("welcome");
            EXPECT_EQ(welcome.at("n").as_int64(), static_cast<std::int64_t>(table.append.entries.size())) << code;
            EXPECT_EQ(welcome.at("state").at("view"), table.views.at("onlooker")) << code;
            bool over = table.views.at("onlooker").at("over").as_bool();
            while (!over) over = client.next("update").at("over").as_bool();  // bots play on
        }
        hall.server().stop();
    }
    expect_sound();
    for (const auto& [code, table] : tables_) {
        const auto record = open()->load(code);
        const bool went_on = (*record)->entries.size() > table.append.entries.size();
        EXPECT_EQ(went_on, !table.views.at("onlooker").at("over").as_bool()) << code;
    }
}

TEST_F(OlderTables, are_replayed_with_complete_events) {
    const auto logs = exported();
    Hall hall{quick_settings(), open()};
    for (const auto& [code, table] : tables_) {
        if (!table.views.at("onlooker").at("over").as_bool()) continue;
        const HttpReply reply = ask(hall.port(), {.path = "/api/tables/" + code + "/replay?all"});
        const json::value replayed = json::parse(reply.text);
        json::array events;
        for (const json::value& step : replayed.at("steps").as_array()) {
            for (const json::value& event : step.at("events").as_array()) events.push_back(event);
        }
        EXPECT_TRUE(events == logs.at(code).at("events")) << code;
    }
}

}  // namespace
}  // namespace frise::test
