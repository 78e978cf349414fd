// What the engine is told of a kind of game. A kind is a struct with these parts; the variants of the engine are made
// from the parts of all kinds in games/list.hpp, and a kind that lacks one does not compile.
//
//   games                  a descriptor of each game
//   Options, State, View   its own; each_card() goes over the cards that the view shows
//   Outcome                what it ends with beside its winners; std::monostate: nothing
//   Actions, Choices       what a seat can do in it, and what that is chosen from
//   Beginnings, Followers  its events: those that an action begins with, and all others
//   Secrets                those of its events that not everybody sees whole. seen_by(event) says what everybody gets
//                          instead; where that depends on who looks, seen_by(viewer, event)
//   Machine                the rules; see game.cpp for what is asked of it
//   Fold                   takes each event, as a viewer sees it, into that viewer's view
//   settle                 its options, from what was wished for
//   cards_needed           the least number of cards for these terms
//   move_behind            for each of the Beginnings: who did what
#pragma once

#include "engine/core/seat.hpp"
#include "engine/rules/shared_event.hpp"
#include "engine/rules/types.hpp"

#include <concepts>
#include <type_traits>
#include <utility>
#include <variant>

namespace frise {

// The games of one kind, in the order of its descriptors.
template <class K, auto... Ids>
struct GamesOf {
    using Kind = K;
    static_assert(sizeof...(Ids) == K::games.size(), "each descriptor of a kind needs its id in games/list.hpp");
};

template <class Kind>
using EventsOf = Union<typename Kind::Beginnings, typename Kind::Followers>;

// All kinds taken together.
template <class Kinds>
struct Together;
template <class... Kinds>
struct Together<Types<Kinds...>> {
    using Options = std::variant<typename Kinds::Options...>;
    using States = std::variant<typename Kinds::State...>;
    using Views = std::variant<typename Kinds::View...>;
    using Outcomes = Union<Types<typename Kinds::Outcome>...>;
    using Actions = Union<typename Kinds::Actions...>;
    using Choices = Union<typename Kinds::Choices...>;
    using Events = Union<EventsOf<Kinds>...>;
    using Secrets = Union<typename Kinds::Secrets...>;
};

namespace kinds {

template <class Games>
struct InGames;
template <class... Games>
struct InGames<Types<Games...>> {
    using Type = Types<typename Games::Kind...>;
};

template <class T, class Kinds>
struct Owner;
template <class T, class K, class... Kinds>
struct Owner<T, Types<K, Kinds...>>
    : std::conditional_t<is_in<T, Types<typename K::Options, typename K::State, typename K::View>>, As<K>,
                         Owner<T, Types<Kinds...>>> {};

template <class Kind, class Parts>
struct PartOf {
    static_assert(!std::same_as<Kind, Kind>, "a list of the parts of games lacks a kind of game");
};
template <class Kind, class P, class... Parts>
struct PartOf<Kind, Types<P, Parts...>>
    : std::conditional_t<std::same_as<Kind, typename P::Kind>, As<P>, PartOf<Kind, Types<Parts...>>> {};

template <class T>
struct Alternatives {
    using Type = Types<T>;
};
template <class... Ts>
struct Alternatives<std::variant<Ts...>> {
    using Type = Types<Ts...>;
};

template <class E>
concept DiffersByViewer = requires(Viewer viewer, const E& event) {
    seen_by(viewer, event);
};

// What viewers may get of an event: the event, or what seen_by() makes of a secret one.
template <class E, bool Secret>
struct Shown {
    using Type = Types<E>;
};
template <class E>
struct Shown<E, true> : Alternatives<decltype(seen_by(std::declval<const E&>()))> {};
template <DiffersByViewer E>
struct Shown<E, true> : Alternatives<decltype(seen_by(Viewer{}, std::declval<const E&>()))> {};

template <class Events, class Secrets>
struct AllShown;
template <class... Events, class Secrets>
struct AllShown<Types<Events...>, Secrets> {
    using Type = Union<typename Shown<Events, is_in<Events, Secrets>>::Type...>;
};

}  // namespace kinds

// What a kind has in a list of parts such as games/terminal.hpp.
template <class Kind, class Parts>
using PartOf = typename kinds::PartOf<Kind, Parts>::Type;

// The events of a kind as viewers get them.
template <class Kind>
using SeenOf = typename kinds::AllShown<EventsOf<Kind>, typename Kind::Secrets>::Type;

}  // namespace frise
