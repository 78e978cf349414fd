// The languages that Frise speaks.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace frise {

enum class Language : std::uint8_t { en, fr };
inline constexpr std::array all_languages{Language::en, Language::fr};

constexpr std::size_t index(Language language) { return static_cast<std::size_t>(language); }

constexpr std::string_view code(Language language) { return language == Language::fr ? "fr" : "en"; }

constexpr std::optional<Language> language_with(std::string_view wanted) {
    for (const Language language : all_languages) {
        if (code(language) == wanted) return language;
    }
    return std::nullopt;
}

}  // namespace frise
