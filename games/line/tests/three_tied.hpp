// A line game in which three seats have finished together.
#pragma once

#include "tests/support/scene.hpp"

namespace frise::test {

// Seats 0, 1 and 2 have finished in round 1. The line is 1000 1900 1910 1920, and the pile holds years after
// these: in gap 0 each of them is wrong, in the last gap the next of them is right.
inline Scene three_tied(Deal deal) {
    deal.line = 1000;
    deal.hands = {{1900}, {1910}, {1920}};
    Scene game{deal};
    game.place(0, 1900, 1).place(1, 1910, 2).place(2, 1920, 3);
    return game;
}

}  // namespace frise::test
