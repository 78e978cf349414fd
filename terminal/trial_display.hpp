// The cards of a trial on the screen.
#pragma once

#include "engine/core/card.hpp"
#include "engine/rules/dials.hpp"
#include "terminal/stage.hpp"

#include <string>
#include <vector>

namespace frise::terminal {

// Whether it is answered with periods, which lie between border dates.
constexpr bool has_periods(TrialKind kind) { return kind == TrialKind::four_cards || kind == TrialKind::bet; }

void show_trial(const Stage& stage, const std::vector<Year>& dates, TrialKind kind, const TrialCards& cards);

// "4", or "4 or 5" for a year on a border.
std::string periods_of(const Stage& stage, const std::vector<Year>& dates, Year year);

}  // namespace frise::terminal
