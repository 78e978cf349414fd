// What is asked of a person, and what they typed, understood.
#pragma once

#include "engine/rules/action.hpp"
#include "engine/rules/legal.hpp"
#include "engine/rules/view.hpp"
#include "terminal/stage.hpp"

#include <string_view>
#include <tl/expected.hpp>

namespace frise::terminal {

struct Message {
    Text text;
    Slots slots;
};

// What to type.
Message request(const Stage& stage, const View& view, const Legal& legal);

// The action meant, or what is wrong and what would be right. An action that is read is legal.
using Reading = tl::expected<Action, Message>;
Reading read_action(const Stage& stage, const View& view, const Legal& legal, std::string_view typed);

// Parts of it. `typed` is in the slot "value" of complaints.
Reading read_answer(TrialKind kind, std::string_view typed, const Voice& voice);
Reading read_guess(std::string_view typed, const Voice& voice);
Message answer_request(TrialKind kind);
Message guess_request();

}  // namespace frise::terminal
