// Cutting names out of a line.
#include "cli/names.hpp"

#include "wording/letters.hpp"

#include <algorithm>

namespace frise::cli {

std::vector<std::string> names_in(std::string_view text) {
    std::vector<std::string> names;
    while (!text.empty()) {
        const std::size_t comma = std::min(text.find(','), text.size());
        const std::string name = shortened(cleaned(text.substr(0, comma)), longest_name);
        if (!name.empty()) names.push_back(name);
        text.remove_prefix(std::min(comma + 1, text.size()));
    }
    return names;
}

std::optional<std::string> repeated_name(const std::vector<std::string>& names) {
    for (std::size_t i = 0; i < names.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (lower_case(names[i]) == lower_case(names[j])) return names[i];
        }
    }
    return std::nullopt;
}

}  // namespace frise::cli
