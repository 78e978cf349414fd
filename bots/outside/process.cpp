// Starting a program, talking to it against the clock, and ending it.
#include "bots/outside/process.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace frise {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds time_to_leave{200};
constexpr milliseconds longest_wait = std::chrono::hours{24};  // keeps the sum with the clock in its range

// How a child is started: its own process group, one socket for both directions, and signals as in a fresh shell.
class Spawning {
  public:
    explicit Spawning(int socket) {
        posix_spawn_file_actions_init(&files_);
        posix_spawn_file_actions_adddup2(&files_, socket, STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&files_, socket, STDOUT_FILENO);
        sigset_t signals;
        sigemptyset(&signals);
        posix_spawnattr_init(&settings_);
        posix_spawnattr_setsigmask(&settings_, &signals);
        sigaddset(&signals, SIGPIPE);
        posix_spawnattr_setsigdefault(&settings_, &signals);
        posix_spawnattr_setpgroup(&settings_, 0);
        posix_spawnattr_setflags(&settings_, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    }
    Spawning(const Spawning&) = delete;
    Spawning& operator=(const Spawning&) = delete;
    ~Spawning() {
        posix_spawn_file_actions_destroy(&files_);
        posix_spawnattr_destroy(&settings_);
    }

    // 0, or what went wrong.
    int shell(std::string_view line, pid_t& process) const {
        std::string command{line};
        std::string shell = "/bin/sh";
        std::string option = "-c";
        std::array<char*, 4> arguments{shell.data(), option.data(), command.data(), nullptr};
        return ::posix_spawn(&process, shell.c_str(), &files_, &settings_, arguments.data(), environ);
    }

  private:
    posix_spawn_file_actions_t files_{};
    posix_spawnattr_t settings_{};
};

// Without reaping it: as long as it is not reaped, its number is nobody else's.
bool has_left(pid_t process) {
    siginfo_t info{};
    const int failed = ::waitid(P_PID, static_cast<id_t>(process), &info, WEXITED | WNOHANG | WNOWAIT);
    return failed != 0 || info.si_pid == process;
}

std::string told(int status) {
    if (WIFEXITED(status)) return "it left with exit code " + std::to_string(WEXITSTATUS(status));
    return "it was ended by signal " + std::to_string(WTERMSIG(status));
}

}  // namespace

Process::Process(std::string_view command) { start(command); }

Process::~Process() { end(time_to_leave); }

void Process::start(std::string_view command) {
    std::array<int, 2> ends{};
    // Closed on exec, or a program started later would keep the talk with an earlier one open.
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) {
        ending_ = std::string{"it could not be started: "} + std::strerror(errno);
        return;
    }
    socket_ = ends[0];
    const int failed = Spawning{ends[1]}.shell(command, process_);
    ::close(ends[1]);
    if (failed == 0) return;
    process_ = -1;
    end({});
    ending_ = std::string{"it could not be started: "} + std::strerror(failed);
}

tl::expected<std::string, Process::Failure> Process::ask(std::string_view line, milliseconds limit) {
    const auto deadline = Clock::now() + std::min(limit, longest_wait);
    if (!alive()) return fail(Failure::died);
    if (!send(std::string{line} + '\n', deadline)) return fail(Failure::stalled);
    while (true) {
        if (const std::size_t size = received_.find('\n'); size <= longest_line) {
            std::string answer = received_.substr(0, size);
            received_.erase(0, size + 1);
            if (answer.ends_with('\r')) answer.pop_back();
            return answer;
        }
        if (received_.size() > longest_line) return fail(Failure::too_long);
        short happenings = POLLIN;
        if (!wait_for(happenings, deadline)) return fail(Failure::stalled);
        if (!receive()) return fail(Failure::died);
    }
}

tl::expected<void, Process::Failure> Process::tell(std::string_view line, milliseconds limit) {
    if (!alive()) return fail(Failure::died);
    if (!send(std::string{line} + '\n', Clock::now() + std::min(limit, longest_wait))) return fail(Failure::stalled);
    return {};
}

// False when time is up. One who does not listen any more may still have answered: reading will tell.
bool Process::send(std::string_view text, Clock::time_point deadline) {
    while (!text.empty()) {
        // It may have to be relieved of what it writes before it reads on.
        const bool listening = received_.size() <= longest_line;
        auto happenings = static_cast<short>(listening ? POLLIN | POLLOUT : POLLOUT);
        if (!wait_for(happenings, deadline)) return false;
        if ((happenings & POLLIN) != 0 && !receive()) return true;
        if ((happenings & (POLLOUT | POLLHUP | POLLERR)) == 0) continue;
        const ssize_t sent = ::send(socket_, text.data(), text.size(), MSG_DONTWAIT | MSG_NOSIGNAL);
        if (sent >= 0) {
            text.remove_prefix(static_cast<std::size_t>(sent));
        } else if (errno != EAGAIN && errno != EINTR) {
            return true;
        }
    }
    return true;
}

// False when time is up; else `happenings` tells which of those asked for there were.
bool Process::wait_for(short& happenings, Clock::time_point deadline) const {
    while (true) {
        const auto left = std::chrono::ceil<milliseconds>(deadline - Clock::now());
        pollfd socket{socket_, happenings, 0};
        const int ready = ::poll(&socket, 1, static_cast<int>(std::max<milliseconds::rep>(left.count(), 0)));
        if (ready > 0) {
            happenings = socket.revents;
            return true;
        }
        if (ready == 0 && Clock::now() >= deadline) return false;
    }
}

// False when nothing more will come.
bool Process::receive() {
    std::array<char, std::size_t{1} << 16U> chunk{};
    const ssize_t got = ::recv(socket_, chunk.data(), chunk.size(), MSG_DONTWAIT);
    if (got > 0) received_.append(chunk.data(), static_cast<std::size_t>(got));
    return got > 0 || (got < 0 && (errno == EAGAIN || errno == EINTR));
}

tl::unexpected<Process::Failure> Process::fail(Failure failure) {
    if (failure == Failure::died) {
        end(time_to_leave);
    } else {
        end({});
        ending_ = failure == Failure::stalled ? "it did not answer in time" : "it wrote too long a line";
    }
    return tl::unexpected{failure};
}

void Process::end(milliseconds grace) {
    if (socket_ >= 0) ::close(std::exchange(socket_, -1));
    received_ = {};
    const pid_t process = std::exchange(process_, -1);
    if (process < 0) return;
    const auto deadline = Clock::now() + grace;
    while (!has_left(process) && Clock::now() < deadline) std::this_thread::sleep_for(milliseconds{2});
    const bool left = has_left(process);
    ::kill(-process, SIGKILL);
    int status = 0;
    while (::waitpid(process, &status, 0) < 0 && errno == EINTR) {
    }
    ending_ = left ? told(status) : "it closed its output";
}

}  // namespace frise
