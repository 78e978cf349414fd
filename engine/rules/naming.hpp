// The names of enumerators. A type with names has a function names_of() for it.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace frise {

template <class Enum, std::size_t N>
using Names = std::array<std::pair<Enum, std::string_view>, N>;

template <class Enum>
concept Named = requires(Enum value) {
    names_of(value);
};

template <Named Enum>
constexpr std::string_view name(Enum value) {
    const auto& names = names_of(value);
    return std::find_if(names.begin(), names.end(), [&](const auto& entry) { return entry.first == value; })->second;
}

template <Named Enum>
constexpr std::optional<Enum> value_named(std::string_view text) {
    const auto& names = names_of(Enum{});
    const auto it = std::find_if(names.begin(), names.end(), [&](const auto& entry) { return entry.second == text; });
    return it == names.end() ? std::nullopt : std::optional{it->first};
}

// The names alone.
template <class Enum, std::size_t N>
constexpr std::array<std::string_view, N> words(const Names<Enum, N>& names) {
    std::array<std::string_view, N> list;
    for (std::size_t i = 0; i < N; ++i) list[i] = names[i].second;
    return list;
}

template <class List>
std::string listed(const List& names) {
    std::string text;
    for (const auto& name : names) text += (text.empty() ? "" : ", ") + std::string{name};
    return text;
}

}  // namespace frise
