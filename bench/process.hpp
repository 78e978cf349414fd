// A server in a process of its own, with what it uses, and a folder for its data.
#pragma once

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <iterator>
#include <sstream>
#include <stdexcept>
#include <string>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace frise::bench {

// What a process has used.
struct Usage {
    double cpu_s = 0;
    double memory_kb = 0;
    std::size_t descriptors = 0;
};

inline Usage usage_of(pid_t process) {
    Usage usage;
    const std::string folder = "/proc/" + std::to_string(process);
    std::ifstream stat{folder + "/stat"};
    std::string text{std::istreambuf_iterator<char>{stat}, {}};
    std::istringstream fields{text.substr(std::min(text.rfind(')') + 1, text.size()))};
    std::string field;
    for (int i = 3; i <= 15 && fields >> field; ++i) {
        if (i >= 14) usage.cpu_s += std::stod(field) / static_cast<double>(sysconf(_SC_CLK_TCK));
    }
    std::ifstream status{folder + "/status"};
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with("VmRSS:")) usage.memory_kb = std::stod(line.substr(6));
    }
    std::error_code ignored;
    for ([[maybe_unused]] const auto& each : std::filesystem::directory_iterator{folder + "/fd", ignored}) {
        ++usage.descriptors;
    }
    return usage;
}

// A server in a process of its own, which writes its port down. Dies with us.
class Process {
  public:
    explicit Process(std::vector<std::string> arguments) : arguments_{std::move(arguments)} { start(); }
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
        std::array<int, 2> pipe{};
        if (::pipe(pipe.data()) != 0) throw std::runtime_error{"no pipe"};
        id_ = ::fork();
        if (id_ == 0) {
            ::prctl(PR_SET_PDEATHSIG, SIGKILL);
            ::dup2(pipe[1], STDOUT_FILENO);
            // Connections of ours that it would hold open.
            ::close_range(3, ~0U, 0);
            std::vector<std::string> all{"bench_server"};
            all.insert(all.end(), arguments_.begin(), arguments_.end());
            all.push_back(std::to_string(port_));
            std::vector<char*> raw;
            for (std::string& each : all) raw.push_back(each.data());
            raw.push_back(nullptr);
            ::execv("/proc/self/exe", raw.data());
            ::_exit(127);
        }
        ::close(pipe[1]);
        std::array<char, 16> text{};
        if (::read(pipe[0], text.data(), text.size() - 1) > 0) port_ = std::atoi(text.data());
        ::close(pipe[0]);
    }

    [[nodiscard]] int port() const { return port_; }
    [[nodiscard]] pid_t id() const { return id_; }

  private:
    std::vector<std::string> arguments_;
    pid_t id_ = 0;
    int port_ = 0;
};

class Folder {
  public:
    Folder() : path_{std::filesystem::current_path() / fmt::format(".bench-server-{}", ::getpid())} {
        std::filesystem::create_directories(path_);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    [[nodiscard]] std::string name() const { return path_.string(); }

  private:
    std::filesystem::path path_;
};

}  // namespace frise::bench
