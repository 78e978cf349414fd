// What happens in a line game, told.
#pragma once

#include "games/line/rules/line_event.hpp"
#include "games/line/rules/line_view.hpp"
#include "terminal/story.hpp"

#include <vector>

namespace frise::terminal {

class LineStory : public Story {
  public:
    LineStory(const Stage& stage, const View& before, const std::vector<Seen>& events, const LineView& game)
        : Story{stage, before, events}, game_{game} {}

    void operator()(const Dealt& /*shown with the hand*/) {}
    void operator()(const Started& e) { tell_start(e); }
    void operator()(const Placed& e);
    void operator()(const PutRight& e) { tell_put_right(e); }
    void operator()(const Discarded& e);
    void operator()(const Removed& e);
    void operator()(const Drew& e) { tell_drawn(e); }
    void operator()(const SeenShuffle& e);
    void operator()(const RoundEnded& /*shown by the next heading*/) {}
    void operator()(const TieBreakBegan& e);
    void operator()(const Out& e);
    void operator()(const GameOver& e) { tell_winners(e); }

  private:
    const LineView& game_;
};

}  // namespace frise::terminal
