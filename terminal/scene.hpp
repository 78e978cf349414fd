// A turn as the person at the keyboard has it before them.
#pragma once

#include "engine/rules/legal.hpp"
#include "engine/rules/view.hpp"
#include "terminal/stage.hpp"

namespace frise::terminal {

// `game` is what one kind of game adds to the view.
template <class GameView>
struct Scene {
    const Stage& stage;
    const View& view;
    const GameView& game;
    const Legal& legal;
};

// What stands above the table: "Round 3 · Your turn".
struct Heading {
    Text when = "terminal.when_round";  // with the slot {round}
    bool answers = false;               // one is asked for an answer rather than for a turn
};

}  // namespace frise::terminal
