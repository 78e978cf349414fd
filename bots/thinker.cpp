// Learning from events, and handing each question to the play of its game.
#include "bots/thinker.hpp"

#include "bots/shown_years.hpp"

namespace frise {
namespace {

template <class E, class... Plays>
constexpr int watchers(Types<Plays...> /*all*/) {
    return (int{is_in<E, typename Plays::Watches>} + ...);
}
template <class E, class... Plays>
constexpr int games_with(Types<Plays...> /*all*/) {
    return (int{is_in<E, SeenOf<typename Plays::Kind>>} + ...);
}

}  // namespace

void Thinker::watch(const Seen& event) {
    const auto take = [&]<class E>(const E& e) {
        if constexpr (watchers<E>(GamePlays{}) == 0) {
            static_assert(!may_hold_years<E>() || ShowsYear<E> || shows_years<E>(),
                          "nobody can tell whose years this event shows: the play of its game has to watch it");
            for_each_shown(e, [&](Dated card) { mind_.learn(card); });
        } else {
            static_assert(games_with<E>(GamePlays{}) == 1, "an event of several games is watched by the play of one");
            for_each(GamePlays{}, [&]<class Play>(As<Play> /*play*/) {
                if constexpr (is_in<E, typename Play::Watches>) std::get<Play>(plays_).watch(mind_, e);
            });
        }
    };
    std::visit(take, event);
}

Action Thinker::choose(const View& view, const Legal& legal) {
    const auto ask = [&]<class GameView>(const GameView& game) -> Action {
        return std::get<PlayOf<GameView>>(plays_).choose(mind_, view, game, legal);
    };
    return std::visit(ask, view.game);
}

}  // namespace frise
