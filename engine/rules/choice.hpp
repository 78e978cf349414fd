// What a choice of actions has to have: a choice stands for all combinations of what it lists.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>

namespace frise {

// Whether programs get the actions one by one or a description of their ranges.
enum class Listing : std::uint8_t { always, while_few, never };

// Of what a choice lists; combinations are counted beyond what memory can list.
template <class List>
constexpr auto item(const List& list, std::uint64_t n) {
    return list[static_cast<std::size_t>(n)];
}

constexpr std::uint64_t gap_count(int last_gap) { return static_cast<std::uint64_t>(last_gap) + 1; }

// An action without fields is a choice by itself: there is only one of it.
template <class C>
concept SingleChoice = requires {
    C::type;
    requires !requires(const C& choice) { choice.count(); };
};

template <class C>
constexpr std::uint64_t count_of(const C& choice) {
    if constexpr (SingleChoice<C>) {
        return 1;
    } else {
        return choice.count();
    }
}

}  // namespace frise
