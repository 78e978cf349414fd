// Choosing by chance.
#include "bots/chance_bot.hpp"

#include "bots/play_of.hpp"

namespace frise {

Action ChanceBot::choose(const View& view, const Legal& legal) {
    const auto pick = [&]<class GameView>(const GameView& game) {
        return PlayOf<GameView>::by_chance(game, legal, rng_);
    };
    return std::visit(pick, view.game);
}

}  // namespace frise
