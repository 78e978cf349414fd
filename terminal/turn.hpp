// A person's turn at the keyboard.
#pragma once

#include "engine/rules/action.hpp"
#include "engine/rules/legal.hpp"
#include "engine/rules/view.hpp"
#include "terminal/counsel.hpp"
#include "terminal/stage.hpp"

#include <optional>

namespace frise::terminal {

// Shows the table and asks until a legal action is typed. Nothing: the person leaves, or the input ends.
std::optional<Action> ask_action(const Stage& stage, Counsel& counsel, const View& view, const Legal& legal);

}  // namespace frise::terminal
