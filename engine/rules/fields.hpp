// The fields of an action, an event or options, by the names that programs know them by. JSON is read and written with
// them, so that each name is written once.
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

// A field that events have had since version 2 of logs. In a log of version 1 it is absent, and found by playing again.
template <class T, class Member>
struct Since2 {
    constexpr Since2(std::string_view field_name, Member T::*field_member) : name{field_name}, member{field_member} {}

    std::string_view name;
    Member T::*member;
};

// Always there; null where it has no value.
template <class T, class Member>
struct FieldOrNull {
    constexpr FieldOrNull(std::string_view field_name, Member T::*field_member)
        : name{field_name}, member{field_member} {}

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

// The fields of a member, written among those of the object itself.
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

namespace fields {

template <class T, class Member>
constexpr bool is_newer(const Since2<T, Member>& /*field*/) {
    return true;
}
template <class Other>
constexpr bool is_newer(const Other& /*field*/) {
    return false;
}

}  // namespace fields

// The same but for what version 1 of logs did not have.
template <WithFields T>
bool same_in_version_1(const T& a, const T& b) {
    bool same = true;
    for_each_field<T>(
        [&](const auto& field) { same = same && (fields::is_newer(field) || a.*field.member == b.*field.member); });
    return same;
}

}  // namespace frise
