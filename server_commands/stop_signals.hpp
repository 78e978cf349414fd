// Waiting for somebody to say that it is enough.
#pragma once

#include <chrono>
#include <csignal>
#include <ctime>

namespace frise::server_commands {

// Made before any thread: those inherit that the signals are left to this one.
class StopSignals {
  public:
    StopSignals() {
        sigemptyset(&signals_);
        sigaddset(&signals_, SIGTERM);
        sigaddset(&signals_, SIGINT);
        pthread_sigmask(SIG_BLOCK, &signals_, nullptr);
    }

    // False if none came in that time.
    [[nodiscard]] bool came_within(std::chrono::milliseconds span) const {
        const auto until = std::chrono::steady_clock::now() + span;
        while (true) {
            const auto left = until - std::chrono::steady_clock::now();
            if (left < std::chrono::nanoseconds{0}) return false;
            const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(left);
            const timespec patience{seconds.count(), std::chrono::nanoseconds{left - seconds}.count()};
            if (sigtimedwait(&signals_, nullptr, &patience) > 0) return true;
        }
    }

  private:
    sigset_t signals_{};
};

}  // namespace frise::server_commands
