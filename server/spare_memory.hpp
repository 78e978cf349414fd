// Memory that tables and guests leave behind goes back to the system.
#pragma once

#include <thread>

namespace frise::server {

// A rush of guests leaves holes between what they stay with. The allocator keeps such holes unless it is asked for
// them; that takes milliseconds, on a thread of its own.
class SpareMemory {
  public:
    SpareMemory();

  private:
    std::jthread thread_;
};

}  // namespace frise::server
