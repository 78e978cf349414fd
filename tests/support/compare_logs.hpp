// Where two logs differ.
#pragma once

#include "engine/rules/log.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace frise {

// The number of the first event in which two logs differ; none if one game is the other, or its beginning, from
// the same set-up. A difference in set-up counts as before the first event.
struct Difference {
    bool in_setup = false;
    std::size_t event = 0;

    bool operator==(const Difference&) const = default;
};

inline std::optional<Difference> compare(const Log& a, const Log& b) {
    if (a.setup != b.setup) return Difference{true, 0};
    const std::size_t common = std::min(a.events.size(), b.events.size());
    for (std::size_t i = 0; i < common; ++i) {
        if (a.events[i] != b.events[i]) return Difference{false, i};
    }
    return std::nullopt;
}

}  // namespace frise
