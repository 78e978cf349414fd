// Trials answered with the dial board: what to type, what was typed, and how an answer is said.
#pragma once

#include "engine/core/card.hpp"
#include "engine/rules/dials.hpp"
#include "terminal/reading.hpp"
#include "terminal/voice.hpp"
#include "wording/message.hpp"

#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace frise::terminal {

Message answer_request(TrialKind kind);
Reading read_answer(TrialKind kind, std::string_view typed, const Voice& voice);

// Digits, a number or a year.
std::string answer_text(Language language, TrialKind kind, const Dials& dials);
std::string answer_text(Language language, TrialKind kind, const Answer& answer);

// "1789", "-44", "44 BC", "44 av. J.-C."
tl::expected<Year, Message> read_year(std::string_view typed, const Voice& voice);
inline constexpr std::string_view year_example = "1789";

}  // namespace frise::terminal
