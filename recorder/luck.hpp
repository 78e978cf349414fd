// The chance of a recorded table.
#pragma once

#include "table/effects.hpp"

#include <cstdint>
#include <string>

namespace frise::recorder {

class SeededLuck final : public table::Luck {
  public:
    explicit SeededLuck(std::uint64_t seed) : rng_{seed}, chance_{seed} {}
    Chance& shuffles() override { return chance_; }
    std::uint64_t number() override { return rng_.next(); }
    std::string code() override { return "AGAIN" + std::to_string(rng_.below(10)); }

  private:
    Rng rng_;
    Seeded chance_;
};

}  // namespace frise::recorder
