// What is to be done later, on one thread.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <functional>
#include <map>

namespace frise::load {

class Agenda {
  public:
    using Clock = std::chrono::steady_clock;

    explicit Agenda(boost::asio::io_context& context) : timer_{context} {}

    void in(double seconds, std::function<void()> task) {
        const auto span = std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>{seconds});
        const auto it = tasks_.emplace(Clock::now() + span, std::move(task));
        if (it == tasks_.begin()) wait();
    }
    void clear() {
        tasks_.clear();
        timer_.cancel();
    }

  private:
    void wait() {
        if (tasks_.empty()) return;
        timer_.expires_at(tasks_.begin()->first);
        timer_.async_wait([this](boost::system::error_code cancelled) {
            if (cancelled) return;
            while (!tasks_.empty() && tasks_.begin()->first <= Clock::now()) {
                const auto task = std::move(tasks_.begin()->second);
                tasks_.erase(tasks_.begin());
                task();
            }
            wait();
        });
    }

    boost::asio::steady_timer timer_;
    std::multimap<Clock::time_point, std::function<void()>> tasks_;
};

}  // namespace frise::load
