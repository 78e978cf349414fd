// What happens in coop, told.
#pragma once

#include "games/coop/rules/coop_event.hpp"
#include "games/coop/rules/coop_view.hpp"
#include "terminal/story.hpp"

#include <vector>

namespace frise::terminal {

class CoopStory : public Story {
  public:
    CoopStory(const Stage& stage, const View& before, const std::vector<Seen>& events, const CoopView& /*game*/)
        : Story{stage, before, events} {}

    void operator()(const Dealt& /*shown with the hand*/) {}
    void operator()(const Started& e) { tell_start(e); }
    void operator()(const DiscardStarted& e);
    void operator()(const Played& e);
    void operator()(const Stuck& e);
    void operator()(const Discarded& e);
    void operator()(const Drew& e) { tell_drawn(e); }
    void operator()(const TurnEnded& /*shown by the next heading*/) {}
    void operator()(const SeenShuffle& e);
    void operator()(const GameOver& e);
};

}  // namespace frise::terminal
