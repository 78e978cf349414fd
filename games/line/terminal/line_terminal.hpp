// The line games in the terminal; games/terminal.hpp says what each part is.
#pragma once

#include "games/line/rules/line_kind.hpp"
#include "games/line/terminal/line_story.hpp"
#include "terminal/reading.hpp"
#include "terminal/scene.hpp"

#include <string_view>

namespace frise::terminal {

struct LineTerminal {
    using Kind = LineKind;
    using Story = LineStory;

    static Heading heading(const LineView& game);
    static void show_board(const Scene<LineView>& scene);
    static bool is_secret(const LineView& /*game*/) { return false; }

    static Message request(const Scene<LineView>& scene, const PlaceAny& choice);
    static Reading read(const Scene<LineView>& scene, const PlaceAny& choice, std::string_view typed);

    static Cards cards_in_question(const LineView& /*game*/) { return {}; }
    static Cards subject(const LineView& /*game*/, const Place& action) { return {action.card}; }
    static Message advice(const Scene<LineView>& scene, const Place& action);
};

}  // namespace frise::terminal
