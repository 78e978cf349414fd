// Each kind of game in the terminal: a struct with these parts. A kind that lacks one, or an overload for one of its
// events, choices or actions, does not compile.
//
//   Kind                the kind that it belongs to
//   Story               tells each event of the kind, as a viewer gets to see it
//   heading             what stands above the table
//   show_board          what lies on the table, without the hands
//   is_secret           whether what a person types now has to stay out of the others' sight
//   request, read       for each of the kind's choices: what to type, and the action that was meant
//   cards_in_question   that have to be dated, placed or judged now
//   subject             for each of the kind's actions: the cards it is about; see terminal/game_terminal.hpp
//   advice              for each of the kind's actions: the sentence that advises it
#pragma once

#include "engine/rules/types.hpp"
#include "games/challenge/terminal/challenge_terminal.hpp"
#include "games/contest/terminal/contest_terminal.hpp"
#include "games/coop/terminal/coop_terminal.hpp"
#include "games/line/terminal/line_terminal.hpp"

namespace frise::terminal {

using GameTerminals = Types<LineTerminal, CoopTerminal, ChallengeTerminal, ContestTerminal>;

}  // namespace frise::terminal
