// Where the time comes from; tests move it by hand.
#pragma once

#include "store/time.hpp"

#include <atomic>
#include <chrono>

namespace frise::server {

using store::Time;

class Clock {
  public:
    Clock() = default;
    Clock(const Clock&) = delete;
    Clock& operator=(const Clock&) = delete;
    virtual ~Clock() = default;

    // Of the day, in milliseconds since 1970; it may jump.
    [[nodiscard]] virtual Time now() const = 0;
    // For measuring spans: never jumps.
    [[nodiscard]] virtual Time steady() const = 0;
};

class SystemClock final : public Clock {
  public:
    [[nodiscard]] Time now() const override { return since_start(std::chrono::system_clock::now()); }
    [[nodiscard]] Time steady() const override { return since_start(std::chrono::steady_clock::now()); }

  private:
    template <class Point>
    static Time since_start(Point point) {
        return std::chrono::duration_cast<std::chrono::milliseconds>(point.time_since_epoch()).count();
    }
};

class ManualClock final : public Clock {
  public:
    explicit ManualClock(Time now) : now_{now} {}
    void advance(Time span) { now_ += span; }
    [[nodiscard]] Time now() const override { return now_; }
    [[nodiscard]] Time steady() const override { return now_; }

  private:
    std::atomic<Time> now_;
};

}  // namespace frise::server
