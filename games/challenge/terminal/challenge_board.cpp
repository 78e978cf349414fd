// The track, the trials and the duels of challenge.
#include "games/challenge/terminal/challenge_terminal.hpp"
#include "terminal/line_display.hpp"
#include "terminal/trial_display.hpp"
#include "wording/letters.hpp"

#include <algorithm>
#include <string>

namespace frise::terminal {
namespace {

std::string track_row(const Board& board, int position) {
    std::string row;
    for (int space = 0; space <= board.finish(); ++space) {
        row += space == position ? "●" : "·";
        const auto is_line = [&](const DuelLine& duel) { return duel.after == space; };
        if (std::any_of(board.duels.begin(), board.duels.end(), is_line)) row += "│";
    }
    return row;
}

void show_track(const Stage& stage, const Board& board, const Positions& positions) {
    std::size_t name_columns = 0;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        name_columns = std::max(name_columns, width(stage.heading(seat_at(i))));
    }
    stage.voice().say("challenge.track_title");
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const std::string space =
            stage.text("challenge.space_of", {number("n", positions[i]), number("finish", board.finish())});
        stage.console().row("  " + padded(stage.heading(seat_at(i)), name_columns) + "  " +
                            track_row(board, positions[i]) + "  " + space);
    }
}

void show_bounds(const Stage& stage, const Bounds& bounds) {
    const auto& [low, high] = bounds;
    const Text text = low ? (high ? Text{"challenge.bounds_both"} : Text{"challenge.bounds_low"})
                          : (high ? Text{"challenge.bounds_high"} : Text{"challenge.bounds_none"});
    stage.voice().say(text, {stage.year("low", low.value_or(0)), stage.year("high", high.value_or(0))});
}

void show_duel(const Stage& stage, const View& view, const DuelView& duel) {
    if (duel.kind == DuelKind::more_or_less) {
        stage.voice().say("challenge.card_to_date", {stage.card("card", *duel.card)}, Ink::strong);
        show_bounds(stage, duel.bounds);
        return;
    }
    show_line(stage, *view.line);
    stage.voice().say("challenge.card_to_place");
    stage.console().say("     " + stage.captions().whole_title(*duel.card), Ink::plain, 5);
}

}  // namespace

void ChallengeTerminal::show_board(const Scene<ChallengeView>& scene) {
    const auto& [stage, view, game, legal] = scene;
    if (game.duel) return show_duel(stage, view, *game.duel);
    const Board& board = std::get<ChallengeOptions>(view.terms.options).board;
    show_track(stage, board, game.positions);
    if (game.trial) show_trial(stage, board.dates, game.trial->kind, game.trial->cards);
}

}  // namespace frise::terminal
