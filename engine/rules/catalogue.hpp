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

// Each option of the list once, where a game has it first.
template <std::size_t Most>
struct OptionList {
    std::array<const Option*, Most> options{};
    std::size_t count = 0;

    constexpr void add(const Option& option) {
        for (const Option* each : *this) {
            if (each->name == option.name) return;
        }
        options[count++] = &option;
    }
    [[nodiscard]] constexpr auto begin() const { return options.begin(); }
    [[nodiscard]] constexpr auto end() const { return options.begin() + static_cast<std::ptrdiff_t>(count); }
};

template <std::size_t Games>
constexpr std::size_t count_options(const std::array<Descriptor, Games>& games) {
    std::size_t count = 0;
    for (const Descriptor& game : games) count += game.options.size();
    return count;
}

template <std::size_t Most, std::size_t Games>
constexpr OptionList<Most> options_of(const std::array<Descriptor, Games>& games) {
    OptionList<Most> list;
    for (const Descriptor& game : games) {
        for (const Option& option : game.options) list.add(option);
    }
    return list;
}

template <class List, std::size_t Games>
constexpr bool agree(const List& options, const std::array<Descriptor, Games>& games) {
    for (const Option* option : options) {
        for (const Descriptor& game : games) {
            const Option* same = game.option(option->name);
            if (same != nullptr && same->kind != option->kind) return false;
        }
    }
    return true;
}

template <std::size_t... I>
constexpr auto ids(std::index_sequence<I...> /*count*/) {
    return std::array{static_cast<GameId>(I)...};
}

}  // namespace catalogue

inline constexpr auto descriptors = catalogue::descriptors(GameList{});
// In the order of the games.
inline constexpr auto all_options = catalogue::options_of<catalogue::count_options(descriptors)>(descriptors);
static_assert(catalogue::agree(all_options, descriptors), "two games have options of the same name but of other kinds");
inline constexpr auto all_games = catalogue::ids(std::make_index_sequence<descriptors.size()>{});

constexpr const Descriptor& descriptor(GameId game) { return descriptors[static_cast<std::size_t>(game)]; }
constexpr std::string_view name(GameId game) { return descriptor(game).id; }
constexpr SeatRange seat_range(GameId game) { return descriptor(game).seats; }

// Calls `visit` with each option in the order in which wishes are read and checked, and so errors found.
template <class Visit>
constexpr void for_each_option(Visit&& visit) {
    for (const OptionKind kind : {OptionKind::seat, OptionKind::hand, OptionKind::number, OptionKind::board,
                                  OptionKind::flag, OptionKind::choice}) {
        for (const Option* option : all_options) {
            if (option->kind == kind) visit(*option);
        }
    }
}

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
