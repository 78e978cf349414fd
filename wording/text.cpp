// The table of texts by language.
#include "wording/text.hpp"

#include "wording/slot.hpp"

#include <array>
#include <string>

namespace frise {
namespace {

using TextTable = std::array<std::string, text_count>;

TextTable table_of(Language language) {
    TextTable table;
    for (const auto& [text, words] : language == Language::fr ? french() : english()) {
        table[static_cast<std::size_t>(text)] =
            language == Language::fr ? with_french_spaces(words) : std::string{words};
    }
    return table;
}

}  // namespace

std::string_view words(Language language, Text text) {
    static const std::array<TextTable, all_languages.size()> tables{table_of(Language::en), table_of(Language::fr)};
    return tables[index(language)][static_cast<std::size_t>(text)];
}

}  // namespace frise
