// What a seat can do. Values are as the player gave them; the rules check them.
#pragma once

#include "engine/core/seat.hpp"
#include "engine/rules/catalogue.hpp"

namespace frise {

using Action = VariantOf<AllKinds::Actions>;

// Who does what.
struct Move {
    Seat seat;
    Action action;
};

}  // namespace frise
