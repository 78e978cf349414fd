// The random generator, with a bounded draw and a shuffle of our own: the standard library's differ
// between implementations, and the same seed must give the same game everywhere.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <utility>

namespace frise {

// xoshiro256++ (Blackman and Vigna, public domain), its state filled by splitmix64.
class Rng {
  public:
    // Different streams of one seed are independent of each other.
    constexpr explicit Rng(std::uint64_t seed, std::uint64_t stream = 0) {
        std::uint64_t x = seed ^ mix(stream * 0xd1342543de82ef95U);
        for (auto& word : state_) word = mix(x += 0x9e3779b97f4a7c15U);
    }

    constexpr std::uint64_t next() {
        const std::uint64_t result = std::rotl(state_[0] + state_[3], 23) + state_[0];
        const std::uint64_t t = state_[1] << 17U;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= t;
        state_[3] = std::rotl(state_[3], 45);
        return result;
    }

    // Evenly from 0 to bound - 1 (Lemire's method); bound must not be 0.
    constexpr std::uint32_t below(std::uint32_t bound) {
        std::uint64_t product = (next() >> 32U) * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t threshold = (0U - bound) % bound;
            while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32U) * bound;
        }
        return static_cast<std::uint32_t>(product >> 32U);
    }

    template <class T>
    constexpr void shuffle(std::span<T> items) {
        for (std::size_t left = items.size(); left > 1; --left) {
            const std::uint32_t chosen = below(static_cast<std::uint32_t>(left));
            std::swap(items[left - 1], items[chosen]);
        }
    }

  private:
    static constexpr std::uint64_t mix(std::uint64_t x) {
        x = (x ^ (x >> 30U)) * 0xbf58476d1ce4e5b9U;
        x = (x ^ (x >> 27U)) * 0x94d049bb133111ebU;
        return x ^ (x >> 31U);
    }

    std::array<std::uint64_t, 4> state_{};
};

}  // namespace frise
