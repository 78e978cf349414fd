// `frise` itself as a process of its own, with a home of its own.
#pragma once

#include "tests/server/client.hpp"
#include "tests/store/scratch.hpp"

#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <spawn.h>
#include <string>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>
#include <vector>

namespace frise::test {

using Words = std::vector<std::string>;

class FriseProgram {
  public:
    // What it says goes to files in `home`. The environment is that of the test but for what a server reads.
    FriseProgram(const std::filesystem::path& home, Words arguments, const Words& variables = {})
        : out_{home / ("out-" + std::to_string(count()))}, err_{out_.string() + "-err"} {
        Words environment = variables;
        for (char** each = environ; *each != nullptr; ++each) {
            const std::string variable = *each;
            const bool ours = variable.starts_with("FRISE_") || variable.starts_with("XDG_") ||
                              variable.starts_with("HOME=") || variable.starts_with("LC_") ||
                              variable.starts_with("LANG");
            if (!ours) environment.push_back(variable);
        }
        environment.push_back("HOME=" + home.string());
        environment.emplace_back("LC_ALL=C.UTF-8");  // counts only where no other was given before
        arguments.insert(arguments.begin(), FRISE_BINARY);
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, out_.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, err_.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
        EXPECT_EQ(::posix_spawn(&process_, FRISE_BINARY, &actions, nullptr, pointers(arguments).data(),
                                pointers(environment).data()),
                  0);
        posix_spawn_file_actions_destroy(&actions);
    }
    FriseProgram(const FriseProgram&) = delete;
    FriseProgram& operator=(const FriseProgram&) = delete;
    ~FriseProgram() {
        if (process_ == 0) return;
        ::kill(process_, SIGKILL);
        ::waitpid(process_, nullptr, 0);
    }

    // Of a server: once it says where it is; 0 if it ended before.
    int port() const {
        const std::string before = "http://127.0.0.1:";
        for (int i = 0; i < 3000; ++i) {
            const std::string said = out();
            const std::size_t link = said.find(before);
            const std::size_t end = link == std::string::npos ? link : said.find("/\n", link);
            if (end != std::string::npos) return std::stoi(said.substr(link + before.size()));
            siginfo_t ended{};
            if (::waitid(P_PID, static_cast<id_t>(process_), &ended, WEXITED | WNOHANG | WNOWAIT) != 0) return 0;
            if (ended.si_pid != 0) return 0;
            std::this_thread::sleep_for(std::chrono::milliseconds{10});
        }
        return 0;
    }
    void signal(int number) const { ::kill(process_, number); }
    int exit_code() {
        int status = 0;
        ::waitpid(std::exchange(process_, 0), &status, 0);
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }
    [[nodiscard]] std::string out() const { return content(out_); }
    [[nodiscard]] std::string err() const { return content(err_); }

  private:
    static int count() {
        static int programs = 0;
        return ++programs;
    }
    static std::vector<char*> pointers(Words& words) {
        std::vector<char*> all;
        for (std::string& each : words) all.push_back(each.data());
        all.push_back(nullptr);
        return all;
    }
    static std::string content(const std::filesystem::path& file) {
        std::ifstream in{file};
        return {std::istreambuf_iterator<char>{in}, {}};
    }

    std::filesystem::path out_;
    std::filesystem::path err_;
    pid_t process_ = 0;
};

}  // namespace frise::test
