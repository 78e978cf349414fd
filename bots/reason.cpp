// The sentences.
#include "bots/reason.hpp"

#include "bots/time_scale.hpp"
#include "wording/slot.hpp"
#include "wording/year_text.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace frise {
namespace {

// In the order of the enum. {card} {year} {where} {percent} {player} {low} {high} {digits} as far as they apply.
constexpr std::array<Both, 23> sentences{{
    {"", ""},
    {"Nothing else was possible.", "Rien d’autre n’était possible."},
    {"It always does so.", "C’est son habitude."},
    {"It does not think: it chose by chance.", "Il ne réfléchit pas : il a choisi au hasard."},
    {"“{card}” was shown before: it is from {year}.", "« {card} » a déjà été montrée : elle est de {year}."},
    {"It puts “{card}” {about}, and none of its cards is surer: {percent} % that {where} is right.",
     "Il situe « {card} » {about}, et n’a pas de carte plus sûre : {percent} % que ce soit bien {where}."},
    {"It puts “{card}” {about}: {percent} % that {where} is right.",
     "Il situe « {card} » {about} : {percent} % que ce soit bien {where}."},
    {"A bluff: it puts “{card}” {about} and holds {where} for right with only {percent} %, but a wrong card that "
     "nobody "
     "contests takes a second one along.",
     "Un coup de bluff : il situe « {card} » {about} et ne croit qu’à {percent} % que ce soit {where}, mais une carte "
     "fausse que nul ne conteste en emporte une deuxième."},
    {"It puts “{card}” {about}: {where} may well be right ({percent} %).",
     "Il situe « {card} » {about} : {where}, c’est bien possible ({percent} %)."},
    {"It puts “{card}” {about}: {where} seems wrong ({percent} % right).",
     "Il situe « {card} » {about} : {where}, cela semble faux ({percent} % de chances)."},
    {"“{card}” is the hardest of its cards to place.", "« {card} » est sa carte la plus difficile à placer."},
    {"“{card}” is the hardest of its cards to place, and {player} is nearest to winning.",
     "« {card} » est sa carte la plus difficile à placer, et c’est {player} qui est le plus près de gagner."},
    {"It puts “{card}” {about}: there is room with {percent} %, and enough is left for the cards to come.",
     "Il situe « {card} » {about} : {percent} % qu’il y ait une place, et il en reste assez pour la suite."},
    {"Something has to be tried: it puts “{card}” {about}, room with {percent} %.",
     "Il faut bien essayer : il situe « {card} » {about}, {percent} % qu’il y ait une place."},
    {"“{card}” promises less on the table ({percent} % that there is room) than what may be drawn for it.",
     "« {card} » promet moins sur la table ({percent} % qu’il y ait une place) que ce que l’on peut piocher à sa "
     "place."},
    {"Another card would risk more than it promises.", "Une carte de plus risquerait plus qu’elle ne promet."},
    {"For each card the likeliest period; it expects {digits} of 4 to be right.",
     "Pour chaque carte, la période la plus probable ; il compte sur {digits} bonnes réponses sur 4."},
    {"It puts “{card}” {about}, and stakes all on the likeliest period ({percent} %).",
     "Il situe « {card} » {about}, et mise tout sur la période la plus probable ({percent} %)."},
    {"It puts “{card}” {about}, and few steps are missing: several periods are safer than one ({percent} %).",
     "Il situe « {card} » {about}, et il manque peu de pas : plusieurs périodes valent mieux qu’une ({percent} %)."},
    {"It puts “{card}” {about}, and takes the likeliest digit at each place; it expects {digits} of 4 to be right.",
     "Il situe « {card} » {about}, et prend à chaque rang le chiffre le plus probable ; il compte sur {digits} bons "
     "chiffres sur 4."},
    {"For each card the likeliest rank; it expects {digits} of 4 to be right.",
     "Pour chaque carte, le rang le plus probable ; il compte sur {digits} bonnes réponses sur 4."},
    {"It puts “{card}” {about}, and the other one so that {high} years between them are as likely too many as too few.",
     "Il situe « {card} » {about}, et l’autre de sorte que {high} ans d’écart sont aussi probablement trop que pas "
     "assez."},
    {"It puts “{card}” {about}, and halves what is left between {low} and {high}.",
     "Il situe « {card} » {about}, et coupe en deux ce qui reste entre {low} et {high}."},
}};
static_assert(sentences.size() == static_cast<std::size_t>(Motive::halve) + 1);

// To as many digits as somebody would say who is that unsure.
Year rounded(double place, const Belief& belief) {
    const double years = belief.spread * years_per_unit(place);
    double step = 1;
    while (step * 10 < years) step *= 10;
    const double year = std::round(static_cast<double>(year_at(place)) / step) * step;
    return year == 0 ? 1 : static_cast<Year>(std::clamp(year, -9e18, 9e18));
}

std::string tenths(double value, Language language) {
    const auto whole = std::lround(value * 10);
    return std::to_string(whole / 10) + (language == Language::fr ? "," : ".") + std::to_string(whole % 10);
}

// "between 1820 and 1870"
std::string about(const Belief& belief, Language language) {
    if (belief.certain()) {
        constexpr Both in{"in {year}", "en {year}"};
        return filled(language, in, {word("year", year_text(language, year_at(belief.middle)))});
    }
    constexpr Both around{"between about {low} and {high}", "entre {low} et {high} environ"};
    return filled(language, around,
                  {word("low", year_text(language, rounded(belief.middle - belief.spread, belief))),
                   word("high", year_text(language, rounded(belief.middle + belief.spread, belief)))});
}

std::string where(const Reason& reason, Language language) {
    constexpr Both before{"before {high}", "avant {high}"};
    constexpr Both after{"after {low}", "après {low}"};
    constexpr Both between{"between {low} and {high}", "entre {low} et {high}"};
    const Both& words = !reason.low ? before : !reason.high ? after : between;
    return filled(language, words,
                  {word("low", year_text(language, reason.low.value_or(1))),
                   word("high", year_text(language, reason.high.value_or(1)))});
}

}  // namespace

std::string sentence(const Reason& reason, const Naming& naming) {
    const Language language = naming.language;
    const auto year = [&](std::optional<Year> y) { return y ? year_text(language, *y) : std::string{"…"}; };
    Slots slots{word("where", where(reason, language)),
                number("percent", std::lround(100 * reason.chance)),
                word("about", about(reason.belief, language)),
                word("year", year_text(language, year_at(reason.belief.middle))),
                word("low", year(reason.low)),
                word("digits", tenths(4 * reason.chance, language))};
    if (reason.motive == Motive::years_between) {
        slots.push_back(number("high", reason.high.value_or(0)));
    } else {
        slots.push_back(word("high", year(reason.high)));
    }
    if (index(reason.card) < naming.faces.size()) {
        const Face& face = naming.faces[index(reason.card)];
        slots.push_back(word("card", face.title.empty() ? face.id : face.title));
    }
    if (index(reason.seat) < naming.players.size()) slots.push_back(word("player", naming.players[index(reason.seat)]));
    return filled(language, sentences[static_cast<std::size_t>(reason.motive)], slots);
}

}  // namespace frise
