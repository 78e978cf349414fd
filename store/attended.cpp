// Bytes in a file that both sides have open.
#include "store/attended.hpp"

#include "store/file_lock.hpp"

#include <array>
#include <fcntl.h>
#include <unistd.h>

namespace frise::store {
namespace {

constexpr std::uint64_t places = 1U << 20U;

}  // namespace

// A server begins without what one that crashed left there.
Attended::Attended(const std::filesystem::path& file, Side side)
    : descriptor_{::open(lock_file(file).c_str(), (side == Side::server ? O_RDWR | O_TRUNC : O_RDONLY) | O_CLOEXEC)} {}

Attended::~Attended() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

void Attended::put(std::string_view table, std::string_view person, bool there) {
    const std::pair<std::string, std::string> who{table, person};
    const bool changed = there ? here_.insert(who).second : here_.erase(who) > 0;
    if (!changed) return;
    mark(place_of('t', table), there ? 1 : -1);
    mark(place_of('p', person), there ? 1 : -1);
}

// FNV-1a: both sides may be of different builds.
Attended::Place Attended::place_of(char kind, std::string_view name) {
    std::uint64_t hash = 0xcbf29ce484222325;
    const auto take = [&](char letter) { hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3; };
    take(kind);
    for (const char letter : name) take(letter);
    return static_cast<Place>((hash ^ hash >> 32U) % places);
}

bool Attended::marked(Place place) const {
    std::array<char, 1> byte{};
    return descriptor_ >= 0 && ::pread(descriptor_, byte.data(), 1, place) == 1 && byte[0] != 0;
}

void Attended::mark(Place place, int by) {
    int& count = counts_[place];
    const bool before = count > 0;
    count += by;
    const std::array<char, 1> byte{static_cast<char>(count > 0)};
    // On a full disk a mark may be missing: then the log's number alone keeps a table that somebody goes on with.
    if (before != (count > 0) && ::pwrite(descriptor_, byte.data(), 1, place) != 1) return;
    if (count == 0) counts_.erase(place);
}

}  // namespace frise::store
