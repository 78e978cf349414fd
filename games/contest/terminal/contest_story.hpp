// What happens in contest, told.
#pragma once

#include "games/contest/rules/contest_event.hpp"
#include "games/contest/rules/contest_view.hpp"
#include "terminal/story.hpp"

#include <vector>

namespace frise::terminal {

class ContestStory : public Story {
  public:
    ContestStory(const Stage& stage, const View& before, const std::vector<Seen>& events, const ContestView& /*game*/)
        : Story{stage, before, events} {}

    void operator()(const Dealt& /*shown with the hand*/) {}
    void operator()(const Started& e) { tell_start(e); }
    void operator()(const Proposed& e);
    void operator()(const Accepted& e);
    void operator()(const Contested& e);
    void operator()(const ProposalPlaced& e);
    void operator()(const PutRight& e) { tell_put_right(e); }
    void operator()(const Drew& e) { tell_drawn(e); }
    void operator()(const Gave& e);
    void operator()(const Scored& e);
    void operator()(const SeenShuffle& e);
    void operator()(const GameOver& e) { tell_winners(e); }
};

}  // namespace frise::terminal
