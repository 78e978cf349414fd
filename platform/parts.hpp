// Work on many items, shared out over the cores.
#pragma once

#include <cstddef>
#include <functional>

namespace frise {

// Few items are quicker done at once.
std::size_t parts_for(std::size_t items);

// Calls work(part, begin, end) for each part of 0 … count - 1, and returns when all are done.
using Work = std::function<void(std::size_t part, std::size_t begin, std::size_t end)>;
void in_parts(std::size_t count, std::size_t parts, const Work& work);

}  // namespace frise
