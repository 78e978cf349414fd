// Finds how a game is played by the type of its view.
#pragma once

#include "engine/rules/types.hpp"
#include "games/play.hpp"

#include <concepts>
#include <tuple>
#include <type_traits>

namespace frise {

namespace plays {

template <class GameView, class... Plays>
constexpr auto with(Types<Plays...> /*all*/) {
    static_assert((std::same_as<GameView, typename Plays::Kind::View> || ...), "games/play.hpp lacks a kind of game");
    return Union<std::conditional_t<std::same_as<GameView, typename Plays::Kind::View>, Types<Plays>, Types<>>...>{};
}
template <class Play>
Play only(Types<Play> /*one*/);

template <class... Plays>
std::tuple<Plays...> all(Types<Plays...> /*all*/);

}  // namespace plays

template <class GameView>
using PlayOf = decltype(plays::only(plays::with<GameView>(GamePlays{})));

// One of each.
using AllPlays = decltype(plays::all(GamePlays{}));

}  // namespace frise
