// What happens in challenge, told.
#pragma once

#include "games/challenge/rules/challenge_event.hpp"
#include "games/challenge/rules/challenge_view.hpp"
#include "terminal/story.hpp"

#include <vector>

namespace frise::terminal {

class ChallengeStory : public Story {
  public:
    ChallengeStory(const Stage& stage, const View& before, const std::vector<Seen>& events, const ChallengeView& game)
        : Story{stage, before, events}, game_{game} {}

    void operator()(const TrialBegan& e);
    void operator()(const SeenAnswer& e);
    void operator()(const OwnAnswer& /*was just typed*/) {}
    void operator()(const Turned& e);
    void operator()(const Advanced& e);
    void operator()(const DuelBegan& e);
    void operator()(const Started& e) { tell_start(e); }
    void operator()(const Drew& e);
    void operator()(const DuelPlaced& e);
    void operator()(const Discarded& e);
    void operator()(const Out& e);
    void operator()(const Guessed& e);
    void operator()(const DuelWon& e);
    void operator()(const SeenShuffle& e);
    void operator()(const GameOver& e) { tell_winners(e); }

  private:
    void tell_cards(const Turned& e);

    const ChallengeView& game_;
};

}  // namespace frise::terminal
