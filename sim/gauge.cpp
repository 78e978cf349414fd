// Drawing it.
#include "sim/gauge.hpp"

#include "wording/letters.hpp"

#include <algorithm>
#include <cstdio>
#include <fmt/format.h>
#include <string>
#include <unistd.h>

namespace frise::sim {
namespace {

constexpr std::size_t bar_width = 30;

std::atomic<bool> interrupted{false};
static_assert(std::atomic<bool>::is_always_lock_free, "a signal may come at any moment");

void on_signal(int /*number*/) { interrupted = true; }

std::string time_text(double seconds) {
    const auto whole = static_cast<std::int64_t>(std::min(seconds, 1e9)) + 1;
    if (whole < 60) return fmt::format("{} s", whole);
    if (whole < 3600) return fmt::format("{} min {:02} s", whole / 60, whole % 60);
    return fmt::format("{} h {:02} min", whole / 3600, whole / 60 % 60);
}

}  // namespace

Gauge::Gauge(std::uint64_t games, bool quiet, const cli::Desk& desk)
    : games_{games}, desk_{desk}, watched_{!quiet && ::isatty(STDERR_FILENO) == 1} {}

void Gauge::show(std::uint64_t done) {
    if (!watched_ || done == 0) return;
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
    const double rate = static_cast<double>(done) / seconds;
    const double left = static_cast<double>(games_ - std::min(done, games_)) / rate;
    const double share = static_cast<double>(done) / static_cast<double>(std::max<std::uint64_t>(games_, 1));
    const auto full = std::min(bar_width, static_cast<std::size_t>(share * bar_width));
    const std::string text =
        desk_.words("sim.gauge", {word("percent", fmt::format("{:.0f}", 100 * share)),
                                  word("rate", fmt::format("{:.0f}", rate)), word("time", time_text(left))});
    fmt::print(stderr, "\r\033[K[{}{}] {}", std::string(full, '#'), std::string(bar_width - full, '.'), text);
    std::fflush(stderr);
    shown_ = true;
}

void Gauge::clear() const {
    if (!shown_) return;
    fmt::print(stderr, "\r\033[K");
    std::fflush(stderr);
}

Interruption::Interruption() {
    interrupted = false;
    struct sigaction action {};
    action.sa_handler = on_signal;
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    ::sigaction(SIGINT, &action, &before_interrupt_);
    ::sigaction(SIGTERM, &action, &before_terminate_);
}

Interruption::~Interruption() {
    ::sigaction(SIGINT, &before_interrupt_, nullptr);
    ::sigaction(SIGTERM, &before_terminate_, nullptr);
}

const std::atomic<bool>& Interruption::flag() { return interrupted; }

}  // namespace frise::sim
