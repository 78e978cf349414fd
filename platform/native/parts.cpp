// Parts on threads.
#include "platform/parts.hpp"

#include <algorithm>
#include <future>
#include <thread>
#include <vector>

namespace frise {

std::size_t parts_for(std::size_t items) {
    constexpr std::size_t worth_a_thread = 1000;
    const std::size_t cores = std::clamp<std::size_t>(std::thread::hardware_concurrency(), 1, 8);
    return std::clamp<std::size_t>(items / worth_a_thread, 1, cores);
}

// The last one here, the others beside it.
void in_parts(std::size_t count, std::size_t parts, const Work& work) {
    std::vector<std::future<void>> others;
    const auto border = [&](std::size_t part) { return count * part / parts; };
    for (std::size_t part = 0; part + 1 < parts; ++part) {
        others.push_back(
            std::async(std::launch::async, [&work, &border, part] { work(part, border(part), border(part + 1)); }));
    }
    work(parts - 1, border(parts - 1), count);
    for (std::future<void>& other : others) other.get();
}

}  // namespace frise
