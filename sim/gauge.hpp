// How far a run is, on a terminal; and the key that ends it early.
#pragma once

#include "cli/desk.hpp"

#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdint>

namespace frise::sim {

class Gauge {
  public:
    // Shows nothing where nobody watches.
    Gauge(std::uint64_t games, bool quiet, const cli::Desk& desk);

    void show(std::uint64_t done);
    void clear() const;

  private:
    std::uint64_t games_;
    const cli::Desk& desk_;
    bool watched_;
    bool shown_ = false;
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

// While there is one, Ctrl-C raises the flag; pressed again it ends the program.
class Interruption {
  public:
    Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;
    ~Interruption();

    static const std::atomic<bool>& flag();

  private:
    struct sigaction before_interrupt_ {};
    struct sigaction before_terminate_ {};
};

}  // namespace frise::sim
