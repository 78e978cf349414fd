// Views in JSON.
#pragma once

#include "engine/codec/card_names.hpp"
#include "engine/rules/view.hpp"

#include <boost/json.hpp>

namespace frise {

// Every field is there; what is not going on is null.
boost::json::object write_view(const View& view, const CardNames& names);

boost::json::array write_seats(SeatSet seats);

}  // namespace frise
