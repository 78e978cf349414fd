// The fields of an action, an event or options, by the names that programs know them by. JSON is read and written with
// them, so that a name stands once.
#pragma once

#include <concepts>
#include <string_view>
#include <tuple>
#include <utility>

namespace frise {

// A field that is always there; an optional one only where it has a value.
template <class T, class Member>
struct Field {
    constexpr Field(std::string_view field_name, Member T::*field_member) : name{field_name}, member{field_member} {}

    std::string_view name;
    Member T::*member;
};

// Left out where it is empty, or 0.
template <class T, class Member>
struct FieldIfAny {
    constexpr FieldIfAny(std::string_view field_name, Member T::*field_member)
        : name{field_name}, member{field_member} {}

    std::string_view name;
    Member T::*member;
};

// The member's own fields, beside the others.
template <class T, class Member>
struct FieldsOf {
    constexpr explicit FieldsOf(Member T::*field_member) : member{field_member} {}

    Member T::*member;
};

template <class T>
concept WithFields = requires {
    T::fields();
};

// Calls `visit` with each field in order.
template <WithFields T, class Visit>
constexpr void for_each_field(Visit&& visit) {
    std::apply([&](const auto&... field) { (visit(field), ...); }, T::fields());
}

}  // namespace frise
