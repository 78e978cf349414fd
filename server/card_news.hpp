// Which cards an event brings to the table, and which it turns.
#pragma once

#include "engine/rules/event.hpp"
#include "engine/rules/view.hpp"

#include <vector>

namespace frise::server {

// Those whose title side was hidden in the pile before.
void brought_by(const Event& event, Cards& cards);
// Those whose year is shown.
void turned_by(const Event& event, Cards& cards);
// Those that lie open on the table, title side or year side up.
Cards cards_in(const View& view);

}  // namespace frise::server
