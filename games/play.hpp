// How machines play each kind of game. A play is a class with these parts, and what is left out does not compile:
//
//   Kind       the kind of game
//   Watches    those of its events that it learns from in its own way, with a watch() for each. Whatever other events
//              show of years, a bot learns without being told; see bots/shown_years.hpp
//   choose     what a bot does that thinks
//   by_chance  what a bot does that does not think
//   any_move   something that a seat may do, told from its view alone: for the players of `frise load`
//   allows     for each choice of more than one action, whether an action is among them as the rules would decide; also
//              one that the choice does not list, such as a wish
#pragma once

#include "engine/rules/types.hpp"
#include "games/challenge/play/challenge_play.hpp"
#include "games/contest/play/contest_play.hpp"
#include "games/coop/play/coop_play.hpp"
#include "games/line/play/line_play.hpp"

namespace frise {

using GamePlays = Types<LinePlay, CoopPlay, ChallengePlay, ContestPlay>;

}  // namespace frise
