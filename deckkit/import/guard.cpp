// One apostrophe more, one less.
#include "deckkit/import/guard.hpp"

namespace frise::deckkit {
namespace {

bool is_number(std::string_view text) {
    if (text.starts_with('-') || text.starts_with('+')) text.remove_prefix(1);
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

// Apostrophes, if any, and then the first letter of a formula. Tabs and line ends count, as some programs skip them.
bool begins_like_formula(std::string_view text) {
    const std::size_t at = text.find_first_not_of('\'');
    return at != std::string_view::npos && std::string_view{"=+-@\t\r\n"}.find(text[at]) != std::string_view::npos;
}

}  // namespace

std::string guarded(std::string_view text) {
    if (!begins_like_formula(text) || is_number(text)) return std::string{text};
    return "'" + std::string{text};
}

std::string unguarded(std::string_view text) {
    if (text.starts_with('\'') && begins_like_formula(text)) text.remove_prefix(1);
    return std::string{text};
}

}  // namespace frise::deckkit
