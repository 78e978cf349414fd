// Another program, talked to line by line over its standard input and output.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <tl/expected.hpp>

namespace frise {

// A program that fails once is ended and stays dead: what it would have said too late can then never be taken for the
// answer to another question.
class Process {
  public:
    enum class Failure : std::uint8_t { died, stalled, too_long };
    static constexpr std::size_t longest_line = std::size_t{1} << 20U;

    // Starts `/bin/sh -c COMMAND` in a process group of its own. Its standard error is ours.
    explicit Process(std::string_view command);
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;
    // Gives it a moment to leave by itself, and ends it and all that it started if it does not.
    ~Process();

    // Sends a line and waits for one; both without the line's end.
    tl::expected<std::string, Failure> ask(std::string_view line, std::chrono::milliseconds limit);
    // Sends a line that has no answer. One who left is found out by the next question.
    tl::expected<void, Failure> tell(std::string_view line, std::chrono::milliseconds limit);

    [[nodiscard]] bool alive() const { return socket_ >= 0; }
    // How it ended, as in "it left with exit code 1"; empty while it is alive.
    [[nodiscard]] const std::string& ending() const { return ending_; }

  private:
    using Clock = std::chrono::steady_clock;

    void start(std::string_view command);
    bool send(std::string_view text, Clock::time_point deadline);
    [[nodiscard]] bool wait_for(short& happenings, Clock::time_point deadline) const;
    bool receive();
    tl::unexpected<Failure> fail(Failure failure);
    // Closes the talk, waits as long as given, then kills whoever is left.
    void end(std::chrono::milliseconds grace);

    pid_t process_ = -1;
    int socket_ = -1;
    std::string received_;
    std::string ending_;
};

}  // namespace frise
