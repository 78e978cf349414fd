// An opponent that plays like a person: it believes something about every card, and does what is best if it is right
// to believe it.
#pragma once

#include "bots/bot.hpp"
#include "bots/mind.hpp"
#include "bots/play_of.hpp"

#include <utility>

namespace frise {

class Thinker final : public Bot {
  public:
    Thinker(Knowledge knowledge, Habits habits) : mind_{std::move(knowledge), habits} {}

    void start_over(std::uint64_t seed) override { mind_.start_over(seed); }
    void watch(const Seen& event) override;
    Action choose(const View& view, const Legal& legal) override;
    [[nodiscard]] Reason why() const override { return mind_.reason(); }

    // For those who ask what it thinks.
    [[nodiscard]] const Knowledge& knowledge() const { return mind_.knowledge(); }

  private:
    Mind mind_;
    AllPlays plays_;
};

}  // namespace frise
