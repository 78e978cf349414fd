// Set-ups in JSON: game, seats, options, deck, shuffle and seed.
#pragma once

#include "engine/core/result.hpp"
#include "engine/rules/setup.hpp"

#include <boost/json.hpp>
#include <functional>
#include <vector>

namespace frise {

// Where it names no deck, the cards are those of `usual`.
using UsualCards = std::function<std::vector<Card>(GameId)>;
Result<Setup> read_setup(const boost::json::value& value, const UsualCards& usual = {});

// Only the terms of a set-up: game, seats and options.
Result<Terms> read_terms(const boost::json::value& value);

boost::json::object write_options(const Terms& terms);
// Writes all that read_setup() reads.
boost::json::object write_setup(const Setup& setup);

}  // namespace frise
