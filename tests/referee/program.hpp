// The program itself, at the other end of two pipes.
#pragma once

#include <algorithm>
#include <array>
#include <fcntl.h>
#include <spawn.h>
#include <stdexcept>
#include <string>
#include <string_view>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace frise::referee_test {

class Program {
  public:
    Program() {
        std::array<int, 2> in{};
        std::array<int, 2> out{};
        // Closed in the program, but for the two ends that become its own.
        if (::pipe2(in.data(), O_CLOEXEC) != 0 || ::pipe2(out.data(), O_CLOEXEC) != 0)
            throw std::runtime_error{"no pipe"};
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_adddup2(&actions, in[0], STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&actions, out[1], STDOUT_FILENO);
        std::string name = FRISE_BINARY;
        std::string command = "referee";
        std::array<char*, 3> arguments{name.data(), command.data(), nullptr};
        const int failed = ::posix_spawn(&process_, name.c_str(), &actions, nullptr, arguments.data(), environ);
        posix_spawn_file_actions_destroy(&actions);
        ::close(in[0]);
        ::close(out[1]);
        to_ = in[1];
        from_ = out[0];
        if (failed != 0) throw std::runtime_error{"cannot start " + name};
    }
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;
    ~Program() {
        end_input();
        ::close(from_);
        if (process_ != 0) ::waitpid(process_, nullptr, 0);
    }

    void write(std::string_view text) const {
        while (!text.empty()) {
            const ssize_t written = ::write(to_, text.data(), text.size());
            if (written < 0) throw std::runtime_error{"the program does not listen"};
            text.remove_prefix(static_cast<std::size_t>(written));
        }
    }
    void end_input() {
        if (to_ >= 0) ::close(to_);
        to_ = -1;
    }
    // The next line of output, without its end; empty at the end of it.
    std::string line() {
        while (buffer_.find('\n') == std::string::npos && read_more()) {
        }
        const std::size_t end = std::min(buffer_.find('\n'), buffer_.size());
        std::string text = buffer_.substr(0, end);
        buffer_.erase(0, end + 1);
        return text;
    }
    // Sends all this at once, while reading what comes back until the program ends.
    std::string all(std::string_view text) {
        std::thread writer{[&] {
            write(text);
            end_input();
        }};
        while (read_more()) {
        }
        writer.join();
        return std::exchange(buffer_, {});
    }
    int exit_code() {
        end_input();
        int status = 0;
        ::waitpid(std::exchange(process_, 0), &status, 0);
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }

  private:
    bool read_more() {
        std::array<char, 65536> chunk{};
        const ssize_t got = ::read(from_, chunk.data(), chunk.size());
        if (got <= 0) return false;
        buffer_.append(chunk.data(), static_cast<std::size_t>(got));
        return true;
    }

    pid_t process_ = 0;
    int to_ = -1;
    int from_ = -1;
    std::string buffer_;
};

}  // namespace frise::referee_test
