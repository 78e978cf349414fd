// Lists of types. Every variant of the engine is made from those of the kinds of game.
#pragma once

#include <concepts>
#include <cstddef>
#include <type_traits>
#include <variant>

namespace frise {

template <class... Ts>
struct Types {
    static constexpr std::size_t size = sizeof...(Ts);
};

// Passes a type as a function argument.
template <class T>
struct As {
    using Type = T;
};

namespace types {

template <class T, class List>
struct IsIn;
template <class T, class... Ts>
struct IsIn<T, Types<Ts...>> : std::bool_constant<(std::same_as<T, Ts> || ...)> {};

template <class Done, class... Lists>
struct Union {
    using Type = Done;
};
template <class... Done, class... Lists>
struct Union<Types<Done...>, Types<>, Lists...> : Union<Types<Done...>, Lists...> {};
template <class... Done, class T, class... Ts, class... Lists>
struct Union<Types<Done...>, Types<T, Ts...>, Lists...>
    : Union<std::conditional_t<IsIn<T, Types<Done...>>::value, Types<Done...>, Types<Done..., T>>, Types<Ts...>,
            Lists...> {};

template <class List>
struct Variant;
template <class... Ts>
struct Variant<Types<Ts...>> {
    using Type = std::variant<Ts...>;
};

}  // namespace types

template <class T, class List>
inline constexpr bool is_in = types::IsIn<T, List>::value;

// The types of all lists in order, each once.
template <class... Lists>
using Union = typename types::Union<Types<>, Lists...>::Type;

template <class List>
using VariantOf = typename types::Variant<List>::Type;

// Calls `visit` with As<T> for each type in order.
template <class... Ts, class Visit>
constexpr void for_each(Types<Ts...> /*list*/, Visit&& visit) {
    (visit(As<Ts>{}), ...);
}

}  // namespace frise
