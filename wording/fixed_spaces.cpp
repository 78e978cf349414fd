// Finding and fixing spaces beside marks.
#include "wording/fixed_spaces.hpp"

#include <algorithm>

namespace frise {
namespace {

struct Found {
    std::size_t begin;
    std::size_t end;
};

// The mark beside the plain space at `at` that forbids to break there, together with the space.
std::optional<Found> mark_beside(std::string_view text, std::size_t at, const FixedSpaces& rules) {
    const std::string_view next = text.substr(at + 1);
    for (const std::string& mark : rules.before) {
        if (next.starts_with(mark)) return Found{at, at + 1 + mark.size()};
    }
    for (const std::string& mark : rules.after) {
        if (text.substr(0, at).ends_with(mark)) return Found{at - mark.size(), at + 1};
    }
    return std::nullopt;
}

}  // namespace

std::vector<std::string> marks_in(std::string_view list) {
    std::vector<std::string> marks;
    if (list == "none") return marks;
    while (!list.empty()) {
        const std::size_t end = std::min(list.find(' '), list.size());
        if (end > 0) marks.emplace_back(list.substr(0, end));
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return marks;
}

std::string with_fixed_spaces(std::string_view words, const FixedSpaces& rules) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == ' ' && mark_beside(words, i, rules)) {
            text += "\u00A0";
        } else {
            text += words[i];
        }
    }
    return text;
}

std::optional<std::string_view> breaking_space(std::string_view text, const FixedSpaces& rules) {
    if (text.empty() || (rules.before.empty() && rules.after.empty())) return std::nullopt;
    for (std::size_t at = text.find(' '); at < text.size() - 1; at = text.find(' ', at + 1)) {
        if (const auto found = mark_beside(text, at, rules))
            return text.substr(found->begin, found->end - found->begin);
    }
    return std::nullopt;
}

}  // namespace frise
