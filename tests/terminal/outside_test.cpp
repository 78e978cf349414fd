// Other programs at the table of `frise play`.
#include "cli/files.hpp"
#include "terminal/saved_game.hpp"
#include "tests/terminal/talk.hpp"

#include <filesystem>
#include <gmock/gmock.h>
#include <unistd.h>

namespace frise::terminal::test {
namespace {

using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;

constexpr const char* babbler = "while read -r line; do echo hello; done";

std::string in_one_line(std::string text) {
    std::replace(text.begin(), text.end(), '\n', ' ');
    return text;
}

std::size_t count(const std::string& text, const std::string& part) {
    std::size_t found = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
    return found;
}

TEST(Programs, sit_after_the_others_with_their_commands) {
    const Talk result = talk({.game = "classic", .bots = "expert", .bot = {"exit 1", babbler}}, {});
    EXPECT_EQ(result.exit_code, 0);
    EXPECT_THAT(in_one_line(result.out),
                HasSubstr("you, Clio (expert), Janus (exit 1) and Iris (while read -r line; "));
    EXPECT_THAT(talk({.game = "classic", .bot = {"exit 1"}}, {}).out, HasSubstr("Classic – you and Clio (exit 1)"));
}

TEST(Programs, that_fail_are_named_once_and_the_game_goes_on) {
    const cli::PlayOptions gone{.game = "classic", .seats = "2", .bots = "1", .bot = {"exit 1"}, .seed = "3"};
    const Talk english = talk(gone, {});
    EXPECT_EQ(count(english.out, "Janus’s program is gone; chance plays for it from now on."), 1U);
    EXPECT_THAT(english.out, HasSubstr("wins!"));
    EXPECT_THAT(talk(gone, {}, in_french).out, HasSubstr("Janus\u00A0: le programme n’est plus là"));

    const cli::PlayOptions lost{.game = "classic", .seats = "2", .bots = "1", .bot = {babbler}, .seed = "3"};
    EXPECT_EQ(count(in_one_line(talk(lost, {}).out), "Janus’s program gave an answer that cannot be understood"), 1U);
    EXPECT_THAT(talk(lost, {}, in_french).out,
                HasSubstr("Janus\u00A0: le programme a donné une réponse incompréhensible"));
}

TEST(Programs, that_do_not_answer_in_time_are_ended) {
    const cli::PlayOptions slow{
        .game = "classic", .seats = "2", .bots = "1", .bot = {"sleep 60"}, .bot_time = "1", .seed = "3"};
    const std::string out = in_one_line(talk(slow, {}).out);
    EXPECT_EQ(count(out, "Janus’s program did not answer within 1 second; chance"), 1U);
    EXPECT_THAT(out, AllOf(HasSubstr("wins!"), Not(HasSubstr("is gone"))));
}

TEST(Programs, say_why_in_their_own_words) {
    const std::string command = "read -r new; while read -r q; do echo "
                                "'{\"action\":{\"type\":\"accept\"},\"why\":\"It looked \\u001b[31mright.\"}'; done";
    const Talk result = talk({.game = "contest", .bot = {command}, .seed = "3"}, {"a 0", "why"});
    EXPECT_THAT(result.out, AllOf(HasSubstr("Clio: It looked [31mright."), Not(HasSubstr("\x1b"))));
}

TEST(Programs, options_are_refused_with_what_would_be_right) {
    const auto refused = [](const cli::PlayOptions& options) {
        const Talk result = talk(options, {});
        EXPECT_EQ(result.exit_code, 2);
        return in_one_line(result.err);
    };
    EXPECT_THAT(refused({.game = "classic", .bot = {" "}}), HasSubstr("--bot needs a value after it"));
    EXPECT_THAT(refused({.game = "classic", .bot = {"x"}, .bot_time = "0"}),
                HasSubstr("--bot-time is 0, but it must be from 1 to 3600"));
    EXPECT_THAT(refused({.game = "classic", .bot = {"x"}, .bot_time = "soon"}), HasSubstr("--bot-time is “soon”"));
    EXPECT_THAT(refused({.bot = {"x"}, .resume = "y"}), HasSubstr("--bot cannot be given with --resume"));
    EXPECT_THAT(refused({.game = "classic", .bots = "8", .bot = {"x"}}), HasSubstr("and here are 10"));
}

TEST(Programs, start_again_with_a_saved_game_if_the_person_agrees) {
    const auto folder = std::filesystem::temp_directory_path() / ("frise-programs-" + std::to_string(getpid()));
    std::filesystem::create_directories(folder);
    const std::string file = (folder / "game.json").string();
    const std::string mark = (folder / "started").string();
    talk({.game = "classic", .bot = {"touch " + mark}, .bot_time = "7", .seed = "3", .save = file}, {});
    const SavedGame saved = read_saved_game(cli::read_file(file).value()).value();
    EXPECT_EQ(saved.cast[1].bot, cli::Opponent{(cli::Program{"touch " + mark, 7})});

    std::filesystem::remove(mark);
    const Talk no = talk({.resume = file}, {"no"});
    EXPECT_THAT(no.out,
                AllOf(HasSubstr("In this game Clio is another program"), HasSubstr("touch "), EndsWith("Goodbye.\n")));
    EXPECT_THAT(talk({.resume = file}, {}).out, EndsWith("Goodbye.\n"));
    EXPECT_FALSE(std::filesystem::exists(mark));
    EXPECT_THAT(talk({.resume = file}, {"y", "a 0"}).out, HasSubstr("Welcome back"));
    EXPECT_TRUE(std::filesystem::exists(mark));
    std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace frise::terminal::test
