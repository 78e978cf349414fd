// The languages that Frise speaks: those of the program, and those that the variable FRISE_WORDS names.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace frise {

// English where nothing is said: it has every text.
struct Language {
    std::uint8_t place = 0;  // in the list of all

    auto operator<=>(const Language&) const = default;
};

// English first.
const std::vector<Language>& all_languages();

constexpr std::size_t index(Language language) { return language.place; }

// "en"
std::string_view code(Language language);
std::optional<Language> language_with(std::string_view wanted);

// What a language is called in another one: "French", « anglais ». Where its files do not say, as it calls itself.
std::string_view language_name(Language named, Language in);

// For help: "fr|en", and "fr or en".
std::string language_choice();
std::string listed_languages(Language in);

}  // namespace frise
