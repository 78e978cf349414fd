// The names that columns go by.
#include "deckkit/import/columns.hpp"
#include "deckkit/import/date_text.hpp"
#include "deckkit/import/folded.hpp"
#include "deckkit/import/tidied.hpp"
#include "wording/slot.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace frise::deckkit {
namespace {

struct FieldWording {
    Field field;
    std::string_view name;
    Text label;
    std::string_view known;  // folded names with spaces around each
};

// Words of a name stand together: "iconfront" is "icon front", "Icon_Front" and "iconFront". Where a table has two
// names of one field, the one that stands earlier here is taken: beside a title, a name is that of an author.
constexpr auto field_wordings = std::to_array<FieldWording>({
    {Field::year, "year", "import.field_year",
     " annee an date year years dates annees aaaa yyyy quand when datation inception time pointintime debut start "
     "begin startdate datedebut datededebut dateofevent eventdate starttime birth naissance publicationdate "},
    {Field::day, "day", "import.field_day", " jour jours day days jj dd quantieme jourdumois dayofmonth "},
    {Field::month, "month", "import.field_month", " mois month months mm moisdelannee monthofyear "},
    {Field::precision, "precision", "import.field_precision",
     " precision timeprecision dateprecision precisiondate precisiondeladate "},
    {Field::calendar, "calendar", "import.field_calendar",
     " calendar calendrier calendarmodel timecalendarmodel datecalendar datecalendarmodel calendardate "},
    {Field::title, "title", "import.field_title",
     " titre title evenement event evenements events titres titles intitule faithistorique headline oeuvre invention "
     "itemlabel libelle label carte card nom name "},
    {Field::dated, "dated", "import.field_dated",
     " quoi dated cequiestdate whatisdated what precisions detail details soustitre subtitle "},
    {Field::fact, "fact", "import.field_fact",
     " fait anecdote fact description commentaire comment explication explanation note notes lesaviezvous info infos "
     "itemdescription remarque remarques "},
    {Field::clue, "clue", "import.field_clue", " indice clue hint indices aide clues hints "},
    {Field::themes, "themes", "import.field_themes",
     " theme themes categorie categories category tag tags sujet sujets topic topics matiere domaine "},
    {Field::region, "region", "import.field_region", " region regions continent zone "},
    {Field::illustration, "illustration", "import.field_illustration",
     " illustration image icon icone picture dessin "},
    {Field::source, "source", "import.field_source",
     " source sources article wikipedia articlewikipedia wikipediaarticle sitelink lien link url reference wiki "},
    {Field::familiarity, "familiarity", "import.field_familiarity",
     " familiarite familiarity notoriete celebrite fame "},
    {Field::icon_front, "icon_front", "import.field_icon_front",
     " iconfront fronticon iconerecto symbolerecto symboledurecto iconsfront iconedevant "},
    {Field::icon_back, "icon_back", "import.field_icon_back",
     " iconback backicon iconeverso symboleverso symboleduverso iconsback iconedos "},
    {Field::id, "id", "import.field_id", " id identifiant identifier slug "},
    {Field::licence, "licence", "import.field_licence", " licence license "},
});

const FieldWording& field_wording(Field field) {
    return *std::find_if(field_wordings.begin(), field_wordings.end(),
                         [&](const FieldWording& each) { return each.field == field; });
}

std::optional<NamedField> field_called(std::string_view joined, std::optional<Language> language, int score) {
    const std::string wanted = " " + std::string{joined} + " ";
    for (const FieldWording& each : field_wordings) {
        const std::size_t rank = each.known.find(wanted);
        if (rank != std::string_view::npos) return NamedField{each.field, language, score, rank};
    }
    return std::nullopt;
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

std::string joined(const std::vector<std::string_view>& words) {
    std::string text;
    for (const std::string_view word : words) text += word;
    return text;
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
        if (const auto named = field_called(word, known.language, 1)) return named;
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
