// What the struct of each kind of game in games/tests.hpp is made with.
#pragma once

#include "engine/core/result.hpp"
#include "engine/rules/game.hpp"
#include "tests/codec/sample.hpp"
#include "tests/golden/recipe.hpp"
#include "tests/support/languages.hpp"
#include "tests/support/picker.hpp"
#include "tests/support/shared_truth.hpp"

#include <optional>
#include <string>
#include <vector>

namespace frise::test {

using Refusal = std::optional<ErrorCode>;
inline constexpr Refusal accepted = std::nullopt;

inline bool in_line(const Table& table, int gap) { return gap >= 0 && gap <= static_cast<int>(table.line.size()); }
// Where one places a card of one's hand, and can do nothing else.
Refusal refusal_of_place(const Table& table, Seat seat, const Action& action);

// What somebody who types sees.
struct Screen {
    const View& view;
    const Legal& legal;
    Language language;

    // The letter of a card in one's own hand.
    [[nodiscard]] std::string label(CardNo card) const;
    [[nodiscard]] std::string typed(const Place& action) const;
};

}  // namespace frise::test
