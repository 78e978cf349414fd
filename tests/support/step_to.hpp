// Folding a log event by event, without the rules.
#pragma once

#include "engine/rules/log.hpp"

#include <algorithm>
#include <cstddef>

namespace frise {

// The game after the first `count` events of a log that was checked.
inline Game step_to(const Log& log, std::size_t count) {
    Game game{log.setup};
    for (std::size_t i = 0; i < std::min(count, log.events.size()); ++i) game.evolve(log.events[i]);
    return game;
}

}  // namespace frise
