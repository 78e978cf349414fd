// The track, the trials and the duels of challenge.
#include "terminal/labels.hpp"
#include "terminal/line_display.hpp"
#include "terminal/table_display.hpp"
#include "wording/letters.hpp"

#include <algorithm>

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
    stage.voice().say(Text::track_title);
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const std::string space =
            stage.text(Text::space_of, {number("n", positions[i]), number("finish", board.finish())});
        stage.console().row("  " + padded(stage.heading(seat_at(i)), name_columns) + "  " +
                            track_row(board, positions[i]) + "  " + space);
    }
}

std::string period_name(const Stage& stage, const std::vector<Year>& dates, std::size_t period) {
    if (period == 0) return stage.text(Text::period_first, {stage.year("date", dates.front())});
    if (period == dates.size()) return stage.text(Text::period_last, {stage.year("date", dates.back())});
    return stage.text(Text::period_between, {stage.year("from", dates[period - 1]), stage.year("to", dates[period])});
}

// In two columns, read downwards.
void show_periods(const Stage& stage, const std::vector<Year>& dates) {
    stage.voice().say(Text::periods_title);
    const std::size_t count = dates.size() + 1;
    const std::size_t rows = (count + 1) / 2;
    const auto cell = [&](std::size_t period) {
        return stage.console().painted(std::to_string(period), Ink::accent) + "  " + period_name(stage, dates, period);
    };
    for (std::size_t row = 0; row < rows; ++row) {
        const std::size_t other = row + rows;
        stage.console().row("  " + padded(cell(row), 36) + (other < count ? cell(other) : ""));
    }
}

void show_trial(const Stage& stage, const Board& board, const TrialView& trial) {
    if (trial.kind == TrialKind::four_cards || trial.kind == TrialKind::bet) show_periods(stage, board.dates);
    stage.console().blank();
    for (std::size_t i = 0; i < trial.cards.size(); ++i) {
        const std::string count = trial.cards.size() == 1 ? " " : std::to_string(i + 1);
        stage.console().say("  " + count + "  " + stage.captions().whole_title(trial.cards[i]), Ink::plain, 5);
    }
    stage.console().blank();
}

void show_bounds(const Stage& stage, const Bounds& bounds) {
    const auto& [low, high] = bounds;
    const Text text =
        low ? (high ? Text::bounds_both : Text::bounds_low) : (high ? Text::bounds_high : Text::bounds_none);
    stage.voice().say(text, {stage.year("low", low.value_or(0)), stage.year("high", high.value_or(0))});
}

void show_duel(const Stage& stage, const View& view, const DuelView& duel) {
    if (duel.kind == DuelKind::more_or_less) {
        stage.voice().say(Text::card_to_date, {stage.card("card", *duel.card)}, Ink::strong);
        show_bounds(stage, duel.bounds);
        return;
    }
    show_line(stage, *view.line);
    stage.voice().say(Text::card_to_place);
    stage.console().say("     " + stage.captions().whole_title(*duel.card), Ink::plain, 5);
}

}  // namespace

void show_challenge(const Stage& stage, const View& view, const ChallengeView& challenge) {
    const Board& board = std::get<ChallengeOptions>(view.terms.options).board;
    if (challenge.duel) return show_duel(stage, view, *challenge.duel);
    show_track(stage, board, challenge.positions);
    if (challenge.trial) show_trial(stage, board, *challenge.trial);
}

}  // namespace frise::terminal
