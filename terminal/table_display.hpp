// The table as the person whose turn it is sees it. Everything comes from that person's view.
#pragma once

#include "engine/rules/legal.hpp"
#include "engine/rules/view.hpp"
#include "terminal/stage.hpp"

namespace frise::terminal {

void show_table(const Stage& stage, const View& view, const Legal& legal);

}  // namespace frise::terminal
