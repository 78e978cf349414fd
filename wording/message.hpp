// A sentence to be said in the player's language: a text, and what fills its slots.
#pragma once

#include "wording/slot.hpp"
#include "wording/text.hpp"

namespace frise {

struct Message {
    Text text;
    Slots slots;
};

}  // namespace frise
