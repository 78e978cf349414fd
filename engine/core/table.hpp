// What every game has on the table.
#pragma once

#include "engine/core/card.hpp"
#include "engine/core/line.hpp"
#include "engine/core/pile.hpp"
#include "engine/core/seat.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace frise {

struct Table {
    Pile pile;
    Cards discard;  // top last; removed cards too
    std::array<Cards, max_seats> hands;
    Line line;
    int round = 1;
    std::uint32_t shuffles = 0;
    bool over = false;
    SeatSet winners;

    [[nodiscard]] Cards& hand(Seat seat) { return hands[index(seat)]; }
    [[nodiscard]] const Cards& hand(Seat seat) const { return hands[index(seat)]; }
    [[nodiscard]] bool holds(Seat seat, CardNo card) const {
        // As in take_from().
        bool found = false;
        for (const CardNo each : hand(seat)) found |= each == card;
        return found;
    }
    // Back to an empty table; memory is kept for the next game.
    void clear() {
        pile.remove_top(pile.size());
        discard.clear();
        for (Cards& cards : hands) cards.clear();
        line.clear();
        round = 1;
        shuffles = 0;
        over = false;
        winners = {};
    }

    bool operator==(const Table&) const = default;
};

// Hands are short, and no processor can foretell where in one a card is: to go through all of it is quicker than to
// stop there.
inline void take_from(Cards& cards, CardNo card) {
    auto kept = cards.begin();
    for (const CardNo each : cards) {
        *kept = each;
        kept += each == card ? 0 : 1;
    }
    if (kept != cards.end()) cards.pop_back();
}

}  // namespace frise
