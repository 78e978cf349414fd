// The five trials: how many cards, what the wheels may show, what an answer is worth.
#pragma once

#include "engine/core/card.hpp"
#include "engine/core/result.hpp"
#include "engine/core/seat.hpp"
#include "engine/rules/dials.hpp"

#include <array>
#include <cstddef>
#include <span>

namespace frise {

std::size_t cards_laid(TrialKind kind);
AnswerAny dial_range(TrialKind kind);
Result<Dials> check_answer(TrialKind kind, const Answer& answer);

// A year on a border date is right in both periods.
bool in_period(std::span<const Year> dates, int period, Year year);

// Spaces to move for each answer, in the same order. `dates` are the borders of the periods.
using Moves = std::array<int, max_seats>;
Moves moves_for(TrialKind kind, std::span<const Year> dates, std::span<const Year> years,
                std::span<const Dials> answers);

}  // namespace frise
