// A recorded game: its set-up and its events. Chance outcomes are among them, so a replay needs no generator.
#pragma once

#include "engine/core/result.hpp"
#include "engine/rules/event.hpp"
#include "engine/rules/game.hpp"
#include "engine/rules/setup.hpp"

#include <cstddef>
#include <optional>

namespace frise {

struct Log {
    Setup setup;
    Events events;

    bool operator==(const Log&) const = default;
};

// The game at the end of a log of unknown origin. Plays it again by the rules, with the recorded chance, and
// refuses a log in which anything else happened than what the rules make of it.
Result<Game> replay(const Log& log);

// The game after the first `count` events of a log that was checked.
Game step_to(const Log& log, std::size_t count);

// The number of the first event in which two logs differ; none if one game is the other, or its beginning, from
// the same set-up. A difference in set-up counts as before the first event.
struct Difference {
    bool in_setup = false;
    std::size_t event = 0;

    bool operator==(const Difference&) const = default;
};
std::optional<Difference> compare(const Log& a, const Log& b);

}  // namespace frise
