// Many players at once: games of every kind to the end, connections that break, and a server that is killed under them.
// At the end all must tell the same of every game.
#include "load/load.hpp"

#include "tests/property/every_game.hpp"
#include "tests/server/hall.hpp"
#include "tests/server/serve_program.hpp"
#include "tests/support/sanitized.hpp"

#include <chrono>
#include <gtest/gtest.h>
#include <memory>
#include <sstream>

namespace frise::test {
namespace {

std::string told(const load::LoadOptions& options, const load::LoadReport& report) {
    std::ostringstream text;
    load::write_load_report(text, options, report);
    return text.str();
}

load::LoadOptions few_tables(int port) {
    load::LoadOptions options;
    options.ports = {port};
    options.tables = 3;
    options.seats = 3;
    options.seconds = 1;
    return options;
}

class EveryCrowd : public EveryGame {};
INSTANTIATE_TEST_SUITE_P(load, EveryCrowd, testing::ValuesIn(all_games), test_name);

TEST_P(EveryCrowd, tells_the_same_story_as_the_server) {
    Hall hall;
    load::LoadOptions options = few_tables(hall.port());
    options.game = name(GetParam());
    options.onlookers = 1;
    const load::LoadReport report = load::run_load(options);
    EXPECT_TRUE(report.fine()) << told(options, report);
    EXPECT_GT(report.actions, 0U);
    EXPECT_GE(report.checked_games, 3U);
}

TEST(Load, connections_that_break_lose_nothing) {
    Hall hall;
    load::LoadOptions options = few_tables(hall.port());
    options.drops_per_minute = 120;
    options.seconds = 2;
    const load::LoadReport report = load::run_load(options);
    EXPECT_TRUE(report.fine()) << told(options, report);
    EXPECT_GT(report.reconnects, 0U);
}

TEST(Load, onlookers_hear_of_every_action) {
    Hall hall;
    load::LoadOptions options = few_tables(hall.port());
    options.onlookers = 9;
    const load::LoadReport report = load::run_load(options);
    EXPECT_TRUE(report.fine()) << told(options, report);
    EXPECT_GT(report.messages_in, report.actions * 11) << "twelve are there; a rematch may cut the last words short";
}

TEST(Load, nobody_answers) {
    load::LoadOptions options = few_tables(1);
    options.tries = 1;
    EXPECT_FALSE(load::run_load(options).fine());
}

#ifdef FRISE_BINARY
TEST(Load, a_server_killed_again_and_again_loses_nothing_that_it_acknowledged) {
    const store_test::Scratch home;
    Words arguments{
        "serve", "--port", "0", "--data", home.folder().string(), "--requests-per-second", "0", "--http-per-second",
        "0"};
    auto server = std::make_unique<FriseProgram>(home.folder(), arguments);
    const int port = server->port();
    ASSERT_NE(port, 0);
    arguments[2] = std::to_string(port);
    load::LoadOptions options = few_tables(port);
    options.seconds = sanitized ? 9 : 4;
    int kills = 0;
    auto next = std::chrono::steady_clock::now();
    const load::LoadReport report = load::run_load(
        options, {{}, [&] {
                      if (kills == 3 || std::chrono::steady_clock::now() < next) return;
                      server->signal(SIGKILL);
                      server->exit_code();
                      server = std::make_unique<FriseProgram>(home.folder(), arguments);
                      EXPECT_EQ(server->port(), port);
                      ++kills;
                      next = std::chrono::steady_clock::now() + std::chrono::milliseconds{sanitized ? 2000 : 700};
                  }});
    EXPECT_EQ(kills, 3);
    EXPECT_TRUE(report.fine()) << told(options, report);
    EXPECT_GT(report.reconnects, 0U);
}
#endif

}  // namespace
}  // namespace frise::test
