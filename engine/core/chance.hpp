// Where shuffles come from. All chance in these games is the order of shuffled cards, and what
// came out is recorded as an event.
#pragma once

#include "engine/core/card.hpp"
#include "engine/core/rng.hpp"

#include <cstdint>
#include <span>

namespace frise {

class Chance {
  public:
    Chance() = default;
    Chance(const Chance&) = delete;
    Chance& operator=(const Chance&) = delete;
    virtual ~Chance() = default;

    // `nth` counts the shuffles of one game from 0, so that a game loaded from its log goes on with
    // the chance it would have had, with nothing but the seed to remember.
    virtual void shuffle(std::span<CardNo> cards, std::uint32_t nth) = 0;
};

// The number that stands for the dealing of icons, which happens beside the counted shuffles.
inline constexpr std::uint32_t icon_shuffle = UINT32_MAX;

class Seeded final : public Chance {
  public:
    explicit Seeded(std::uint64_t seed) : seed_{seed} {}
    void shuffle(std::span<CardNo> cards, std::uint32_t nth) override { Rng{seed_, nth}.shuffle(cards); }

  private:
    std::uint64_t seed_;
};

}  // namespace frise
