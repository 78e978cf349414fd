// A list of options or commands with what they are for.
#pragma once

#include "wording/slot.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace frise {

struct OptionHelp {
    std::string_view name;
    Text help;
};

// "--hand N", and "--lang fr|en" with the languages that there are.
std::string option_name(std::string_view name, std::string_view value);
inline constexpr OptionHelp lang_help{"--lang", "help.lang"};

// With the languages and decks that there are.
std::string help_text(Language language, Text text);

// What they are for begins at this column.
std::string option_help(Language language, std::span<const OptionHelp> options, std::size_t indent);

}  // namespace frise
