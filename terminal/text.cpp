// The table of texts by language.
#include "terminal/text.hpp"

#include <array>
#include <string>

namespace frise::terminal {
namespace {

using Table = std::array<std::string, text_count>;

// French sets a space that never breaks before : ; ! ? » and after «. The file has plain spaces, which can be seen.
std::string with_french_spaces(std::string_view words) {
    constexpr std::string_view fixed_space = "\u00A0";
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string_view next = words.substr(i + 1);
        const bool before_mark = next.starts_with("»") ||
                                 (!next.empty() && std::string_view{":;!?"}.find(next[0]) != std::string_view::npos);
        const bool after_mark = words.substr(0, i).ends_with("«");
        if (words[i] == ' ' && (before_mark || after_mark)) {
            text += fixed_space;
        } else {
            text += words[i];
        }
    }
    return text;
}

Table table_of(Language language) {
    Table table;
    for (const auto& [text, words] : language == Language::fr ? french() : english()) {
        table[static_cast<std::size_t>(text)] =
            language == Language::fr ? with_french_spaces(words) : std::string{words};
    }
    return table;
}

}  // namespace

std::string_view words(Language language, Text text) {
    static const std::array<Table, all_languages.size()> tables{table_of(Language::en), table_of(Language::fr)};
    return tables[index(language)][static_cast<std::size_t>(text)];
}

}  // namespace frise::terminal
