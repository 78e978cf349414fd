// Views in JSON.
#pragma once

#include "engine/codec/card_names.hpp"
#include "engine/core/result.hpp"
#include "engine/rules/view.hpp"

#include <boost/json.hpp>

namespace frise {

class TableReader;

// Writes every field of every game; those without a value are null.
boost::json::object write_view(const View& view, const CardNames& names, const boost::json::storage_ptr& memory = {});

// The view that was written for this viewer; for a client: cards that are new to it are added to `names`.
Result<View> read_view(const boost::json::value& value, Viewer viewer, CardNames& names);

// For games with hands and a line: an error if the view lacks either.
void check_line_and_hands(const View& view, TableReader& reader);

boost::json::array write_seats(SeatSet seats, boost::json::storage_ptr memory = {});

}  // namespace frise
