// Where the time comes from; tests move it by hand.
#pragma once

#include "store/time.hpp"

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

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
    // A clock that is moved by hand calls `look` each time, as long as what this returns lives: timers do not notice.
    [[nodiscard]] virtual std::shared_ptr<void> when_moved(const std::function<void()>& /*look*/) const {
        return nullptr;
    }
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
    void advance(Time span) {
        now_ += span;
        const std::scoped_lock lock{mutex_};
        std::erase_if(looking_, [](const auto& each) { return each.expired(); });
        for (const auto& each : looking_) {
            if (const auto look = each.lock()) (*look)();
        }
    }
    [[nodiscard]] Time now() const override { return now_; }
    [[nodiscard]] Time steady() const override { return now_; }
    [[nodiscard]] std::shared_ptr<void> when_moved(const std::function<void()>& look) const override {
        const std::scoped_lock lock{mutex_};
        auto kept = std::make_shared<std::function<void()>>(look);
        looking_.push_back(kept);
        return kept;
    }

  private:
    std::atomic<Time> now_;
    mutable std::mutex mutex_;
    mutable std::vector<std::weak_ptr<std::function<void()>>> looking_;
};

}  // namespace frise::server
