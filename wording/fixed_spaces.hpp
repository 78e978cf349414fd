// Spaces at which a line must not break: French has them before : ; ! ? » and after «.
#pragma once

#include "wording/language.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace frise {

// The marks that have such a space before or after them, as a language's file lists them.
struct FixedSpaces {
    std::vector<std::string> before;
    std::vector<std::string> after;
};

const FixedSpaces& fixed_spaces(Language language);

// Marks with spaces between them, or "none".
std::vector<std::string> marks_in(std::string_view list);

// Files have plain spaces, which can be seen.
std::string with_fixed_spaces(std::string_view words, const FixedSpaces& rules);

// The first plain space with its mark where there should be a fixed one.
std::optional<std::string_view> breaking_space(std::string_view text, const FixedSpaces& rules);

}  // namespace frise
