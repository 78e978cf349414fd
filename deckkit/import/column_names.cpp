// The names that columns go by.
#include "deckkit/import/columns.hpp"
#include "deckkit/import/folded.hpp"

#include <algorithm>
#include <array>
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

// Words of a name stand together: "iconfront" is "icon front", "Icon_Front" and "iconFront".
constexpr auto field_wordings = std::to_array<FieldWording>({
    {Field::year, "year", "year", "année",
     " annee an date year years dates annees quand when datation inception time pointintime jour debut start begin "
     "startdate datedebut datededebut dateofevent eventdate starttime birth naissance publicationdate "},
    {Field::precision, "precision", "precision", "précision",
     " precision timeprecision dateprecision precisiondate precisiondeladate "},
    {Field::calendar, "calendar", "calendar", "calendrier",
     " calendar calendrier calendarmodel timecalendarmodel datecalendar datecalendarmodel calendardate "},
    {Field::title, "title", "title", "titre",
     " titre evenement title event name nom intitule faithistorique libelle label itemlabel eventlabel carte card "
     "oeuvre invention headline evenements events titles titres "},
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

std::optional<Field> field_called(std::string_view joined) {
    const std::string wanted = " " + std::string{joined} + " ";
    for (const FieldWording& each : field_wordings) {
        if (each.known.find(wanted) != std::string_view::npos) return each.field;
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
    constexpr std::size_t longest_name = 60;
    if (header.size() > longest_name) return std::nullopt;
    const std::string plain = folded(with_humps_apart(header));
    std::vector<std::string_view> words = words_of(plain);
    // Of the plural "thème(s)".
    if (words.size() > 1 && words.back() == "s") words.pop_back();
    const auto language = take_language(words);
    if (const auto field = field_called(joined(words))) return NamedField{*field, language, 2};
    // Another "…Label" of Wikidata is the name of something else.
    if (words.empty() || words.size() > 5 || words.back() == "label") return std::nullopt;
    for (const std::string_view word : words) {
        if (const auto field = word.size() > 2 ? field_called(word) : std::nullopt)
            return NamedField{*field, language, 1};
    }
    return std::nullopt;
}

}  // namespace frise::deckkit
