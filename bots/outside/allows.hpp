// Whether an action that came from outside is among the legal ones.
#pragma once

#include "engine/rules/action.hpp"
#include "engine/rules/legal.hpp"
#include "engine/rules/view.hpp"

namespace frise {

// As the rules would decide, from what the seat itself may know: also of what `legal` does not list, such as wishes.
bool allows(const View& view, const Legal& legal, const Action& action);

}  // namespace frise
