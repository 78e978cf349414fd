// Names and codes of languages.
#include "wording/language.hpp"

#include "wording/dictionary.hpp"
#include "wording/slot.hpp"

#include <algorithm>

namespace frise {

std::string_view code(Language language) { return dictionary()[index(language)].code; }

std::optional<Language> language_with(std::string_view wanted) {
    const auto& all = all_languages();
    const auto found = std::find_if(all.begin(), all.end(), [&](Language each) { return code(each) == wanted; });
    return found == all.end() ? std::nullopt : std::optional{*found};
}

std::string_view language_name(Language named, Language in) {
    const auto& own = dictionary()[index(named)].own;
    const auto called = own.find("language.called_" + std::string{code(in)});
    return called == own.end() ? words(named, "language.name") : std::string_view{called->second};
}

// English last: it is what there is without asking.
std::string language_choice() {
    std::string text;
    for (const Language language : all_languages())
        text.insert(0, std::string{code(language)} + (text.empty() ? "" : "|"));
    return text;
}

std::string listed_languages(Language in) {
    std::string list;
    const auto& all = all_languages();
    for (std::size_t i = all.size() - 1; i > 0; --i) list += (list.empty() ? "" : ", ") + std::string{code(all[i])};
    return filled(in, "language.either", {word("list", list), word("last", std::string{code(all.front())})});
}

}  // namespace frise
