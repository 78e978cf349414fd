// Which cards an event brings to the table, and which it turns; which cards a view shows.
#pragma once

#include "engine/rules/event.hpp"
#include "engine/rules/view.hpp"

namespace frise::table {

// Adds those whose title side the viewer sees for the first time.
void brought_by(const Event& event, Viewer viewer, Cards& cards);
// Adds those whose year the viewer sees.
void turned_by(const Event& event, Viewer viewer, Cards& cards);
// Those that lie open on the table, title side or year side up.
Cards cards_in(const View& view);

}  // namespace frise::table
