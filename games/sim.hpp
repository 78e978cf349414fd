// What a simulation counts of each kind of game beyond what all have, and how a report tells it: a struct with
//
//   Kind            whose it is
//   Tally           its own sums over many games; fields() names them, and they are added up, written and read by it. A
//                   field that reports of format 1 lack, because there was no such game yet, is a FieldIfAny
//   Counter         is started before each game, and called with the events of its kind but for its Uncounted
//   report_fields   what it adds to the report in JSON, and bot_fields to each bot in it; `played`: in this run
//   write_text      its part of the report on a screen, and bot_text a few words on one bot
#pragma once

#include "engine/rules/types.hpp"
#include "games/challenge/sim/challenge_sim.hpp"
#include "games/contest/sim/contest_sim.hpp"
#include "games/coop/sim/coop_sim.hpp"
#include "games/line/sim/line_sim.hpp"

namespace frise::sim {

// In the order in which format 1 of the report has their fields.
using GameSims = Types<LineSim, ContestSim, CoopSim, ChallengeSim>;

}  // namespace frise::sim
