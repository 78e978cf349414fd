// A sentence to be said in the player's language: a text, and what fills its slots.
#pragma once

#include "terminal/text.hpp"
#include "wording/slot.hpp"

namespace frise::terminal {

struct Message {
    Text text;
    Slots slots;
};

}  // namespace frise::terminal
