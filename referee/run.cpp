// Lines in, lines out. Answers are held back only while more input is at hand, so that a caller who waits for
// one always gets it, and one who sends many at once is not slowed down.
#include "referee/run.hpp"

#include "engine/core/result.hpp"
#include "referee/referee.hpp"

#include <array>
#include <boost/json.hpp>
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <exception>
#include <string>
#include <string_view>
#include <unistd.h>

namespace frise {
namespace {

constexpr std::size_t longest_line = std::size_t{64} << 20U;
constexpr std::size_t much_output = std::size_t{1} << 20U;

class Lines {
  public:
    Lines(int in, int out, UsualCards usual) : in_{in}, out_{out}, referee_{std::move(usual)} {}

    int run() {
        std::array<char, std::size_t{1} << 16U> chunk{};
        while (true) {
            const ssize_t got = ::read(in_, chunk.data(), chunk.size());
            if (got < 0 && errno == EINTR) continue;
            if (got <= 0) break;
            take(std::string_view{chunk.data(), static_cast<std::size_t>(got)});
            if (!flush()) return 1;
        }
        if (!line_.empty() || too_long_) end_line();
        return flush() ? 0 : 1;
    }

  private:
    void take(std::string_view text) {
        while (!text.empty()) {
            const std::size_t end = text.find('\n');
            add(text.substr(0, end));
            if (end == std::string_view::npos) return;
            end_line();
            text.remove_prefix(end + 1);
        }
    }

    void add(std::string_view part) {
        too_long_ = too_long_ || line_.size() + part.size() > longest_line;
        if (too_long_) {
            line_.clear();
        } else {
            line_ += part;
        }
    }

    void end_line() {
        if (!line_.empty() && line_.back() == '\r') line_.pop_back();
        if (too_long_) {
            say(ErrorCode::bad_request, "this line is longer than 64 MiB");
        } else {
            answer();
        }
        line_.clear();
        too_long_ = false;
        if (output_.size() > much_output) flush();
    }

    void answer() {
        try {
            output_ += referee_.answer(line_);
            output_ += '\n';
        } catch (const std::exception& failure) {  // memory, that is
            say(ErrorCode::bad_request, std::string{"this request asks for too much: "} + failure.what());
        }
    }

    void say(ErrorCode code, const std::string& message) {
        const boost::json::object error{{"code", name(code)}, {"message", message}};
        output_ += boost::json::serialize(boost::json::object{{"error", error}});
        output_ += '\n';
    }

    bool flush() {
        std::string_view left = output_;
        while (!left.empty()) {
            const ssize_t written = ::write(out_, left.data(), left.size());
            if (written < 0 && errno == EINTR) continue;
            if (written < 0) return false;
            left.remove_prefix(static_cast<std::size_t>(written));
        }
        output_.clear();
        return true;
    }

    int in_;
    int out_;
    Referee referee_;
    std::string line_;
    std::string output_;
    bool too_long_ = false;
};

}  // namespace

int run_referee(int in, int out, UsualCards usual) {
    // A caller that is gone ends the program by a failed write, not by a signal.
    std::signal(SIGPIPE, SIG_IGN);
    return Lines{in, out, std::move(usual)}.run();
}

}  // namespace frise
