// The years that a duel of more or less still leaves possible, and the best of them to name.
#pragma once

#include "bots/belief.hpp"
#include "engine/core/card.hpp"
#include "engine/rules/descriptor.hpp"
#include "games/challenge/rules/challenge_view.hpp"

namespace frise {

// Years in a row, without the year 0, which there is not.
struct Candidates {
    Year first;
    Year last;

    [[nodiscard]] bool has(Year year) const { return first <= year && year <= last; }
    [[nodiscard]] Year count_to(Year year) const { return year - first - (first < 0 && year > 0 ? 1 : 0); }
    [[nodiscard]] Year count() const { return count_to(last) + 1; }
    [[nodiscard]] Year at(Year n) const { return first + n + (first < 0 && first + n >= 0 ? 1 : 0); }
};

Candidates candidates(const Bounds& bounds, const YearRange& years);

// For players that know nothing: by chance alone a duel would take thousands of guesses.
Year middle_of(const Bounds& bounds, const YearRange& years);

// For those who believe something: halves what is possible by it.
Year best_guess(const Belief& belief, const Candidates& years);

}  // namespace frise
