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

}  // namespace frise
