// The names that columns go by.
#include "deckkit/import/columns.hpp"
#include "deckkit/import/date_text.hpp"
#include "deckkit/import/folded.hpp"
#include "deckkit/import/tidied.hpp"
#include "wording/slot.hpp"
#include "wording/spellings.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <unordered_map>

namespace frise::deckkit {
namespace {

struct FieldWording {
    Field field;
    std::string_view name;
    Text label;
    Text known;  // the names that its columns go by
};

constexpr auto field_wordings = std::to_array<FieldWording>({
    {Field::year, "year", "import.field_year", "columns.year"},
    {Field::day, "day", "import.field_day", "columns.day"},
    {Field::month, "month", "import.field_month", "columns.month"},
    {Field::precision, "precision", "import.field_precision", "columns.precision"},
    {Field::calendar, "calendar", "import.field_calendar", "columns.calendar"},
    {Field::title, "title", "import.field_title", "columns.title"},
    {Field::dated, "dated", "import.field_dated", "columns.dated"},
    {Field::fact, "fact", "import.field_fact", "columns.fact"},
    {Field::clue, "clue", "import.field_clue", "columns.clue"},
    {Field::themes, "themes", "import.field_themes", "columns.themes"},
    {Field::region, "region", "import.field_region", "columns.region"},
    {Field::illustration, "illustration", "import.field_illustration", "columns.illustration"},
    {Field::source, "source", "import.field_source", "columns.source"},
    {Field::familiarity, "familiarity", "import.field_familiarity", "columns.familiarity"},
    {Field::icon_front, "icon_front", "import.field_icon_front", "columns.icon_front"},
    {Field::icon_back, "icon_back", "import.field_icon_back", "columns.icon_back"},
    {Field::id, "id", "import.field_id", "columns.id"},
    {Field::licence, "licence", "import.field_licence", "columns.licence"},
});

const FieldWording& field_wording(Field field) {
    return *std::find_if(field_wordings.begin(), field_wordings.end(),
                         [&](const FieldWording& each) { return each.field == field; });
}

std::string joined(const std::vector<std::string_view>& words) {
    std::string text;
    for (const std::string_view word : words) text += word;
    return text;
}

struct KnownName {
    Field field;
    std::size_t rank;  // among those of the field, in the list of its language
};

// Words of a name stand together: "iconfront" is "icon front", "Icon_Front" and "iconFront". Where a table has two
// names of one field, the one that stands earlier in its list is taken: beside a title, a name is that of an author.
const std::unordered_map<std::string, KnownName>& known_names() {
    static const auto all = [] {
        std::unordered_map<std::string, KnownName> names;
        for (const FieldWording& each : field_wordings) {
            for (const Language language : all_languages()) {
                std::size_t rank = 0;
                for (const std::string_view name : spellings_in(language, each.known)) {
                    names.try_emplace(plain_name(name), KnownName{each.field, rank++});
                }
            }
        }
        // Names in letters that folding does not know.
        names.erase("");
        return names;
    }();
    return all;
}

std::optional<NamedField> field_called(const std::string& name, std::optional<Language> language, int score) {
    const auto found = known_names().find(name);
    if (found == known_names().end()) return std::nullopt;
    return NamedField{found->second.field, language, score, found->second.rank};
}

// "titleFr" has two words.
std::string with_humps_apart(std::string_view header) {
    std::string text;
    for (std::size_t i = 0; i < header.size(); ++i) {
        const bool hump = i > 0 && header[i] >= 'A' && header[i] <= 'Z' && header[i - 1] >= 'a' && header[i - 1] <= 'z';
        if (hump) text += ' ';
        text += header[i];
    }
    return text;
}

// The first of these names that stands among the words of a header is taken out of it.
bool take_name(std::vector<std::string_view>& words, std::string_view names) {
    for (const std::string_view name : words_of(names)) {
        const auto found = std::find(words.begin(), words.end(), name);
        if (found == words.end() || words.size() == 1) continue;
        // "en" at the front is a French word.
        if (found == words.begin() && name.size() == 2) continue;
        words.erase(found);
        return true;
    }
    return false;
}

// English last, since "en" may be French.
std::optional<Language> take_language(std::vector<std::string_view>& words) {
    const auto& all = all_languages();
    const auto named = std::find_if(all.rbegin(), all.rend(), [&](Language language) {
        return take_name(words, frise::words(language, "language.columns"));
    });
    return named == all.rend() ? std::nullopt : std::optional{*named};
}

constexpr std::size_t longest_name = 60;

// A header without its language.
struct HeaderWords {
    explicit HeaderWords(std::string_view header) : plain{folded(with_humps_apart(header))}, words{words_of(plain)} {
        // Of the plural "thème(s)".
        if (words.size() > 1 && words.back() == "s") words.pop_back();
        language = take_language(words);
    }
    HeaderWords(const HeaderWords&) = delete;
    HeaderWords& operator=(const HeaderWords&) = delete;
    ~HeaderWords() = default;

    std::string plain;
    std::vector<std::string_view> words;  // of the plain text
    std::optional<Language> language;
};

}  // namespace

std::string_view name(Field field) { return field_wording(field).name; }

std::string_view label(Field field, Language language) { return words(language, field_wording(field).label); }

std::string explain(const ColumnGuess& guess, Language language) {
    if (!guess.field) return filled(language, "import.unused");
    std::string text{label(*guess.field, language)};
    if (!guess.language) return text;
    return filled(language, "import.field_in",
                  {word("field", text), word("language", std::string{language_name(*guess.language, language)})});
}

std::optional<NamedField> field_named(std::string_view header) {
    if (header.size() > longest_name) return std::nullopt;
    const HeaderWords known{header};
    const auto& words = known.words;
    if (const auto named = field_called(joined(words), known.language, 2)) return named;
    if (words.empty() || words.size() > 5) return std::nullopt;
    if (words.back() == "label") {
        // "eventLabel" is the title of an event; another "…Label" of Wikidata can be the name of something else.
        const auto named = field_called(joined({words.begin(), words.end() - 1}), known.language, 2);
        return named && named->field == Field::title ? named : std::nullopt;
    }
    for (const std::string_view word : words) {
        if (word.size() <= 2) continue;
        if (const auto named = field_called(std::string{word}, known.language, 1)) return named;
    }
    return std::nullopt;
}

std::optional<ItemLabel> item_label(std::string_view header) {
    if (header.size() > longest_name) return std::nullopt;
    const HeaderWords known{header};
    if (known.words.size() < 2 || known.words.back() != "label") return std::nullopt;
    return ItemLabel{joined({known.words.begin(), known.words.end() - 1}), known.language};
}

std::string plain_name(std::string_view header) {
    const std::string plain = folded(header);
    return joined(words_of(plain));
}

bool takes_language(std::string_view header) {
    if (const auto label = item_label(header)) return !label->language;
    const auto named = field_named(header);
    return named && !named->language;
}

std::size_t fields_named(const std::vector<std::string>& cells) {
    std::set<Field> found;
    for (const std::string& cell : cells) {
        if (read_date(tidied(cell))) return 0;
        const auto named = field_named(cell);
        if (named && named->score == 2) found.insert(named->field);
    }
    return found.size();
}

}  // namespace frise::deckkit
