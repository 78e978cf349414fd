// The same game under another set-up or with another state: for scenes, and for asking what a viewer could tell apart.
#pragma once

#include "engine/rules/game.hpp"

#include <memory>
#include <utility>

namespace frise {

struct Rearranged {
    static Game game(Game from, Setup setup, State state) {
        from.setup_ = std::make_shared<const Setup>(std::move(setup));
        from.state_ = std::move(state);
        from.awaited_ = from.awaited();
        return from;
    }
};

}  // namespace frise
