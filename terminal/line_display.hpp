// A line of time on the screen, one card a row.
#pragma once

#include "engine/rules/view.hpp"
#include "terminal/stage.hpp"

#include <optional>
#include <vector>

namespace frise::terminal {

// A proposed card is shown in its gap.
void show_line(const Stage& stage, const Line& line, const std::optional<Proposal>& proposal = std::nullopt);

// The two rows of coop, those of the rift between their neighbours.
void show_rows(const Stage& stage, const Line& line, const std::vector<std::optional<Dated>>& rift);

}  // namespace frise::terminal
