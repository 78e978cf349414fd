// Taking lists apart.
#include "wording/spellings.hpp"

#include <algorithm>

namespace frise {

std::vector<std::string_view> spellings_in(Language language, Text list) {
    std::vector<std::string_view> parts;
    std::string_view rest = words(language, list);
    if (rest == "none") return parts;
    while (!rest.empty()) {
        const std::size_t comma = std::min(rest.find(','), rest.size());
        std::string_view part = rest.substr(0, comma);
        while (part.starts_with(' ')) part.remove_prefix(1);
        while (part.ends_with(' ')) part.remove_suffix(1);
        if (!part.empty()) parts.push_back(part);
        rest.remove_prefix(std::min(comma + 1, rest.size()));
    }
    return parts;
}

std::vector<std::string_view> all_spellings(Text list) {
    std::vector<std::string_view> all;
    for (const Language language : all_languages()) {
        const auto parts = spellings_in(language, list);
        all.insert(all.end(), parts.begin(), parts.end());
    }
    return all;
}

}  // namespace frise
