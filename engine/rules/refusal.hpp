// Refusals that several games share.
#pragma once

#include "engine/core/line.hpp"
#include "engine/core/result.hpp"
#include "engine/core/seat.hpp"

#include <string>

namespace frise {

tl::unexpected<Error> not_allowed(std::string message);
tl::unexpected<Error> not_your_card(Seat seat);
tl::unexpected<Error> bad_gap(int gap, const Line& line);

}  // namespace frise
