// The words for each flaw.
#include "deckkit/problem.hpp"

#include "deckkit/illustration.hpp"
#include "wording/game_title.hpp"
#include "wording/year_text.hpp"

#include <algorithm>
#include <array>

namespace frise::deckkit {
namespace {

struct Wording {
    Flaw flaw;
    Severity severity;
    std::string_view name;
    std::string_view english;
    std::string_view french;
};

constexpr auto error = Severity::error;
constexpr auto warning = Severity::warning;

constexpr auto wordings = std::to_array<Wording>({
    {Flaw::not_json, error, "not-json", "this is not valid JSON: {reason}", "ce n’est pas du JSON valable : {reason}"},
    {Flaw::not_an_object, error, "not-an-object", "a deck is one JSON object { … } with a list of cards",
     "un paquet est un objet JSON { … } avec une liste de cartes"},
    {Flaw::format_unknown, error, "format-unknown",
     "format {value} is not one that this program reads: 1 to {most}; a newer version of Frise may read it",
     "le format {value} n’est pas de ceux que ce programme lit : 1 à {most} ; une version plus récente de Frise le "
     "lira "
     "peut-être"},
    {Flaw::field_missing, error, "field-missing", "“{field}” is missing", "« {field} » manque"},
    {Flaw::wrong_type, error, "wrong-type", "“{field}” has to be {expected}", "« {field} » doit être {expected}"},
    {Flaw::bad_id, error, "bad-id",
     "the id “{value}” has to be made of small letters a–z, digits and single hyphens, at most {most}",
     "l’identifiant « {value} » doit être fait de lettres minuscules a–z, de chiffres et de traits d’union simples, "
     "{most} au plus"},
    {Flaw::duplicate_id, error, "duplicate-id", "the id “{value}” is also that of card {other}",
     "l’identifiant « {value} » est aussi celui de la carte {other}"},
    {Flaw::bad_year, error, "bad-year",
     "{value} is no year: a whole number, negative before Christ; there was no year 0",
     "{value} n’est pas une année : un nombre entier, négatif avant Jésus-Christ ; il n’y a pas d’an 0"},
    {Flaw::bad_precision, error, "bad-precision", "the precision “{value}” is not one of: {values}",
     "la précision « {value} » n’est pas l’une de : {values}"},
    {Flaw::bad_region, error, "bad-region", "the region “{value}” is not one of: {values}",
     "la région « {value} » n’est pas l’une de : {values}"},
    {Flaw::bad_familiarity, error, "bad-familiarity", "familiarity is 1 (specialists) to 5 (everybody), not {value}",
     "la familiarité va de 1 (spécialistes) à 5 (tout le monde), pas {value}"},
    {Flaw::bad_colour, error, "bad-colour", "the colour “{value}” has to be written like #c98a1b",
     "la couleur « {value} » doit s’écrire comme #c98a1b"},
    {Flaw::bad_theme, error, "bad-theme", "the theme “{value}” has to be made of small letters and hyphens",
     "le thème « {value} » doit être fait de lettres minuscules et de traits d’union"},
    {Flaw::bad_icons, error, "bad-icons", "icons need a “front” and a “back”, whole numbers from 1 to {most}",
     "les symboles veulent un « front » et un « back », des entiers de 1 à {most}"},
    {Flaw::no_title, error, "no-title", "the title is empty in every language",
     "le titre est vide dans toutes les langues"},
    {Flaw::no_cards, error, "no-cards", "there are no cards", "il n’y a aucune carte"},
    {Flaw::too_long, error, "too-long", "“{field}” has more than {most} characters",
     "« {field} » a plus de {most} caractères"},
    {Flaw::bad_letters, error, "bad-letters", "“{field}” holds control characters, which no card can show",
     "« {field} » contient des caractères de contrôle, qu’aucune carte ne peut montrer"},
    {Flaw::unknown_field, warning, "unknown-field", "“{field}” means nothing here and is left out",
     "« {field} » ne veut rien dire ici et est laissé de côté"},
    {Flaw::language_missing, warning, "language-missing",
     "“{field}” is empty, though the deck’s title has this language",
     "« {field} » est vide, alors que le titre du paquet existe dans cette langue"},
    {Flaw::text_missing, warning, "text-missing", "{n} {n:card has|cards have} no “{field}”",
     "{n} {n:carte n’a|cartes n’ont} pas de « {field} »"},
    {Flaw::duplicate_title, warning, "duplicate-title", "the title “{value}” is also that of “{other}”",
     "le titre « {value} » est aussi celui de « {other} »"},
    {Flaw::year_hint, warning, "year-hint", "“{value}” in “{field}” gives the year away",
     "« {value} » dans « {field} » trahit l’année"},
    {Flaw::id_shows_year, warning, "id-shows-year", "the id “{value}” shows the year, and ids can be seen by players",
     "l’identifiant « {value} » montre l’année, et les joueurs peuvent le voir"},
    {Flaw::ids_follow_years, warning, "ids-follow-years",
     "sorted by id the cards are sorted by year: whoever sees ids knows the order",
     "triées par identifiant, les cartes le sont par année : qui voit les identifiants connaît l’ordre"},
    {Flaw::too_few_cards, warning, "too-few-cards", "too few cards for {game} with {seats} players: {need} are needed",
     "trop peu de cartes pour « {game} » à {seats} : il en faut {need}"},
    {Flaw::crowded, warning, "crowded", "crowded: {n} of {all} cards lie between {from} and {to}",
     "serré : {n} cartes sur {all} tombent entre {from} et {to}"},
    {Flaw::empty_stretch, warning, "empty-stretch", "empty: no card between {from} and {to}",
     "vide : aucune carte entre {from} et {to}"},
    {Flaw::equal_years, warning, "equal-years", "{n} cards share the year {year}",
     "{n} cartes partagent l’année {year}"},
    {Flaw::unknown_illustration, warning, "unknown-illustration",
     "there is no illustration “{value}”; the nearest name is “{nearest}”",
     "il n’y a pas d’illustration « {value} » ; le nom le plus proche est « {nearest} »"},
    {Flaw::illustration_missing, warning, "illustration-missing", "{n} {n:card has|cards have} no illustration",
     "{n} {n:carte n’a|cartes n’ont} pas d’illustration"},
    {Flaw::source_missing, warning, "source-missing",
     "{n} {n:card names|cards name} no source: the article to check the date against",
     "{n} {n:carte n’indique|cartes n’indiquent} pas de source : l’article où vérifier la date"},
    {Flaw::licence_missing, warning, "licence-missing", "no licence: nobody knows what they may do with this deck",
     "pas de licence : personne ne sait ce qu’il a le droit d’en faire"},
    {Flaw::long_text, warning, "long-text", "“{field}” has {n} characters; more than {most} hardly fit on a card",
     "« {field} » a {n} caractères ; plus de {most} tiennent mal sur une carte"},
    {Flaw::french_spaces, warning, "french-spaces",
     "“{value}” in “{field}”: French wants a space that does not break there",
     "« {value} » dans « {field} » : il y faut une espace insécable"},
    {Flaw::stopped, warning, "stopped", "there is more to say: the check stopped after {most} remarks",
     "il y a d’autres remarques : la vérification s’est arrêtée après {most}"},
});

Problem stopped() {
    return {Flaw::stopped, std::nullopt, "", "", {number("most", static_cast<std::int64_t>(most_problems))}};
}

const Wording& wording(Flaw flaw) {
    return *std::find_if(wordings.begin(), wordings.end(), [&](const Wording& each) { return each.flaw == flaw; });
}

struct Expected {
    std::string_view key;
    std::string_view english;
    std::string_view french;
};

constexpr auto expectations = std::to_array<Expected>({
    {"text", "a text", "un texte"},
    {"list", "a list [ … ]", "une liste [ … ]"},
    {"translated", "texts by language, like {\"en\": …, \"fr\": …}",
     "des textes par langue, comme {\"fr\": …, \"en\": …}"},
    {"whole", "a whole number of 64 bits", "un nombre entier de 64 bits"},
    {"card", "cards { … }", "faite de cartes { … }"},
});

// Years, games and kinds of value are kept as they are for programs.
void put_in_words(Slot& slot, Language language) {
    if (slot.number && (slot.name == "from" || slot.name == "to" || slot.name == "year")) {
        slot.value = year_text(language, *slot.number);
    } else if (slot.name == "game") {
        const auto game =
            std::find_if(all_games.begin(), all_games.end(), [&](GameId each) { return name(each) == slot.value; });
        if (game != all_games.end()) slot.value = game_title(*game, language);
    } else if (slot.name == "expected") {
        for (const auto& [key, english, french] : expectations) {
            if (slot.value == key) slot.value = language == Language::fr ? french : english;
        }
    }
}

}  // namespace

Severity severity(Flaw flaw) { return wording(flaw).severity; }

std::string_view name(Flaw flaw) { return wording(flaw).name; }

std::string explain(const Problem& problem, Language language) {
    const Wording& words = wording(problem.flaw);
    Slots slots = problem.slots;
    // Not before somebody reads it: a deck may have thousands of wrong names.
    if (problem.flaw == Flaw::unknown_illustration && !slots.empty()) {
        slots.push_back(word("nearest", std::string{nearest_illustration(slots.front().value)}));
    }
    for (Slot& slot : slots) put_in_words(slot, language);
    slots.push_back(word("field", problem.field));
    return filled(language, Both{words.english, words.french}, slots);
}

std::size_t count(const Problems& problems, Severity wanted) {
    return static_cast<std::size_t>(std::count_if(
        problems.begin(), problems.end(), [&](const Problem& problem) { return severity(problem.flaw) == wanted; }));
}

void cut_short(Problems& problems) {
    const bool stopped_before =
        std::erase_if(problems, [](const Problem& problem) { return problem.flaw == Flaw::stopped; }) > 0;
    std::stable_partition(problems.begin(), problems.end(),
                          [](const Problem& problem) { return severity(problem.flaw) == Severity::error; });
    const bool more = stopped_before || problems.size() > most_problems;
    problems.erase(problems.begin() + static_cast<std::ptrdiff_t>(std::min(problems.size(), most_problems)),
                   problems.end());
    if (more) problems.push_back(stopped());
}

void Findings::add(Problem problem) {
    std::size_t& kept = kept_[static_cast<std::size_t>(severity(problem.flaw))];
    if (kept == most_problems) {
        more_ = true;
        return;
    }
    ++kept;
    problems_.push_back(std::move(problem));
}

void Findings::add(Findings others) {
    more_ = more_ || others.more_;
    for (Problem& problem : others.problems_) add(std::move(problem));
}

void Findings::name_card(std::size_t from, const std::string& id) {
    for (std::size_t i = from; i < problems_.size(); ++i) problems_[i].card_id = id;
}

Problems Findings::take() {
    if (more_) problems_.push_back(stopped());
    return std::move(problems_);
}

}  // namespace frise::deckkit
