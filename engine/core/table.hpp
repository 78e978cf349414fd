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
        const Cards& cards = hand(seat);
        return std::find(cards.begin(), cards.end(), card) != cards.end();
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

inline void take_from(Cards& cards, CardNo card) {
    const auto it = std::find(cards.begin(), cards.end(), card);
    if (it == cards.end()) return;
    // Hands are short: moving cards one by one is quicker than the library call behind erase().
    for (auto next = it + 1; next != cards.end(); ++next) *(next - 1) = *next;
    cards.pop_back();
}

}  // namespace frise
