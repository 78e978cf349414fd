// The years that an event shows, told from its fields: so no event has to be listed, and none is forgotten.
#pragma once

#include "engine/core/card.hpp"
#include "engine/rules/fields.hpp"

#include <concepts>
#include <optional>
#include <ranges>
#include <type_traits>
#include <utility>

namespace frise {

namespace shown {

template <class T, class Field>
using TypeOf = std::remove_cvref_t<decltype(std::declval<const T&>().*std::declval<const Field&>().member)>;

template <class T>
concept Optional = requires {
    requires std::same_as<T, std::optional<typename T::value_type>>;
};

template <class T>
concept DatedCards = std::ranges::range<T> && std::same_as<std::ranges::range_value_t<T>, Dated>;

// Whether a predicate, a template of one type, holds for any field of T.
template <WithFields T, class Holds>
constexpr bool any_field(Holds&& holds) {
    bool any = false;
    for_each_field<T>([&]<class F>(const F& /*field*/) { any = any || holds.template operator()<TypeOf<T, F>>(); });
    return any;
}

}  // namespace shown

// Whether there may be years in it. Any number that could be one counts: a false alarm is seen by whoever compiles it.
template <class T>
constexpr bool may_hold_years() {
    if constexpr (std::same_as<T, Year> || std::same_as<T, Dated>) {
        return true;
    } else if constexpr (shown::Optional<T>) {
        return may_hold_years<typename T::value_type>();
    } else if constexpr (std::ranges::range<T>) {
        return may_hold_years<std::ranges::range_value_t<T>>();
    } else if constexpr (WithFields<T>) {
        return shown::any_field<T>([]<class Member> { return may_hold_years<Member>(); });
    } else {
        return false;
    }
}

// An event about one card and its year.
template <class E>
concept ShowsYear = requires(const E& event) {
    { event.card } -> std::same_as<const CardNo&>;
    { event.year } -> std::same_as<const Year&>;
};

// An event with a list of cards and their years.
template <class E>
constexpr bool shows_years() {
    return shown::any_field<E>([]<class Member> { return shown::DatedCards<Member>; });
}

// Calls `learn` with each card whose year such an event shows.
template <class E, class Learn>
void for_each_shown(const E& event, Learn&& learn) {
    if constexpr (ShowsYear<E>) learn(Dated{event.card, event.year});
    for_each_field<E>([&]<class F>(const F& field) {
        if constexpr (shown::DatedCards<shown::TypeOf<E, F>>) {
            for (const Dated& card : event.*field.member) learn(card);
        }
    });
}

}  // namespace frise
