// Texts by their names. The words are in the files of each language: docs/languages.md.
#pragma once

#include "wording/language.hpp"
#include "wording/text_names.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <optional>
#include <string_view>

namespace frise {

inline constexpr std::size_t text_count = std::size(text_names);

// "coop.goal": the text “goal” of games/coop/words. A name that English does not have does not compile. (Not consteval:
// Clang 14 crashes where the result is returned or chosen with ?:.)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wgcc-compat"
class Text {
  public:
    // Of the literal itself, so that the compiler looks the name up.
    template <std::size_t Size>
    constexpr Text(const char (&name)[Size])  // NOLINT(modernize-avoid-c-arrays)
        __attribute__((diagnose_if(!named(name), "no file of English in wording or games has this text", "error")))
        : place_{named(name).value().place_} {}

    static constexpr std::optional<Text> named(std::string_view name) {
        const auto* const found = std::lower_bound(std::begin(text_names), std::end(text_names), name);
        if (found == std::end(text_names) || *found != name) return std::nullopt;
        return Text{static_cast<std::size_t>(found - std::begin(text_names))};
    }
    // The n-th of all texts in the order of their names.
    static constexpr Text nth(std::size_t n) { return Text{n}; }

    [[nodiscard]] constexpr std::size_t place() const { return place_; }
    [[nodiscard]] constexpr std::string_view name() const { return text_names[place_]; }
    bool operator==(const Text&) const = default;

  private:
    constexpr explicit Text(std::size_t place) : place_{static_cast<std::uint16_t>(place)} {}

    std::uint16_t place_;
};
#pragma clang diagnostic pop

constexpr Text nth_of(std::initializer_list<Text> texts, std::size_t n) { return texts.begin()[n]; }

// With its slots as they are; slot.hpp fills them.
std::string_view words(Language language, Text text);

}  // namespace frise
