// What the server counts about itself, for /metrics.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <string>

namespace frise::server {

class Counter {
  public:
    void add(std::int64_t by) { value_.fetch_add(by, std::memory_order_relaxed); }
    [[nodiscard]] std::int64_t value() const { return value_.load(std::memory_order_relaxed); }

  private:
    std::atomic<std::int64_t> value_{0};
};

// How long something took: a count for each span below a bound.
class Spans {
  public:
    static constexpr std::array<double, 12> bounds{0.00001, 0.00003, 0.0001, 0.0003, 0.001, 0.003,
                                                   0.01,    0.03,    0.1,    0.3,    1,     3};

    void observe(std::chrono::steady_clock::duration span);
    [[nodiscard]] std::string text(const std::string& name, const std::string& help) const;

  private:
    std::array<std::atomic<std::int64_t>, bounds.size() + 1> counts_{};
    std::atomic<std::int64_t> nanoseconds_{0};
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
