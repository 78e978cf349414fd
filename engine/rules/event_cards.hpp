// The cards in an event, as a viewer sees it. They are found in its fields, so that no list of events is needed.
#pragma once

#include "engine/core/card.hpp"
#include "engine/rules/event.hpp"
#include "engine/rules/fields.hpp"

#include <concepts>
#include <optional>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>

namespace frise {

namespace event_cards {

template <class T>
concept List = requires(const T& list) {
    list.begin();
};

template <class T>
struct IsOptional : std::false_type {};
template <class T>
struct IsOptional<std::optional<T>> : std::true_type {};

template <class T>
struct IsVariant : std::false_type {};
template <class... Ts>
struct IsVariant<std::variant<Ts...>> : std::true_type {};

template <class T>
constexpr bool has_cards();

template <class T>
constexpr bool field_has_cards() {
    return std::apply(
        []<class... Fields>(const Fields&... field) {
            return (has_cards<std::remove_cvref_t<decltype(std::declval<T>().*field.member)>>() || ...);
        },
        T::fields());
}

// Whether a type can hold a card somewhere.
template <class T>
constexpr bool has_cards() {
    if constexpr (std::same_as<T, CardNo> || std::same_as<T, Dated>) {
        return true;
    } else if constexpr (IsOptional<T>::value) {
        return has_cards<typename T::value_type>();
    } else if constexpr (WithFields<T>) {
        return field_has_cards<T>();
    } else if constexpr (List<T>) {
        return has_cards<std::remove_cvref_t<decltype(*std::declval<const T&>().begin())>>();
    } else {
        return false;
    }
}

template <class T, class Visit>
void each(const T& part, Visit& visit) {
    if constexpr (!has_cards<T>()) {
        return;
    } else if constexpr (std::same_as<T, CardNo>) {
        visit(part);
    } else if constexpr (std::same_as<T, Dated>) {
        visit(part.card);
    } else if constexpr (IsOptional<T>::value) {
        if (part) each(*part, visit);
    } else if constexpr (WithFields<T>) {
        for_each_field<T>([&](const auto& field) { each(part.*field.member, visit); });
    } else {
        for (const auto& one : part) each(one, visit);
    }
}

template <class E>
constexpr bool has_year() {
    return std::apply(
        [](const auto&... field) {
            const auto is_year = []<class F>(const F& one) {
                if constexpr (requires { one.name; }) {
                    return one.name == "year";
                } else {
                    return false;
                }
            };
            return (is_year(field) || ...);
        },
        E::fields());
}

// Only a card that stands beside a year, and cards that have their own.
template <class E, class Visit>
void each_dated(const E& event, Visit& visit) {
    for_each_field<E>([&](const auto& field) {
        const auto& part = event.*field.member;
        using Part = std::remove_cvref_t<decltype(part)>;
        if constexpr (std::same_as<Part, CardNo>) {
            if constexpr (has_year<E>()) visit(part);
        } else if constexpr (std::same_as<Part, Dated>) {
            visit(part.card);
        } else if constexpr (List<Part>) {
            if constexpr (std::same_as<std::remove_cvref_t<decltype(*part.begin())>, Dated>) each(part, visit);
        }
    });
}

template <class E, class Visit>
void as_seen(const E& event, Viewer viewer, Visit visit) {
    if constexpr (!is_in<E, AllKinds::Secrets>) {
        visit(event);
    } else if constexpr (!kinds::DiffersByViewer<E>) {
        visit(seen_by(event));
    } else {
        const auto shown = seen_by(viewer, event);
        if constexpr (IsVariant<std::remove_const_t<decltype(shown)>>::value) {
            std::visit(visit, shown);
        } else {
            visit(shown);
        }
    }
}

}  // namespace event_cards

// Calls `visit` with each card whose title the event shows for the first time.
template <class Visit>
void each_card_from_pile(const Event& event, Viewer viewer, Visit visit) {
    const auto shown = [&]<class E>(const E& e) {
        if constexpr (event_cards::has_cards<E>()) {
            // An event with cards that lacks `cards_from` does not compile.
            if constexpr (E::cards_from == CardsFrom::pile) event_cards::each(e, visit);
        }
    };
    std::visit([&](const auto& e) { event_cards::as_seen(e, viewer, shown); }, event);
}

// Calls `visit` with each card whose year the event shows.
template <class Visit>
void each_turned_card(const Event& event, Viewer viewer, Visit visit) {
    const auto shown = [&](const auto& e) { event_cards::each_dated(e, visit); };
    std::visit([&](const auto& e) { event_cards::as_seen(e, viewer, shown); }, event);
}

}  // namespace frise
