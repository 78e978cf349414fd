// What the server counts about itself, for /metrics.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>

namespace frise::server {

// Threads that count the same thing do so in places of their own, or they would wait for each other.
class Counter {
  public:
    void add(std::int64_t by) { parts_[own_part()].value.fetch_add(by, std::memory_order_relaxed); }
    [[nodiscard]] std::int64_t value() const {
        std::int64_t sum = 0;
        for (const Part& part : parts_) sum += part.value.load(std::memory_order_relaxed);
        return sum;
    }

  private:
    static constexpr std::size_t cache_line = 64;
    struct alignas(cache_line) Part {
        std::atomic<std::int64_t> value{0};
    };
    static constexpr std::size_t count = 8;

    static std::size_t own_part() {
        static std::atomic<std::size_t> threads{0};
        thread_local const std::size_t own = threads.fetch_add(1) % count;
        return own;
    }

    std::array<Part, count> parts_;
};

// How long something took: a count for each span below a bound.
class Spans {
  public:
    static constexpr std::array<double, 12> bounds{0.00001, 0.00003, 0.0001, 0.0003, 0.001, 0.003,
                                                   0.01,    0.03,    0.1,    0.3,    1,     3};

    void observe(std::chrono::steady_clock::duration span);
    [[nodiscard]] std::string text(const std::string& name, const std::string& help) const;

  private:
    std::array<Counter, bounds.size() + 1> counts_{};
    Counter nanoseconds_;
};

struct Metrics {
    Counter connections;
    Counter connections_seen;
    Counter rooms;
    Counter tables_opened;
    Counter actions;
    Counter refusals;
    Counter messages_out;
    Counter bytes_out;
    Counter dropped_slow;
    Counter rate_limited;
    Counter http_requests;
    Counter commits;
    Counter store_troubles;
    Spans apply;
    Spans commit;
    Spans broadcast;
};

// In the text format of Prometheus.
std::string write_metrics(const Metrics& metrics, std::size_t waiting_for_store);

}  // namespace frise::server
