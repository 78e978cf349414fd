// The words for each remark.
#include "deckkit/import/remark.hpp"

#include <algorithm>
#include <array>

namespace frise::deckkit {
namespace {

struct RemarkWording {
    Issue issue;
    Outcome outcome;
    std::string_view name;
    std::string_view english;
    std::string_view french;
};

constexpr auto refused = Outcome::refused;
constexpr auto skipped = Outcome::skipped;
constexpr auto taken = Outcome::taken;

constexpr auto remark_wordings = std::to_array<RemarkWording>({
    {Issue::file_too_big, refused, "file-too-big", "the file is too big: more than {most} MB",
     "le fichier est trop gros : plus de {most} Mo"},
    {Issue::file_empty, refused, "file-empty", "the file is empty", "le fichier est vide"},
    {Issue::not_text, refused, "not-text",
     "this is neither text nor a file of a known kind: CSV, JSON, an Anki package (.apkg) or a Quizlet export",
     "ce n’est ni du texte ni un fichier d’une sorte connue : CSV, JSON, paquet Anki (.apkg) ou export de Quizlet"},
    {Issue::spreadsheet_file, refused, "spreadsheet-file",
     "this is a spreadsheet’s own file; save it as CSV (“Save as…”, Text CSV) and import that",
     "c’est le fichier d’un tableur ; enregistrez-le en CSV (« Enregistrer sous… », Texte CSV) et importez celui-ci"},
    {Issue::unknown_file, refused, "unknown-file", "there is no such kind of file: {value}",
     "il n’y a pas de telle sorte de fichier : {value}"},
    {Issue::archive_broken, refused, "archive-broken", "the package is damaged or cut short: {reason}",
     "le paquet est abîmé ou tronqué : {reason}"},
    {Issue::archive_locked, refused, "archive-locked", "the package is locked with a password",
     "le paquet est protégé par un mot de passe"},
    {Issue::archive_too_big, refused, "archive-too-big",
     "the package would unpack to more than {most} MB, or to more than {ratio} times its size",
     "le paquet donnerait plus de {most} Mo une fois ouvert, ou plus de {ratio} fois sa taille"},
    {Issue::no_collection, refused, "no-collection", "this archive is no Anki package: there is no collection in it",
     "cette archive n’est pas un paquet Anki : il n’y a pas de collection dedans"},
    {Issue::database_broken, refused, "database-broken", "the collection in the package cannot be read: {reason}",
     "la collection du paquet est illisible : {reason}"},
    {Issue::not_json, refused, "not-json", "this is not valid JSON: {reason}",
     "ce n’est pas du JSON valable : {reason}"},
    {Issue::no_list, refused, "no-list", "there is no list of objects with a title and a year in this JSON",
     "il n’y a pas dans ce JSON de liste d’objets avec un titre et une année"},
    {Issue::too_many_values, refused, "too-many-values", "there is too much in this JSON: more than {most} values",
     "il y a trop de choses dans ce JSON : plus de {most} valeurs"},
    {Issue::too_many_rows, refused, "too-many-rows", "there are too many rows: more than {most}",
     "il y a trop de lignes : plus de {most}"},
    {Issue::too_many_columns, refused, "too-many-columns", "there are too many columns: more than {most}",
     "il y a trop de colonnes : plus de {most}"},
    {Issue::no_date_column, refused, "no-date-column",
     "no column was found to hold dates; name one “year” or “date” in the first row",
     "aucune colonne ne semble contenir de dates ; nommez-en une « année » ou « date » dans la première ligne"},
    {Issue::no_title_column, refused, "no-title-column",
     "no column was found to hold titles; name one “title” in the first row",
     "aucune colonne ne semble contenir de titres ; nommez-en une « titre » dans la première ligne"},
    {Issue::title_unclear, refused, "title-unclear",
     "the titles could be in column {value} or in column {other}; name one of them “title” in the first row",
     "les titres pourraient être dans la colonne {value} ou dans la colonne {other} ; nommez l’une d’elles « titre » "
     "dans la première ligne"},
    {Issue::no_label_column, refused, "no-label-column",
     "column {value} holds addresses and no titles; for Wikidata, add its label to the query: ?{value}Label and "
     "SERVICE wikibase:label",
     "la colonne {value} contient des adresses et pas de titres ; pour Wikidata, ajoutez son libellé à la requête : "
     "?{value}Label et SERVICE wikibase:label"},
    {Issue::no_cards, refused, "no-cards", "not one card could be made of this file",
     "aucune carte n’a pu être tirée de ce fichier"},
    {Issue::deck_unusable, refused, "deck-unusable", "this deck file cannot be used",
     "ce fichier de paquet est inutilisable"},
    {Issue::above_names, skipped, "above-names", "this row stands above the names of the columns",
     "cette ligne est au-dessus des noms des colonnes"},
    {Issue::date_missing, skipped, "date-missing", "there is no date", "il n’y a pas de date"},
    {Issue::not_a_date, skipped, "not-a-date", "“{value}” cannot be read as a date",
     "« {value} » ne se lit pas comme une date"},
    {Issue::serial_number, skipped, "serial-number",
     "“{value}” looks like a spreadsheet’s own number for a day, not like a year; format the column as text or as a "
     "date",
     "« {value} » ressemble au nombre d’un tableur pour un jour, pas à une année ; mettez la colonne au format texte "
     "ou "
     "date"},
    {Issue::two_digit_year, skipped, "two-digit-year", "“{value}”: the year has two digits, so its century is unclear",
     "« {value} » : l’année n’a que deux chiffres, son siècle n’est pas clair"},
    {Issue::year_zero, skipped, "year-zero", "there was no year 0: 1 BC came before AD 1",
     "il n’y a pas d’an 0 : après 1 av. J.-C. vient l’an 1"},
    {Issue::year_out_of_range, skipped, "year-out-of-range", "“{value}” is too far away to be a year",
     "« {value} » est trop loin pour être une année"},
    {Issue::title_missing, skipped, "title-missing", "there is no title", "il n’y a pas de titre"},
    {Issue::cell_too_long, skipped, "cell-too-long", "a cell has more than {most} characters",
     "une case a plus de {most} caractères"},
    {Issue::title_too_long, skipped, "title-too-long", "the title is too long: more than {most} characters",
     "le titre est trop long : plus de {most} caractères"},
    {Issue::not_an_object, skipped, "not-an-object", "this is no object { … }", "ce n’est pas un objet { … }"},
    {Issue::first_of_range, taken, "first-of-range", "“{value}” is a span of time: its first year {year} was taken",
     "« {value} » est une durée : sa première année {year} a été prise"},
    {Issue::quote_not_closed, taken, "quote-not-closed", "a quotation mark opens here and never closes",
     "un guillemet s’ouvre ici et ne se referme jamais"},
    {Issue::text_shortened, taken, "text-shortened", "“{field}” was shortened to {most} characters",
     "« {field} » a été raccourci à {most} caractères"},
    {Issue::id_changed, taken, "id-changed", "the id “{value}” cannot be used; it became “{id}”",
     "l’identifiant « {value} » ne convient pas ; il devient « {id} »"},
    {Issue::bad_precision, taken, "bad-precision", "the precision “{value}” is unknown and was left out",
     "la précision « {value} » est inconnue et a été laissée de côté"},
    {Issue::bad_region, taken, "bad-region", "the region “{value}” is unknown and was left out",
     "la région « {value} » est inconnue et a été laissée de côté"},
    {Issue::bad_familiarity, taken, "bad-familiarity",
     "familiarity is 1 (specialists) to 5 (everybody); “{value}” was left out",
     "la familiarité va de 1 (spécialistes) à 5 (tout le monde) ; « {value} » a été laissé de côté"},
    {Issue::bad_illustration, taken, "bad-illustration", "“{value}” is no name of an illustration and was left out",
     "« {value} » n’est pas un nom d’illustration et a été laissé de côté"},
    {Issue::bad_icons, taken, "bad-icons",
     "the two symbols are whole numbers from 1 to {most}, both or neither; they were left out",
     "les deux symboles sont des entiers de 1 à {most}, l’un et l’autre ou aucun ; ils ont été laissés de côté"},
    {Issue::bad_theme, taken, "bad-theme", "the theme “{value}” has no letters and was left out",
     "le thème « {value} » n’a pas de lettres et a été laissé de côté"},
    {Issue::unknown_deck_field, taken, "unknown-deck-field", "“{value}” is nothing that a deck has, and was left out",
     "« {value} » n’est rien de ce qu’a un paquet, et a été laissé de côté"},
    {Issue::precision_not_given, taken, "precision-not-given",
     "Wikidata says how precise a date is (wikibase:timePrecision); without it, years before Christ may be one off",
     "Wikidata dit la précision d’une date (wikibase:timePrecision) ; sans elle, les années avant Jésus-Christ peuvent "
     "être décalées d’un an"},
    {Issue::day_left_out, taken, "day-left-out", "cards have a year alone: day and month were left out",
     "les cartes n’ont qu’une année : le jour et le mois ont été laissés de côté"},
    {Issue::stopped, taken, "stopped", "there is more to say: only the first {most} remarks are told",
     "il y a d’autres remarques : seules les {most} premières sont données"},
});

const RemarkWording& remark_wording(Issue issue) {
    return *std::find_if(remark_wordings.begin(), remark_wordings.end(),
                         [&](const RemarkWording& each) { return each.issue == issue; });
}

}  // namespace

Outcome outcome(Issue issue) { return remark_wording(issue).outcome; }

std::string_view name(Issue issue) { return remark_wording(issue).name; }

std::string explain(const Remark& remark, Language language) {
    const RemarkWording& words = remark_wording(remark.issue);
    Slots slots = remark.slots;
    slots.push_back(word("field", remark.field));
    if (language == Language::en) return filled(language, words.english, slots);
    return filled(language, with_french_spaces(words.french), slots);
}

std::size_t count(const Remarks& remarks, Outcome wanted) {
    return static_cast<std::size_t>(std::count_if(
        remarks.begin(), remarks.end(), [&](const Remark& remark) { return outcome(remark.issue) == wanted; }));
}

void cut_short(Remarks& remarks) {
    if (remarks.size() <= most_remarks) return;
    remarks.erase(remarks.begin() + most_remarks, remarks.end());
    remarks.push_back({Issue::stopped, 0, "", {number("most", static_cast<std::int64_t>(most_remarks))}});
}

}  // namespace frise::deckkit
