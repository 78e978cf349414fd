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
    Both help;
};

inline constexpr OptionHelp lang_help{
    "--lang fr|en", {"language: fr or en (else as the locale says)", "langue : fr ou en (sinon, celle du système)"}};

// What they are for begins at this column.
std::string option_help(Language language, std::span<const OptionHelp> options, std::size_t indent);

}  // namespace frise
