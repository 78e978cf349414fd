// What the terminal asks of the game on the table. The kind of game answers with its struct in games/terminal.hpp.
#pragma once

#include "engine/core/card.hpp"
#include "engine/rules/action.hpp"
#include "engine/rules/legal.hpp"
#include "engine/rules/seen.hpp"
#include "engine/rules/view.hpp"
#include "terminal/reading.hpp"
#include "terminal/scene.hpp"
#include "terminal/stage.hpp"
#include "wording/message.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace frise::terminal {

Heading heading(const View& view);
void show_board(const Stage& stage, const View& view, const Legal& legal);

// Whether what the viewer types now has to stay out of the others' sight.
bool is_secret(const View& view);

// What to type.
Message request(const Stage& stage, const View& view, const Legal& legal);
Reading read_action(const Stage& stage, const View& view, const Legal& legal, std::string_view typed);

// Tells what happened. `before` is the table as it was when the first of the events happened.
void tell(const Stage& stage, const View& before, const std::vector<Seen>& events);

// The cards that have to be dated, placed or judged now.
Cards cards_in_question(const View& view);
// The cards that an action is about; nothing where its reason is not worth telling.
std::optional<Cards> subject(const View& view, const Action& action);
// What to do, said to the viewer.
Message advice(const Stage& stage, const View& view, const Legal& legal, const Action& action);

}  // namespace frise::terminal
