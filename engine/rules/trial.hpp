// The five trials of challenge: how many cards, what the wheels may show, what an answer is worth.
#pragma once

#include "engine/core/card.hpp"
#include "engine/core/result.hpp"
#include "engine/rules/action.hpp"
#include "engine/rules/event.hpp"
#include "engine/rules/legal.hpp"
#include "engine/rules/terms.hpp"

#include <array>
#include <span>

namespace frise {

std::size_t cards_laid(TrialKind kind);
AnswerAny dial_range(TrialKind kind);
Result<Dials> check_answer(TrialKind kind, const Answer& answer);

// A year on a border date is right in both periods.
bool in_period(std::span<const Year> dates, int period, Year year);

// Spaces to move for each answer, in the same order.
using Moves = std::array<int, max_seats>;
Moves moves_for(TrialKind kind, const Board& board, std::span<const Year> years, std::span<const Dials> answers);

}  // namespace frise
