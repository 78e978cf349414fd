// Many games on all cores.
#pragma once

#include "sim/arena.hpp"
#include "sim/plan.hpp"
#include "sim/tally.hpp"

#include <atomic>
#include <functional>

namespace frise::sim {

struct RunOptions {
    unsigned threads = 1;
    // Asked now and then how many games are done; to be quick.
    std::function<void(std::uint64_t done)> progress;
    // Set from anywhere, also by a signal: games under way are played to their end, no new one begins.
    const std::atomic<bool>* stop = nullptr;
};

struct Outcome {
    Tally tally;
    bool stopped = false;
};

// The same games, and so the same numbers, with any number of threads.
Outcome run(const Plan& plan, const RunOptions& options);

}  // namespace frise::sim
