// Two columns.
#include "apps/option_help.hpp"

#include "wording/letters.hpp"

namespace frise {

std::string option_help(Language language, std::span<const OptionHelp> options, std::size_t indent) {
    std::string text;
    for (const auto& [name, help] : options) {
        const std::string first = "  " + padded(name, indent - 2) + filled(language, help);
        for (const std::string& line : wrapped(first, 80, indent)) text += line + "\n";
    }
    return text;
}

}  // namespace frise
