// Counts every allocation of the program. Include it in one source file only.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>

namespace frise::bench {
inline std::uint64_t allocations = 0;
}

// NOLINTBEGIN(misc-definitions-in-headers): these may not be inline
void* operator new(std::size_t size) {
    ++frise::bench::allocations;
    if (void* memory = std::malloc(size)) return memory;
    throw std::bad_alloc{};
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t /*size*/) noexcept { std::free(memory); }
// NOLINTEND(misc-definitions-in-headers)
