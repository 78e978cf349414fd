// The list of games, looked up: the kinds, and the descriptor of each game.
#pragma once

#include "engine/rules/descriptor.hpp"
#include "games/list.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

namespace frise {

using Kinds = typename kinds::InGames<GameList>::Type;
using AllKinds = Together<Kinds>;

// The kind that these options, this state or this view belongs to.
template <class T>
using KindOf = typename kinds::Owner<T, Kinds>::Type;

namespace catalogue {

template <class... Games>
constexpr auto descriptors(Types<Games...> /*list*/) {
    std::array<Descriptor, (Games::Kind::games.size() + ...)> all{};
    std::size_t next = 0;
    const auto add = [&](std::span<const Descriptor> games) {
        for (const Descriptor& each : games) all[next++] = each;
    };
    (add(Games::Kind::games), ...);
    return all;
}

template <class K, GameId... Ids>
constexpr bool counts_on(std::size_t& next, GamesOf<K, Ids...> /*games*/) {
    return ((static_cast<std::size_t>(Ids) == next++) && ...);
}

template <class... Games>
constexpr bool in_order(Types<Games...> /*list*/) {
    std::size_t next = 0;
    return (counts_on(next, Games{}) && ...);
}
static_assert(in_order(GameList{}), "GameId has another order than GameList");

template <class K, GameId... Ids, class Visit>
constexpr bool visit_if_of(GameId game, GamesOf<K, Ids...> /*games*/, Visit& visit) {
    const bool its = ((game == Ids) || ...);
    if (its) visit(As<K>{});
    return its;
}

template <class... Games, class Visit>
constexpr void visit_kind(GameId game, Types<Games...> /*list*/, Visit& visit) {
    (void)(visit_if_of(game, Games{}, visit) || ...);
}

template <std::size_t... I>
constexpr auto ids(std::index_sequence<I...> /*count*/) {
    return std::array{static_cast<GameId>(I)...};
}

}  // namespace catalogue

inline constexpr auto descriptors = catalogue::descriptors(GameList{});
inline constexpr auto all_games = catalogue::ids(std::make_index_sequence<descriptors.size()>{});

constexpr const Descriptor& descriptor(GameId game) { return descriptors[static_cast<std::size_t>(game)]; }
constexpr std::string_view name(GameId game) { return descriptor(game).id; }
constexpr SeatRange seat_range(GameId game) { return descriptor(game).seats; }

// Calls `visit` with As<Kind> for the kind that the game is of.
template <class Visit>
constexpr void with_kind(GameId game, Visit&& visit) {
    catalogue::visit_kind(game, GameList{}, visit);
}

// 0 where there are no hands.
constexpr int default_hand(GameId game) {
    const Option* hand = descriptor(game).option(OptionKind::hand);
    return hand == nullptr ? 0 : static_cast<int>(hand->otherwise);
}

std::optional<GameId> game_named(std::string_view name);

}  // namespace frise
