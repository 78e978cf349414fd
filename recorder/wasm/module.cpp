// What is called from outside the module. CMakeLists.txt exports it.
#include "recorder/again.hpp"
#include "recorder/evening.hpp"

#include <cstddef>
#include <cstdint>
#include <string>

namespace {

std::string given;
std::string record;

}  // namespace

extern "C" {

// Where to write a text of this size for again().
char* give(std::size_t size) {
    given.assign(size, '\0');
    return given.data();
}

// Each returns the size of what text() has then.
std::size_t play(std::uint32_t seed) {
    record = frise::recorder::record_of(seed);
    return record.size();
}
std::size_t again() {
    record = frise::recorder::played_again(given);
    return record.size();
}

const char* text() { return record.data(); }
}
