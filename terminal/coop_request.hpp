// The turn of coop: play, discard or end it.
#pragma once

#include "terminal/request.hpp"

namespace frise::terminal {

Message coop_request(const View& view, const Legal& legal);
Reading read_coop(const Stage& stage, const View& view, const Legal& legal, std::string_view typed);

}  // namespace frise::terminal
