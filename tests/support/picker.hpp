// Small choices for random tests: made by a seeded generator here, by RapidCheck in the property tests.
#pragma once

#include "engine/core/rng.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace frise::test {

class Picker {
  public:
    Picker() = default;
    Picker(const Picker&) = delete;
    Picker& operator=(const Picker&) = delete;
    virtual ~Picker() = default;

    virtual std::uint32_t below(std::uint32_t bound) = 0;

    int between(int least, int most) {
        return least + static_cast<int>(below(static_cast<std::uint32_t>(most - least) + 1));
    }
    bool one_in(std::uint32_t many) { return below(many) == many - 1; }
    template <class T>
    const T& of(const std::vector<T>& items) {
        return items[below(static_cast<std::uint32_t>(items.size()))];
    }
};

class Dice final : public Picker {
  public:
    explicit Dice(std::uint64_t seed) : rng_{seed} {}
    std::uint32_t below(std::uint32_t bound) override { return rng_.below(bound); }

  private:
    Rng rng_;
};

}  // namespace frise::test
