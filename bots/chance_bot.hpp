// An opponent that does not think: any legal action is as good as another.
#pragma once

#include "bots/bot.hpp"
#include "engine/core/rng.hpp"

#include <cstdint>

namespace frise {

class ChanceBot final : public Bot {
  public:
    explicit ChanceBot(std::uint64_t seed = 0) : rng_{seed} {}

    void start_over(std::uint64_t seed) override { rng_ = Rng{seed}; }
    Action choose(const View& view, const Legal& legal) override;
    [[nodiscard]] Reason why() const override { return {.motive = Motive::by_chance}; }

  private:
    Rng rng_;
};

}  // namespace frise
