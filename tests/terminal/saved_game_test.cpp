// Saving after every action, and going on later.
#include "terminal/saved_game.hpp"

#include "cli/files.hpp"
#include "tests/support/compare_logs.hpp"
#include "tests/support/languages.hpp"
#include "tests/terminal/talk.hpp"
#include "tests/terminal/typed_match.hpp"

#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <unistd.h>

namespace frise::terminal::test {
namespace {

using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;

class Saving : public testing::Test {
  protected:
    void SetUp() override {
        const auto* info = testing::UnitTest::GetInstance()->current_test_info();
        folder_ = std::filesystem::temp_directory_path() /
                  ("frise-" + std::string{info->name()} + "-" + std::to_string(getpid()));
        std::filesystem::create_directories(folder_);
    }
    void TearDown() override { std::filesystem::remove_all(folder_); }

    [[nodiscard]] std::string file(const std::string& name = "game.json") const { return (folder_ / name).string(); }
    [[nodiscard]] SavedGame saved() const { return read_saved_game(cli::read_file(file()).value()).value(); }

  private:
    std::filesystem::path folder_;
};

TEST_F(Saving, a_game_stopped_anywhere_goes_on_to_the_same_end) {
    for (const GameId game : all_games) {
        const MatchWish wish{.game = game, .people = 2, .bots = 1, .language = french, .seed = 4};
        TypedMatch whole{wish};
        whole.play();
        for (int lines = 0; lines < std::min(whole.lines_typed(), 30); lines += 3) {
            TypedMatch stopped{wish};
            stopped.match().save_in(file());
            stopped.stop_after(lines);
            stopped.play();
            ASSERT_FALSE(stopped.match().game().over());
            EXPECT_THAT(stopped.output(), AllOf(HasSubstr("--resume " + file()), EndsWith("Au revoir.\n")));

            TypedMatch later{saved()};
            EXPECT_EQ(later.match().record(), stopped.match().record());
            later.play();
            EXPECT_TRUE(later.match().game().over());
            EXPECT_EQ(compare(stopped.match().record().log, later.match().record().log), std::nullopt);
        }
    }
}

TEST_F(Saving, the_end_of_input_at_any_question_of_any_game_is_a_goodbye) {
    for (const GameId game : all_games) {
        const MatchWish wish{.game = game, .people = 2, .bots = 1, .seed = 9};
        TypedMatch whole{wish};
        whole.play();
        // Every question of the beginning, and some of what follows.
        for (int lines = 0; lines < whole.lines_typed(); lines += lines < 20 ? 1 : 7) {
            TypedMatch stopped{wish};
            stopped.stop_after(lines);
            stopped.play();
            ASSERT_FALSE(stopped.match().game().over());
            ASSERT_THAT(stopped.output(), EndsWith("Goodbye.\n"));
        }
    }
}

TEST_F(Saving, the_command_line_saves_and_resumes) {
    const Talk first = talk({.game = "classic", .bots = "1", .lang = "fr", .seed = "5", .save = file()}, {"a 0"});
    EXPECT_EQ(first.exit_code, 0);
    EXPECT_EQ(saved().cast, make_cast({""}, std::vector<cli::Opponent>(1)));
    const std::size_t events = saved().log.events.size();

    const Talk second = talk({.resume = file()}, {"a 0", "q", "o"});
    EXPECT_EQ(second.exit_code, 0);
    EXPECT_THAT(second.out, AllOf(HasSubstr("Content de vous revoir"), HasSubstr("Tour 2"), EndsWith("Au revoir.\n")));
    EXPECT_GT(saved().log.events.size(), events);
    EXPECT_THAT(talk({.lang = "en", .resume = file()}, {}).out, HasSubstr("Welcome back"));
}

TEST_F(Saving, a_copy_can_be_saved_elsewhere) {
    talk({.game = "classic", .bots = "1", .seed = "5", .save = file()}, {});
    const std::string before = *cli::read_file(file());
    talk({.save = file("copy.json"), .resume = file()}, {"a 0"});
    EXPECT_EQ(*cli::read_file(file()), before);
    EXPECT_TRUE(read_saved_game(cli::read_file(file("copy.json")).value()));
}

TEST_F(Saving, a_finished_game_tells_its_result_again) {
    const Talk first = talk({.game = "coop", .seats = "2", .bots = "2", .seed = "5", .save = file()}, {});
    EXPECT_THAT(first.out, HasSubstr("Score:"));
    const Talk again = talk({.resume = file()}, {});
    EXPECT_EQ(again.exit_code, 0);
    EXPECT_EQ(again.out.substr(again.out.find("The game is over.")),
              first.out.substr(first.out.find("The game is over.")));
}

TEST_F(Saving, failures_are_reported_once_and_the_game_goes_on) {
    const std::string nowhere = file("no/such/folder.json");
    const Talk result = talk({.game = "classic", .seats = "2", .bots = "2", .seed = "5", .save = nowhere}, {});
    EXPECT_EQ(result.exit_code, 0);
    EXPECT_THAT(result.out, AllOf(HasSubstr(nowhere), HasSubstr("wins!")));
    EXPECT_EQ(result.out.find("could not be saved"), result.out.rfind("could not be saved"));
}

TEST_F(Saving, nothing_but_a_saved_game_is_written_over) {
    std::ofstream{file()} << "a letter to my mother\n";
    const Talk result = talk({.game = "classic", .bots = "1", .save = file()}, {});
    EXPECT_EQ(result.exit_code, 2);
    EXPECT_EQ(cli::read_file(file()), "a letter to my mother\n");
}

TEST_F(Saving, damaged_files_are_refused) {
    talk({.game = "contest", .bots = "2", .seed = "5", .save = file()}, {"a 0"});
    const std::string good = *cli::read_file(file());
    for (const std::string& bad : {std::string{}, std::string{"[]"}, std::string{"{}"}, good.substr(0, good.size() / 2),
                                   std::string{R"({"format":"frise play 1","language":"en","players":[],"log":{}})"}}) {
        std::ofstream{file(), std::ios::trunc} << bad;
        const Talk result = talk({.resume = file()}, {});
        EXPECT_EQ(result.exit_code, 2);
        EXPECT_THAT(result.err, HasSubstr("damaged"));
    }
}

TEST_F(Saving, a_game_that_was_tampered_with_is_refused) {
    talk({.game = "classic", .bots = "1", .seed = "5", .save = file()}, {"a 0"});
    SavedGame game = saved();
    for (Event& event : game.log.events) {
        if (auto* placed = std::get_if<Placed>(&event)) placed->right = !placed->right;
    }
    ASSERT_TRUE(cli::replace_file(file(), write_saved_game(game)));
    EXPECT_EQ(talk({.resume = file()}, {}).exit_code, 2);
    game = saved();
    game.cast.pop_back();
    ASSERT_TRUE(cli::replace_file(file(), write_saved_game(game)));
    EXPECT_EQ(talk({.resume = file()}, {}).exit_code, 2);
}

TEST_F(Saving, opponents_are_of_the_same_kind_afterwards) {
    talk({.game = "classic", .bots = "expert,child:music+naive", .seed = "5", .save = file()}, {});
    EXPECT_EQ(name(std::get<BotKind>(*saved().cast[1].bot)), "expert");
    EXPECT_EQ(name(std::get<BotKind>(*saved().cast[2].bot)), "child:music+naive");
    EXPECT_EQ(saved().cast[0].bot, std::nullopt);
    EXPECT_THAT(talk({.resume = file()}, {}).out, HasSubstr("you, Clio (expert) and Janus (child, music, naive)"));
}

TEST_F(Saving, opponents_of_the_first_versions_are_regular) {
    talk({.game = "classic", .bots = "expert", .seed = "5", .save = file()}, {});
    std::string content = *cli::read_file(file());
    const std::string kind = R"(,"kind":"expert")";
    ASSERT_NE(content.find(kind), std::string::npos);
    const std::string wrong = std::string{content}.replace(content.find(kind), kind.size(), R"(,"kind":"wise")");
    ASSERT_TRUE(cli::replace_file(file(), content.replace(content.find(kind), kind.size(), "")));
    EXPECT_EQ(saved().cast, make_cast({""}, {BotKind{}}));
    EXPECT_FALSE(read_saved_game(wrong));
}

TEST_F(Saving, a_game_whose_log_is_of_version_1_is_read_and_saved_as_version_2) {
    talk({.game = "contest", .bots = "3", .seed = "5", .save = file()}, {});
    boost::json::object content = boost::json::parse(*cli::read_file(file())).as_object();
    const std::string golden = FRISE_SOURCE_DIR "/tests/data/golden/v1/contest-to-give.json";
    content["log"] = boost::json::parse(*cli::read_file(golden)).at("log");
    ASSERT_TRUE(cli::replace_file(file(), boost::json::serialize(content)));
    EXPECT_TRUE(replay(saved().log));
    const auto later = boost::json::parse(write_saved_game(saved()));
    EXPECT_EQ(later.at("log").at("version"), 2);
    EXPECT_TRUE(later.at("log").at("events").as_array().back().as_object().contains("year"));
}

TEST_F(Saving, no_draft_is_left_behind) {
    ASSERT_TRUE(cli::replace_file(file(), "one"));
    ASSERT_TRUE(cli::replace_file(file(), "two"));
    EXPECT_EQ(cli::read_file(file()), "two");
    EXPECT_FALSE(std::filesystem::exists(file("game.json.new")));
    EXPECT_EQ(cli::read_file(file("other")), std::nullopt);
}

}  // namespace
}  // namespace frise::terminal::test
