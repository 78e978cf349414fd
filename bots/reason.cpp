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

// In the order of the enum after `none`, said by the bot itself. {card} {year} {where} {percent} {player} {low} {high}
// {digits} as far as they apply.
constexpr std::array<Text, 22> sentences{
    "bots.why_no_choice",     "bots.why_habit", "bots.why_by_chance", "bots.why_shown",   "bots.why_surest",
    "bots.why_drawn",         "bots.why_bluff", "bots.why_accept",    "bots.why_contest", "bots.why_give",
    "bots.why_give_leader",   "bots.why_play",  "bots.why_risk",      "bots.why_discard", "bots.why_end_turn",
    "bots.why_periods",       "bots.why_stack", "bots.why_spread",    "bots.why_digits",  "bots.why_order",
    "bots.why_years_between", "bots.why_halve",
};
static_assert(sentences.size() == static_cast<std::size_t>(Motive::halve));

// To as many digits as somebody would say who is that unsure.
Year rounded(double place, const Belief& belief) {
    const double years = belief.spread * years_per_unit(place);
    double step = 1;
    while (step * 10 < years) step *= 10;
    const double year = std::round(static_cast<double>(year_at(place)) / step) * step;
    return year == 0 ? 1 : static_cast<Year>(std::clamp(year, -9e18, 9e18));
}

std::string tenths(double value, Language language) {
    return decimal_text(language, static_cast<double>(std::lround(value * 10)) / 10);
}

// "between 1820 and 1870"
std::string about(const Belief& belief, Language language) {
    if (belief.certain()) {
        constexpr Text in{"bots.in_year"};
        return filled(language, in, {word("year", year_text(language, year_at(belief.middle)))});
    }
    constexpr Text around{"bots.about_between"};
    return filled(language, around,
                  {word("low", year_text(language, rounded(belief.middle - belief.spread, belief))),
                   word("high", year_text(language, rounded(belief.middle + belief.spread, belief)))});
}

std::string where(const Reason& reason, Language language) {
    constexpr Text before{"bots.before"};
    constexpr Text after{"bots.after"};
    constexpr Text between{"bots.between"};
    const Text words = !reason.low ? before : !reason.high ? after : between;
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
    constexpr Text you{"bots.you"};
    const std::string& name = naming.players[index(seat)];
    return {"player", name.empty() ? filled(naming.language, you) : name, std::nullopt, name.empty()};
}

}  // namespace

std::string sentence(const Reason& reason, const Naming& naming) {
    if (reason.motive == Motive::none) return {};
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
    return filled(language, sentences[static_cast<std::size_t>(reason.motive) - 1], slots);
}

}  // namespace frise
