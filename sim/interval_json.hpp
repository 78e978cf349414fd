// Intervals in JSON.
#pragma once

#include "sim/interval.hpp"

#include <boost/json.hpp>
#include <string_view>

namespace frise::sim {

// `middle` is what the field of the middle is called.
inline void put_interval(boost::json::object& object, const Interval& interval, std::string_view middle = "share") {
    object[middle] = interval.middle;
    object["low"] = interval.low;
    object["high"] = interval.high;
}

}  // namespace frise::sim
