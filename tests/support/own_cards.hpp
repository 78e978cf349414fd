// Where the cards of a kind of game are, beside the places that all games have.
#pragma once

#include "engine/rules/game.hpp"
#include "games/tests.hpp"

#include <variant>

namespace frise::test {

// In a place that only this kind of game has.
inline Cards cards_elsewhere(const Game& game) {
    return std::visit(
        []<class Own>(const Own& state) { return PartOf<KindOf<Own>, GameTests>::cards_elsewhere(state); },
        game.state());
}

// Whose years lie open, beside those of the line.
inline Cards dated_cards(const Game& game) {
    return std::visit([]<class Own>(const Own& state) { return PartOf<KindOf<Own>, GameTests>::dated_cards(state); },
                      game.state());
}

}  // namespace frise::test
