// What the simple opponent does as a team mate in coop.
#include "bots/guesser.hpp"
#include "bots/margin.hpp"

#include <algorithm>

namespace frise {
namespace {

// What a play must promise, in points, to be preferred to discarding, and for a second try.
constexpr double worth_a_try = 0.5;
constexpr double worth_a_second_try = 0.8;

// In points, for a step over all the time there is.
constexpr double step_cost = 3;

// From 0 to 1: how much farther back, or nearer, than an end of the line.
double step(Year end, Year beyond) {
    const double a = age(end);
    const double b = age(beyond);
    return 1 - std::min(a, b) / std::max(a, b);
}

template <class C>
const C* choice_of(const Legal& legal) {
    for (const Choice& choice : legal.choices()) {
        if (const auto* found = std::get_if<C>(&choice)) return found;
    }
    return nullptr;
}

}  // namespace

// How likely it is that the card has a place.
double Guesser::chance(const View& view, CardNo card) const {
    const auto& rift = std::get<CoopView>(view.game).rift;
    const double free = free_margin(*view.line, rift, estimate(card)) / typical_error(estimate(card), skill_);
    return std::clamp(0.5 + free / 2, 0.05, 1.0);
}

// The points to be expected, less for a big step beyond an end: the line grows at its ends only, and a card far out
// leaves little room for others.
double Guesser::promise(const View& view, CardNo card) const {
    const Line& line = *view.line;
    const Year year = estimate(card);
    double points = 1;
    if (year <= line.front().year) points = 2 - step_cost * step(line.front().year, year);
    if (year >= line.back().year) points = 2 - step_cost * step(line.back().year, year);
    return chance(view, card) * (points + 1) - 1;
}

Action Guesser::play_or_discard(const View& view, const Legal& legal) const {
    const auto promises_less = [&](CardNo a, CardNo b) { return promise(view, a) < promise(view, b); };
    const auto* plays = choice_of<PlayAny>(legal);
    const auto* discards = choice_of<DiscardAny>(legal);
    const CardNo best = *std::max_element(plays->cards.begin(), plays->cards.end(), promises_less);
    if (choice_of<EndTurn>(legal) != nullptr && promise(view, best) < worth_a_second_try) return EndTurn{};
    if (discards != nullptr && promise(view, best) < worth_a_try) {
        return Discard{*std::min_element(discards->cards.begin(), discards->cards.end(), promises_less)};
    }
    return Play{best, std::nullopt};
}

}  // namespace frise
