// A server in a process of its own, with what it uses, and a folder for its data.
#pragma once

#include <algorithm>
#include <array>
#include <csignal>
#include <ctime>
#include <fcntl.h>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <iterator>
#include <optional>
#include <poll.h>
#include <stdexcept>
#include <string>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace frise::bench {

// What a process has used.
struct Usage {
    double cpu_s = 0;
    double memory_kb = 0;
};

inline Usage usage_of(pid_t process) {
    Usage usage;
    const std::string folder = "/proc/" + std::to_string(process);
    clockid_t clock{};
    timespec spent{};
    if (::clock_getcpuclockid(process, &clock) == 0 && ::clock_gettime(clock, &spent) == 0) {
        usage.cpu_s = static_cast<double>(spent.tv_sec) + static_cast<double>(spent.tv_nsec) / 1e9;
    }
    std::ifstream status{folder + "/status"};
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with("VmRSS:")) usage.memory_kb = std::stod(line.substr(6));
    }
    return usage;
}

// To count thousands of them takes a while, and the process waits meanwhile.
inline std::size_t descriptors_of(pid_t process) {
    std::error_code ignored;
    const std::filesystem::directory_iterator files{"/proc/" + std::to_string(process) + "/fd", ignored};
    return static_cast<std::size_t>(std::distance(begin(files), end(files)));
}

// With so many connections each, for us and for those that we start.
inline int tables_that_fit(int wanted, int connections) {
    rlimit limit{};
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
    constexpr int others = 64;
    const auto files = static_cast<int>(std::min<rlim_t>(limit.rlim_cur, 1'000'000));
    const int fit = (files - others) / connections;
    if (fit < wanted)
        fmt::print("    {} tables instead of {}: a process may have only {} files here\n", fit, wanted, files);
    return std::min(fit, wanted);
}

// A program that was started, and what it writes.
struct Started {
    pid_t id = 0;
    int output = -1;
};

// Dies with us.
inline Started start_program(const std::string& program, const std::vector<std::string>& arguments) {
    std::array<int, 2> pipe{};
    if (::pipe2(pipe.data(), O_CLOEXEC) != 0) throw std::runtime_error{"no pipe"};
    const pid_t id = ::fork();
    if (id == 0) {
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
        ::dup2(pipe[1], STDOUT_FILENO);
        // Connections of ours that it would hold open.
        ::close_range(3, ~0U, 0);
        std::vector<std::string> all{program};
        all.insert(all.end(), arguments.begin(), arguments.end());
        std::vector<char*> raw;
        for (std::string& each : all) raw.push_back(each.data());
        raw.push_back(nullptr);
        ::execv(program.c_str(), raw.data());
        ::_exit(127);
    }
    ::close(pipe[1]);
    return {id, pipe[0]};
}

// The next piece of it; empty at its end, or when nothing comes for so long.
inline std::string next_output(const Started& started, int seconds) {
    pollfd wait{started.output, POLLIN, 0};
    std::array<char, 4096> text{};
    if (::poll(&wait, 1, seconds * 1000) <= 0) return {};
    const ssize_t count = ::read(started.output, text.data(), text.size());
    return {text.data(), static_cast<std::size_t>(std::max<ssize_t>(count, 0))};
}

// All that a program writes until it ends; nothing if it fails or is silent for too long.
inline std::optional<std::string> output_of(const std::string& program, const std::vector<std::string>& arguments,
                                            int patience_seconds) {
    const Started started = start_program(program, arguments);
    std::string output;
    for (std::string more = next_output(started, patience_seconds); !more.empty();) {
        output += more;
        more = next_output(started, patience_seconds);
    }
    ::close(started.output);
    int status = 0;
    for (int i = 0; i < 100 && ::waitpid(started.id, &status, WNOHANG) == 0; ++i) {
        if (i == 50) ::kill(started.id, SIGKILL);  // it has said its last word long ago
        ::usleep(20'000);
    }
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) return std::nullopt;
    return output;
}

// A server in a process of its own, which takes its port as the last argument and writes it down. Without a program:
// this one again.
class Process {
  public:
    explicit Process(std::vector<std::string> arguments, std::string program = "/proc/self/exe")
        : program_{std::move(program)}, arguments_{std::move(arguments)} {
        start();
    }
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;
    ~Process() { end(SIGTERM); }

    void end(int signal) {
        if (id_ <= 0) return;
        ::kill(id_, signal);
        ::waitpid(id_, nullptr, 0);
        id_ = 0;
    }
    // On the same port as before.
    void start() {
        std::vector<std::string> all = arguments_;
        all.push_back(std::to_string(port_));
        const Started started = start_program(program_, all);
        id_ = started.id;
        constexpr int patience_seconds = 30;
        if (const std::string text = next_output(started, patience_seconds); !text.empty()) port_ = std::stoi(text);
        ::close(started.output);
    }

    [[nodiscard]] int port() const { return port_; }
    [[nodiscard]] pid_t id() const { return id_; }

  private:
    std::string program_;
    std::vector<std::string> arguments_;
    pid_t id_ = 0;
    int port_ = 0;
};

class Folder {
  public:
    Folder() { std::filesystem::create_directories(path_); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    [[nodiscard]] std::string name() const { return path_.string(); }
    // Where it is while there is one.
    static std::filesystem::path path() {
        return std::filesystem::current_path() / fmt::format(".bench-server-{}", ::getpid());
    }

  private:
    std::filesystem::path path_ = path();
};

}  // namespace frise::bench
