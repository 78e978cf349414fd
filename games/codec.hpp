// The JSON of each kind of game: a struct with its View, the fields that it adds to a view, and functions to write,
// read and check them.
#pragma once

#include "engine/rules/types.hpp"
#include "games/challenge/codec/challenge_json.hpp"
#include "games/contest/codec/contest_json.hpp"
#include "games/coop/codec/coop_json.hpp"
#include "games/line/codec/line_json.hpp"

namespace frise {

using GameCodecs = Types<LineJson, CoopJson, ChallengeJson, ContestJson>;

}  // namespace frise
