// Periods, and cards with their numbers.
#include "terminal/trial_display.hpp"

#include "engine/rules/trial.hpp"
#include "wording/letters.hpp"

namespace frise::terminal {
namespace {

std::string period_name(const Stage& stage, const std::vector<Year>& dates, std::size_t period) {
    if (period == 0) return stage.text("terminal.period_first", {stage.year("date", dates.front())});
    if (period == dates.size()) return stage.text("terminal.period_last", {stage.year("date", dates.back())});
    return stage.text("terminal.period_between",
                      {stage.year("from", dates[period - 1]), stage.year("to", dates[period])});
}

// In two columns, read downwards.
void show_periods(const Stage& stage, const std::vector<Year>& dates) {
    stage.voice().say("terminal.periods_title");
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

}  // namespace

void show_trial(const Stage& stage, const std::vector<Year>& dates, TrialKind kind, const TrialCards& cards) {
    if (has_periods(kind)) show_periods(stage, dates);
    stage.console().blank();
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const std::string count = cards.size() == 1 ? " " : std::to_string(i + 1);
        stage.console().say("  " + count + "  " + stage.captions().whole_title(cards[i]), Ink::plain, 5);
    }
    stage.console().blank();
}

std::string periods_of(const Stage& stage, const std::vector<Year>& dates, Year year) {
    std::string text;
    for (int period = 0; period <= static_cast<int>(dates.size()); ++period) {
        if (!in_period(dates, period, year)) continue;
        const std::string next = std::to_string(period);
        text = text.empty() ? next : stage.text("terminal.period_or", {word("a", text), word("b", next)});
    }
    return text;
}

}  // namespace frise::terminal
