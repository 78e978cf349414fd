// What each kind of game says of itself: a struct with its Kind, and its rules in brief.
#pragma once

#include "engine/rules/types.hpp"
#include "games/challenge/words/challenge_words.hpp"
#include "games/contest/words/contest_words.hpp"
#include "games/coop/words/coop_words.hpp"
#include "games/line/words/line_words.hpp"

namespace frise {

using GameWords = Types<LineWords, CoopWords, ChallengeWords, ContestWords>;

}  // namespace frise
