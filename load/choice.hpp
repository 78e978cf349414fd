// Something that a seat may do, told from what it sees: a player for tests of machines, not of wits.
#pragma once

#include "engine/core/rng.hpp"
#include "engine/rules/action.hpp"
#include "engine/rules/view.hpp"

namespace frise::load {

// The seat is one of those who are to act.
Action choose(const View& view, Seat seat, Rng& rng);

}  // namespace frise::load
