// challenge: the dial settings that promise most, out of beliefs.
#pragma once

#include "bots/belief.hpp"
#include "engine/core/card.hpp"
#include "engine/core/few.hpp"
#include "engine/rules/action.hpp"
#include "engine/rules/dials.hpp"

#include <array>
#include <span>
#include <vector>

namespace frise {

// How likely each period is that the dates cut time into; one more than there are dates.
using PeriodChances = Few<double, 10>;  // no board has more
PeriodChances period_chances(const Belief& belief, const std::vector<Year>& dates);

// Four guesses of one period for the most moves, of which only so many count.
struct Bet {
    std::array<int, 4> wheels{};
    double chance = 0;  // that any of them is right
};
Bet best_bet(const PeriodChances& chances, int moves_that_count);

struct DateAnswer {
    Answer answer;
    double digits = 0;  // how many may be expected to be right
};
// Place by place the likeliest digit, behind the likelier sign.
DateAnswer best_date(const Belief& belief);

// For each card the likeliest of the ranks 1 to 4, and how many may be expected to be right.
struct OrderAnswer {
    std::array<int, 4> ranks{};
    double right = 0;
};
OrderAnswer best_order(std::span<const Belief> cards);

// The years between two cards: half of what is believed possible is less, half is more.
Year best_difference(const Belief& a, const Belief& b);

// Wheels for a number of up to four digits.
Answer dialled(Year number);

}  // namespace frise
