// `frise simulate` itself.
#ifdef FRISE_BINARY

#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <iterator>
#include <spawn.h>
#include <string>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace frise::sim::test {
namespace {

namespace json = boost::json;

std::string output_of(const std::string& arguments) {
    const std::string command = std::string{"'"} + FRISE_BINARY + "' " + arguments;
    std::FILE* pipe = ::popen(command.c_str(), "r");
    if (pipe == nullptr) return {};
    std::string output;
    std::array<char, 4096> buffer{};
    while (const std::size_t size = std::fread(buffer.data(), 1, buffer.size(), pipe)) {
        output.append(buffer.data(), size);
    }
    EXPECT_EQ(WEXITSTATUS(::pclose(pipe)), 0) << arguments;
    return output;
}

pid_t started(std::vector<std::string> arguments) {
    std::string binary = FRISE_BINARY;
    std::vector<char*> argv{binary.data()};
    for (std::string& argument : arguments) argv.push_back(argument.data());
    argv.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    pid_t process = 0;
    EXPECT_EQ(::posix_spawn(&process, binary.c_str(), &actions, nullptr, argv.data(), environ), 0);
    posix_spawn_file_actions_destroy(&actions);
    return process;
}

bool alive(pid_t process) { return ::waitpid(process, nullptr, WNOHANG) == 0; }

// Whether it listens for Ctrl-C, which it does from the first game on.
bool listens(pid_t process) {
    std::ifstream status{"/proc/" + std::to_string(process) + "/status"};
    for (std::string line; std::getline(status, line);) {
        if (!line.starts_with("SigCgt:")) continue;
        return (std::stoull(line.substr(7), nullptr, 16) >> (SIGINT - 1U) & 1U) != 0;
    }
    return false;
}

TEST(SimulateProgram, gives_json_to_programs) {
    const json::value report = json::parse(output_of("simulate classic --games 200 --seed 3 --threads 2 --json -"));
    EXPECT_EQ(report.at("played"), 200);
    EXPECT_EQ(report.at("plan").at("seed"), 3);
    EXPECT_EQ(report.at("stopped"), false);
}

TEST(SimulateProgram, interrupted_it_reports_what_was_played) {
    const auto file =
        std::filesystem::temp_directory_path() / ("frise-interrupted-" + std::to_string(::getpid()) + ".json");
    const pid_t process =
        started({"simulate", "classic", "--games", "100000000", "--threads", "2", "--json", file.string()});
    while (alive(process) && !listens(process)) std::this_thread::sleep_for(std::chrono::milliseconds{10});
    std::this_thread::sleep_for(std::chrono::milliseconds{300});
    ASSERT_TRUE(alive(process));
    ::kill(process, SIGINT);
    int status = 0;
    ::waitpid(process, &status, 0);
    ASSERT_TRUE(WIFEXITED(status));
    EXPECT_EQ(WEXITSTATUS(status), 0);
    std::ifstream in{file};
    const json::value report = json::parse(std::string{std::istreambuf_iterator<char>{in}, {}});
    std::filesystem::remove(file);
    EXPECT_EQ(report.at("stopped"), true);
    EXPECT_GT(report.at("played").to_number<std::uint64_t>(), 0U);
    EXPECT_EQ(report.at("played"), report.at("tally").at("games"));
}

}  // namespace
}  // namespace frise::sim::test

#endif
