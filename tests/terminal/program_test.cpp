// The arguments of the program itself.
#ifdef FRISE_BINARY

#include <array>
#include <cstdio>
#include <gmock/gmock.h>
#include <string>
#include <sys/wait.h>

namespace frise::terminal::test {
namespace {

using testing::AllOf;
using testing::ContainsRegex;
using testing::HasSubstr;

struct Outcome {
    int exit_code = -1;
    std::string output;  // errors too
};

Outcome run(const std::string& arguments, const std::string& locale = "en_GB.UTF-8", const std::string& typed = "") {
    const std::string command = "printf '" + typed + "' | env -u LC_MESSAGES -u NO_COLOR LC_ALL=" + locale + " '" +
                                FRISE_BINARY + "' " + arguments + " 2>&1";
    Outcome result;
    std::FILE* pipe = ::popen(command.c_str(), "r");
    if (pipe == nullptr) return result;
    std::array<char, 4096> buffer{};
    while (const std::size_t size = std::fread(buffer.data(), 1, buffer.size(), pipe)) {
        result.output.append(buffer.data(), size);
    }
    result.exit_code = WEXITSTATUS(::pclose(pipe));
    return result;
}

TEST(Arguments, help_is_there_in_both_languages) {
    for (const char* arguments : {"--help", "-h", "play --help", "play classic -h", "referee --help", "deck --help"}) {
        EXPECT_EQ(run(arguments).exit_code, 0) << arguments;
        EXPECT_THAT(run(arguments).output, HasSubstr("Usage: frise")) << arguments;
    }
    EXPECT_THAT(run("play --help", "fr_FR.UTF-8").output, HasSubstr("Adversaires\u00A0: combien, ou lesquels"));
    EXPECT_THAT(run("play --help --lang fr").output, HasSubstr("Adversaires\u00A0: combien, ou lesquels"));
    EXPECT_THAT(run("play --help", "C").output, HasSubstr("[OPTION...]"));
}

TEST(Arguments, version) {
    EXPECT_THAT(run("--version").output,
                ContainsRegex("^frise [0-9.]+ \\((unknown commit|[0-9a-f]+[+]?, [0-9]+-[0-9]+-[0-9]+)\\)\n$"));
    EXPECT_EQ(run("--version").exit_code, 0);
}

TEST(Arguments, wrong_ones_end_with_2_and_a_hint) {
    struct Wrong {
        const char* arguments;
        const char* words;
    };
    for (const auto& [arguments, words] :
         {Wrong{"", "say “play” or “referee”"}, Wrong{"juggle", "unknown argument “juggle”"},
          Wrong{"--wat", "unknown argument “--wat”"}, Wrong{"play --wat", "unknown argument “--wat”"},
          Wrong{"play classic twist", "unknown argument “twist”"},
          Wrong{"play --seats", "--seats needs a value after it"}, Wrong{"play --seats=", "--seats"},
          Wrong{"play --bots x classic", "--bots is “x”"}, Wrong{"referee --fast", "unknown argument “--fast”"}}) {
        const Outcome result = run(arguments);
        EXPECT_EQ(result.exit_code, 2) << arguments;
        EXPECT_THAT(result.output, AllOf(HasSubstr(words), HasSubstr("--help”"))) << arguments;
    }
}

TEST(Arguments, decks_are_looked_after) {
    EXPECT_EQ(run("deck check --strict").exit_code, 0);
    EXPECT_THAT(run("deck list --lang fr").output, HasSubstr("Histoire de France"));
    EXPECT_THAT(run("deck --help --lang fr", "fr_FR.UTF-8").output, HasSubstr("frise deck COMMANDE"));
    EXPECT_EQ(run("deck").exit_code, 2);
    EXPECT_EQ(run("deck show").exit_code, 2);
    EXPECT_EQ(run("deck show arts --from x").exit_code, 2);
    EXPECT_EQ(run("deck show arts --frm 1").exit_code, 2);
    EXPECT_EQ(run("deck eat arts").exit_code, 2);
}

TEST(Arguments, the_referee_deals_from_decks) {
    const char* request = R"({"op":"new","game":"classic","seats":2,"shuffle":true,"seed":1}\n)";
    EXPECT_THAT(run("referee --deck france,arts --from 1700", "C.UTF-8", request).output, HasSubstr("\"to_act\":[0]"));
    EXPECT_THAT(run("referee", "C.UTF-8", request).output, HasSubstr("bad-request"));
    EXPECT_EQ(run("referee --deck chess").exit_code, 2);
}

TEST(Arguments, a_game_can_be_started_and_left) {
    const Outcome result = run("play classic --bots 1 --seed 5", "fr_FR.UTF-8", "a 0\\n");
    EXPECT_EQ(result.exit_code, 0);
    EXPECT_THAT(result.output, AllOf(HasSubstr("Vous placez"), HasSubstr("Au revoir.")));
}

TEST(Arguments, the_last_of_an_option_given_twice_counts) {
    EXPECT_THAT(run("play classic --bots 5 --bots 1 --lang fr --lang en").output,
                HasSubstr("Classic – you and Clio (regular)"));
}

TEST(Arguments, programs_may_be_given_several_times_and_anywhere) {
    EXPECT_THAT(run("play --bot 'exit 1' classic --bot cat").output,
                HasSubstr("Classic – you, Clio (exit 1) and Janus (cat)"));
    EXPECT_THAT(run("play classic --bot").output, HasSubstr("--bot needs a value after it"));
}

}  // namespace
}  // namespace frise::terminal::test

#endif
