// Putting a card into a gap of the line: what to type, and what was typed.
#pragma once

#include "engine/rules/shared_action.hpp"
#include "engine/rules/view.hpp"
#include "terminal/reading.hpp"
#include "wording/message.hpp"

#include <string_view>
#include <tl/expected.hpp>

namespace frise::terminal {

// A card of the hand and a gap.
Message place_request(const PlaceAny& choice);
Reading read_place(const View& view, const PlaceAny& choice, std::string_view typed);

// A gap alone, for a card that needs no choosing.
Message gap_request(int last_gap);
tl::expected<int, Message> read_gap(const View& view, int last_gap, std::string_view typed);

}  // namespace frise::terminal
