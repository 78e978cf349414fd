// Asking the allocator, every so often.
#include "server/spare_memory.hpp"

#include <chrono>
#include <condition_variable>
#include <malloc.h>
#include <mutex>
#include <stop_token>

namespace frise::server {
namespace {

constexpr auto between = std::chrono::seconds{20};

void give_back(const std::stop_token& stop) {
    std::mutex mutex;
    std::condition_variable_any stopped;
    std::unique_lock lock{mutex};
    while (!stopped.wait_for(lock, stop, between, [&] { return stop.stop_requested(); })) ::malloc_trim(0);
}

}  // namespace

SpareMemory::SpareMemory() : thread_{give_back} {}

}  // namespace frise::server
