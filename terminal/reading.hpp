// What somebody typed, understood.
#pragma once

#include "engine/rules/action.hpp"
#include "wording/message.hpp"

#include <tl/expected.hpp>

namespace frise::terminal {

// The action meant, or what is wrong and what would be right. An action that is read is legal.
// Complaints have what was typed in the slot "value".
using Reading = tl::expected<Action, Message>;

}  // namespace frise::terminal
