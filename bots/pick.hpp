// Picking by chance, and whether something is among what can be picked: for the plays of several games.
#pragma once

#include "engine/core/rng.hpp"
#include "engine/rules/action.hpp"
#include "engine/rules/legal.hpp"
#include "engine/rules/view.hpp"

#include <algorithm>
#include <cstdint>
#include <span>

namespace frise::pick {

// Any legal action: each is as likely.
Action any(const Legal& legal, Rng& rng);

template <class List>
const auto& any_of(const List& list, Rng& rng) {
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}
int any_gap(const View& view, Rng& rng);
// Any card of the seat's hand into any gap.
Place any_place(const View& view, Seat seat, Rng& rng);

constexpr bool within(Year least, Year value, Year most) { return least <= value && value <= most; }
inline bool has(std::span<const CardNo> cards, CardNo card) {
    return std::find(cards.begin(), cards.end(), card) != cards.end();
}
inline bool has(const PlaceAny& any, const Place& place) {
    return has(any.cards, place.card) && within(0, place.gap, any.last_gap);
}

}  // namespace frise::pick
