// The table as the person whose turn it is sees it. Everything comes from that person's view.
#pragma once

#include "engine/rules/view.hpp"
#include "terminal/stage.hpp"

namespace frise::terminal {

void show_table(const Stage& stage, const View& view);

// Its part for challenge: the track, and the trial or the duel.
void show_challenge(const Stage& stage, const View& view, const ChallengeView& challenge);

}  // namespace frise::terminal
