// Handing the question to the play of the game.
#include "load/choice.hpp"

#include "bots/play_of.hpp"

namespace frise::load {

Action choose(const View& view, Seat seat, Rng& rng) {
    const auto pick = [&]<class GameView>(const GameView& game) {
        return PlayOf<GameView>::any_move(view, game, seat, rng);
    };
    return std::visit(pick, view.game);
}

}  // namespace frise::load
