// The forms that one date can have once nothing stands around it.
#pragma once

#include "deckkit/import/date_frame.hpp"
#include "deckkit/import/date_text.hpp"

namespace frise::deckkit {

tl::expected<DateRead, Issue> read_form(const FramedDate& date);

// Whether it ends in « siècle », "century", « millénaire ».
bool ends_in_span(const DateTokens& tokens);

}  // namespace frise::deckkit
