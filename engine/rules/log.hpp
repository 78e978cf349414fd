// A recorded game: its set-up and its events. Chance outcomes are among them, so a replay needs no generator.
#pragma once

#include "engine/core/result.hpp"
#include "engine/rules/event.hpp"
#include "engine/rules/game.hpp"
#include "engine/rules/setup.hpp"

namespace frise {

struct Log {
    Setup setup;
    Events events;

    bool operator==(const Log&) const = default;
};

// The game at the end of a log of unknown origin. Plays it again by the rules, with the recorded chance, and
// refuses a log in which anything else happened than what the rules make of it.
Result<Game> replay(const Log& log);

// Events of version 1 lack the fields that are marked Since2. These two play them again by the rules, as replay() does,
// and put the complete events in their place. `game` is then the game after them.
Result<void> complete_game(Game& game, Events& events);     // from its first event on
Result<void> complete_actions(Game& game, Events& events);  // of a game that has begun

}  // namespace frise
