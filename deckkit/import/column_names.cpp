// The names that columns go by.
#include "deckkit/import/columns.hpp"
#include "deckkit/import/date_text.hpp"
#include "deckkit/import/folded.hpp"
#include "deckkit/import/tidied.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace frise::deckkit {
namespace {

struct FieldWording {
    Field field;
    std::string_view name;
    std::string_view english;
    std::string_view french;
    std::string_view known;  // folded names with spaces around each
};

// Words of a name stand together: "iconfront" is "icon front", "Icon_Front" and "iconFront". Where a table has two
// names of one field, the one that stands earlier here is taken: beside a title, a name is that of an author.
constexpr auto field_wordings = std::to_array<FieldWording>({
    {Field::year, "year", "year", "année",
     " annee an date year years dates annees aaaa yyyy quand when datation inception time pointintime debut start "
     "begin startdate datedebut datededebut dateofevent eventdate starttime birth naissance publicationdate "},
    {Field::day, "day", "day", "jour", " jour jours day days jj dd quantieme jourdumois dayofmonth "},
    {Field::month, "month", "month", "mois", " mois month months mm moisdelannee monthofyear "},
    {Field::precision, "precision", "precision", "précision",
     " precision timeprecision dateprecision precisiondate precisiondeladate "},
    {Field::calendar, "calendar", "calendar", "calendrier",
     " calendar calendrier calendarmodel timecalendarmodel datecalendar datecalendarmodel calendardate "},
    {Field::title, "title", "title", "titre",
     " titre title evenement event evenements events titres titles intitule faithistorique headline oeuvre invention "
     "itemlabel libelle label carte card nom name "},
    {Field::dated, "dated", "what is dated", "ce qui est daté",
     " quoi dated cequiestdate whatisdated what precisions detail details soustitre subtitle "},
    {Field::fact, "fact", "fact", "anecdote",
     " fait anecdote fact description commentaire comment explication explanation note notes lesaviezvous info infos "
     "itemdescription remarque remarques "},
    {Field::clue, "clue", "clue", "indice", " indice clue hint indices aide clues hints "},
    {Field::themes, "themes", "themes", "thèmes",
     " theme themes categorie categories category tag tags sujet sujets topic topics matiere domaine "},
    {Field::region, "region", "region", "région", " region regions continent zone "},
    {Field::illustration, "illustration", "illustration", "illustration",
     " illustration image icon icone picture dessin "},
    {Field::source, "source", "source", "source",
     " source sources article wikipedia articlewikipedia wikipediaarticle sitelink lien link url reference wiki "},
    {Field::familiarity, "familiarity", "familiarity", "familiarité",
     " familiarite familiarity notoriete celebrite fame "},
    {Field::icon_front, "icon_front", "symbol on the front", "symbole du recto",
     " iconfront fronticon iconerecto symbolerecto symboledurecto iconsfront iconedevant "},
    {Field::icon_back, "icon_back", "symbol on the back", "symbole du verso",
     " iconback backicon iconeverso symboleverso symboleduverso iconsback iconedos "},
    {Field::id, "id", "id", "identifiant", " id identifiant identifier slug "},
    {Field::licence, "licence", "licence", "licence", " licence license "},
});

constexpr auto language_words = std::to_array<std::pair<std::string_view, Language>>({
    {"fr", Language::fr},
    {"francais", Language::fr},
    {"french", Language::fr},
    {"fra", Language::fr},
    {"en", Language::en},
    {"anglais", Language::en},
    {"english", Language::en},
    {"eng", Language::en},
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

std::optional<Language> take_language(std::vector<std::string_view>& words) {
    for (const auto& [word, language] : language_words) {
        const auto found = std::find(words.begin(), words.end(), word);
        if (found == words.end() || words.size() == 1) continue;
        // "en" at the front is a French word.
        if (found == words.begin() && word.size() == 2) continue;
        words.erase(found);
        return language;
    }
    return std::nullopt;
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

std::string_view label(Field field, Language language) {
    return language == Language::en ? field_wording(field).english : field_wording(field).french;
}

std::string explain(const ColumnGuess& guess, Language language) {
    const bool english = language == Language::en;
    if (!guess.field) return english ? "not used" : "non utilisée";
    std::string text{label(*guess.field, language)};
    if (!guess.language) return text;
    const bool in_french = *guess.language == Language::fr;
    if (english) return text + (in_french ? " (French)" : " (English)");
    return text + (in_french ? " (français)" : " (anglais)");
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
