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

// In the order of the enum, said by the bot itself. {card} {year} {where} {percent} {player} {low} {high} {digits} as
// far as they apply.
constexpr std::array<Both, 23> sentences{{
    {"", ""},
    {"Nothing else was possible.", "Rien d’autre n’était possible."},
    {"I always do so.", "C’est mon habitude."},
    {"I do not think: it was by chance.", "Je ne réfléchis pas : c’était au hasard."},
    {"“{card}” was shown before: it is from {year}.", "« {card} » a déjà été montrée : elle est de {year}."},
    {"I put “{card}” {about}, and no card in hand is surer: {percent}% that {where} is right.",
     "Je situe « {card} » {about}, et aucune carte en main n’est plus sûre : {percent}\u00A0% que ce soit bien "
     "{where}."},
    {"I put “{card}” {about}: {percent}% that {where} is right.",
     "Je situe « {card} » {about} : {percent}\u00A0% que ce soit bien {where}."},
    {"A bluff: I put “{card}” {about}, so that {where} is right with only {percent}%, but a wrong card that nobody "
     "contests takes a second one along.",
     "Un coup de bluff : je situe « {card} » {about}, donc {percent}\u00A0% seulement que ce soit {where}, mais une "
     "carte fausse que personne ne conteste en emporte une deuxième."},
    {"I put “{card}” {about}: {where} may well be right ({percent}%).",
     "Je situe « {card} » {about} : {where}, c’est bien possible ({percent}\u00A0%)."},
    {"I put “{card}” {about}: {where} seems wrong ({percent}% that it is right).",
     "Je situe « {card} » {about} : {where}, cela semble faux ({percent}\u00A0% que ce soit juste)."},
    {"“{card}” is the hardest card in hand to place.", "« {card} » est la carte en main la plus difficile à placer."},
    {"“{card}” is the hardest card in hand to place, and {player} {player:are|is} nearest to winning.",
     "« {card} » est la carte en main la plus difficile à placer, et c’est {player} qui {player:êtes|est} le plus "
     "près de gagner."},
    {"I put “{card}” {about}: {percent}% that there is room, and enough is left for the cards to come.",
     "Je situe « {card} » {about} : {percent}\u00A0% qu’il y ait une place, et il en reste assez pour la suite."},
    {"Something has to be tried: I put “{card}” {about}, {percent}% that there is room.",
     "Il faut bien essayer : je situe « {card} » {about}, {percent}\u00A0% qu’il y ait une place."},
    {"“{card}” promises less on the table ({percent}% that there is room) than what may be drawn for it.",
     "« {card} » promet moins sur la table ({percent}\u00A0% qu’il y ait une place) que ce que l’on peut piocher à sa "
     "place."},
    {"Another card would risk more than it promises.", "Une carte de plus risquerait plus qu’elle ne promet."},
    {"For each card the likeliest period; I expect {digits} of 4 to be right.",
     "Pour chaque carte, la période la plus probable ; je compte sur {digits} bonnes réponses sur 4."},
    {"I put “{card}” {about}, and stake all on the likeliest period ({percent}%).",
     "Je situe « {card} » {about}, et mise tout sur la période la plus probable ({percent}\u00A0%)."},
    {"I put “{card}” {about}, and few steps are missing: several periods are safer than one ({percent}%).",
     "Je situe « {card} » {about}, et il manque peu de cases : plusieurs périodes valent mieux qu’une "
     "({percent}\u00A0%)."},
    {"I put “{card}” {about}, and take the likeliest digit at each place; I expect {digits} of 4 to be right.",
     "Je situe « {card} » {about}, et prends à chaque rang le chiffre le plus probable ; je compte sur {digits} bons "
     "chiffres sur 4."},
    {"For each card the likeliest rank; I expect {digits} of 4 to be right.",
     "Pour chaque carte, le rang le plus probable ; je compte sur {digits} bonnes réponses sur 4."},
    {"I put “{card}” {about}; with the other one, {high} years between them are as likely too many as too few.",
     "Je situe « {card} » {about} ; avec l’autre, {high} ans d’écart risquent autant d’être trop que pas assez."},
    {"I put “{card}” {about}, and halve what is left between {low} and {high}.",
     "Je situe « {card} » {about}, et coupe en deux ce qui reste entre {low} et {high}."},
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

// Nobody is quite sure of what was not shown.
std::int64_t percent(const Reason& reason) {
    const std::int64_t whole = std::lround(100 * reason.chance);
    return reason.belief.certain() ? whole : std::clamp<std::int64_t>(whole, 1, 99);
}

Slot called(const Naming& naming, Seat seat) {
    constexpr Both you{"you", "vous"};
    const std::string& name = naming.players[index(seat)];
    return {"player", name.empty() ? filled(naming.language, you) : name, std::nullopt, name.empty()};
}

}  // namespace

std::string sentence(const Reason& reason, const Naming& naming) {
    const Language language = naming.language;
    const auto year = [&](std::optional<Year> y) { return y ? year_text(language, *y) : std::string{"…"}; };
    Slots slots{word("where", where(reason, language)),
                number("percent", percent(reason)),
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
    if (index(reason.seat) < naming.players.size()) slots.push_back(called(naming, reason.seat));
    return filled(language, sentences[static_cast<std::size_t>(reason.motive)], slots);
}

}  // namespace frise
