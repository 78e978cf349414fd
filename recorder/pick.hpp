// Small choices by a seed.
#pragma once

#include "engine/core/rng.hpp"

#include <cstddef>
#include <cstdint>
#include <iterator>

namespace frise::recorder {

class Pick {
  public:
    explicit Pick(std::uint64_t seed) : rng_{seed, stream} {}

    std::uint32_t below(std::size_t bound) { return rng_.below(static_cast<std::uint32_t>(bound)); }
    bool one_in(std::uint32_t many) { return below(many) == 0; }
    // Both are possible.
    int between(int least, int most) {
        return least + static_cast<int>(below(static_cast<std::size_t>(most - least) + 1));
    }
    template <class List>
    const auto& of(const List& list) {
        return list[below(std::size(list))];
    }

  private:
    static constexpr std::uint64_t stream = 7;  // apart from the shuffles of the same seed
    Rng rng_;
};

}  // namespace frise::recorder
