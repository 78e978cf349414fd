// The two rows of coop, the icon wanted and the score; advice.
#include "games/coop/terminal/coop_terminal.hpp"

#include "terminal/line_display.hpp"

namespace frise::terminal {
namespace {

// The cards of the rift stand between their neighbours in the line.
void show_rows(const Stage& stage, const Line& line, const std::vector<std::optional<Dated>>& rift) {
    LineRows rows{stage, line};
    for (const auto& card : rift) {
        if (card) rows.make_room_for(*card);
    }
    stage.voice().say("coop.rows_title");
    for (std::size_t place = 0; place < line.size(); ++place) {
        rows.card_between(place);
        if (place < rift.size() && rift[place]) rows.card_below(*rift[place]);
    }
}

int score_now(const View& view, const CoopView& coop) {
    std::size_t lost = view.discard.size() + view.draw_count;
    for (const auto& hand : *view.hands) lost += hand.size();
    int score = 2 * static_cast<int>(view.line->size()) - static_cast<int>(lost);
    for (const auto& card : coop.rift) score += card ? 1 : 0;
    return score;
}

}  // namespace

void CoopTerminal::show_board(const Scene<CoopView>& scene) {
    const auto& [stage, view, game, legal] = scene;
    show_rows(stage, *view.line, game.rift);
    if (game.icon) stage.voice().say("coop.icon_wanted", {stage.icon("icon", *game.icon)});
    stage.voice().say("coop.coop_progress", {number("score", score_now(view, game))}, Ink::faint);
}

Message CoopTerminal::advice(const Scene<CoopView>& scene, const Play& action) {
    return {"coop.advise_play", {scene.stage.card("card", action.card)}};
}

Message CoopTerminal::advice(const Scene<CoopView>& scene, const Discard& action) {
    return {"coop.advise_discard", {scene.stage.card("card", action.card)}};
}

Message CoopTerminal::advice(const Scene<CoopView>& /*scene*/, const EndTurn& /*action*/) {
    return {"coop.advise_end", {}};
}

}  // namespace frise::terminal
