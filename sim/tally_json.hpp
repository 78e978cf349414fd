// Tallies in JSON, to be added up with those of other shards.
#pragma once

#include "engine/core/result.hpp"
#include "sim/tally.hpp"

#include <boost/json.hpp>

namespace frise::sim {

// Pairs of a value and how often it was counted.
boost::json::array write_histogram(const Histogram& histogram);

boost::json::object write_tally(const Tally& tally);
// `empty` says how many seats, entrants and cards there must be.
Result<Tally> read_tally(const boost::json::value& value, const Tally& empty);

}  // namespace frise::sim
