// The file that old games go to.
#include "server_commands/game_file.hpp"

#include "tests/store/samples.hpp"
#include "tests/store/scratch.hpp"

#include <csignal>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <sys/resource.h>
#include <sys/stat.h>

namespace frise::test {
namespace {

using store_test::expect_done;
using store_test::expect_trouble;
using enum store::Trouble::Kind;

class GameFile : public testing::Test {
  protected:
    [[nodiscard]] std::string content() const {
        std::ifstream in{path_};
        return {std::istreambuf_iterator<char>{in}, {}};
    }
    void put(const std::string& text) const { std::ofstream{path_} << text; }
    [[nodiscard]] store::Stored<void> write(const std::string& lines) const {
        return server_commands::GameFile{path_}.write(lines);
    }

    store_test::Scratch scratch_;
    std::filesystem::path path_ = scratch_.folder() / "games.jsonl";
};

const std::string one = "{\"table\":\"A\"}\n";
const std::string two = "{\"table\":\"B\"}\n";

TEST_F(GameFile, grows_from_run_to_run_for_its_user_alone) {
    { const server_commands::GameFile unused{path_}; }
    EXPECT_FALSE(std::filesystem::exists(path_));
    expect_done(write(one));
    expect_done(write(two));
    EXPECT_EQ(content(), one + two);
    struct stat status {};
    ASSERT_EQ(::stat(path_.c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 0777U, 0600U);
}

TEST_F(GameFile, half_a_line_of_a_run_that_was_killed_is_cut_off) {
    const std::string long_line = "{\"table\":\"" + std::string(200'000, 'x') + "\"}\n";
    for (const std::string& whole : {std::string{}, one, one + long_line}) {
        for (const std::string& half :
             {std::string{"{"}, std::string{R"({"table":"C)"}, long_line.substr(0, 150'000)}) {
            put(whole + half);
            expect_done(write(two));
            EXPECT_EQ(content(), whole + two);
        }
    }
}

TEST_F(GameFile, something_else_is_left_as_it_is) {
    for (const auto* text : {"root:x:0:0\n", "SQLite format 3", "{\"tables\":[]}\n", "\n"}) {
        put(text);
        expect_trouble(write(one), unreachable, "something else in it than games");
        EXPECT_EQ(content(), text);
    }
    expect_trouble(server_commands::GameFile{"/dev/full"}.write(one), unreachable, "no plain file");
    expect_trouble(server_commands::GameFile{scratch_.folder()}.write(one), unreachable, "Is a directory");
    expect_trouble(server_commands::GameFile{scratch_.folder() / "none" / "x"}.write(one), unreachable, "No such file");
}

TEST_F(GameFile, of_another_run_is_refused) {
    server_commands::GameFile first{path_};
    expect_done(first.write(one));
    expect_trouble(write(two), unreachable, "another frise archive");
    expect_done(first.write(two));
    EXPECT_EQ(content(), one + two);
}

TEST_F(GameFile, without_room_keeps_only_whole_lines) {
    rlimit before{};
    ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &before), 0);
    auto* handler = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit tight{20, before.rlim_max};
    expect_done(write(one));
    ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &tight), 0);
    const auto written = write(two);
    ::setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, handler);
    expect_trouble(written, full, "cannot be written");
    EXPECT_EQ(content(), one);
}

}  // namespace
}  // namespace frise::test
