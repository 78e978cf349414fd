// The line, and placing a card in it.
#include "games/line/terminal/line_terminal.hpp"

#include "terminal/line_display.hpp"
#include "terminal/placing.hpp"

namespace frise::terminal {

Heading LineTerminal::heading(const LineView& game) {
    return {game.tie_break ? Text{"line.when_tie_break"} : Text{"terminal.when_round"}};
}

void LineTerminal::show_board(const Scene<LineView>& scene) { show_line(scene.stage, *scene.view.line); }

Message LineTerminal::request(const Scene<LineView>& /*scene*/, const PlaceAny& choice) {
    return place_request(choice);
}

Reading LineTerminal::read(const Scene<LineView>& scene, const PlaceAny& choice, std::string_view typed) {
    return read_place(scene.view, choice, typed);
}

Message LineTerminal::advice(const Scene<LineView>& scene, const Place& action) {
    const auto& [stage, view, game, legal] = scene;
    return {"terminal.advise_place", {stage.card("card", action.card), stage.where("where", *view.line, action.gap)}};
}

}  // namespace frise::terminal
