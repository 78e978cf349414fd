// contest: how likely others contest a card, who are taken to know as much about it as the bot itself.
#pragma once

#include "bots/belief.hpp"
#include "bots/marks.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace frise {

// Middles of equal shares of the bell curve: where the truth may be, and around it what another may believe.
inline constexpr std::array<double, 9> nine_truths{-1.593, -0.967, -0.589, -0.282, 0, 0.282, 0.589, 0.967, 1.593};
inline constexpr std::array<double, 5> five_opinions{-1.282, -0.524, 0, 0.524, 1.282};

// Where the truth is outside of the gap, the two opinions that see it farther outside always doubt.
constexpr std::size_t least_doubts_of_the_wrong = 2;

// For each of the truths, how many of the five opinions doubt that the card belongs into the gap.
using Doubts = std::array<std::uint8_t, nine_truths.size()>;
Doubts doubts(const Marks& marks, const Belief& belief, int gap);

}  // namespace frise
