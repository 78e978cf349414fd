// The trials and duels of challenge.
#include "engine/rules/trial.hpp"
#include "terminal/story.hpp"

#include <cstdlib>

namespace frise::terminal {
void Story::operator()(const TrialBegan& e) {
    const std::string name = stage_.text(nth_after(Text::trial_four_cards, static_cast<std::size_t>(e.kind)));
    begin_part(Text::trial_begins, {number("n", before_.round + 1), word("trial", name)});
}

void Story::operator()(const SeenAnswer& e) { say(Text::has_answered, {stage_.player("player", e.seat)}); }
void Story::operator()(const OwnAnswer& /*e*/) {}

std::string Story::periods_of(Year year) const {
    const auto& dates = std::get<ChallengeOptions>(before_.terms.options).board.dates;
    std::string text;
    for (int period = 0; period <= static_cast<int>(dates.size()); ++period) {
        if (!in_period(dates, period, year)) continue;
        const std::string next = std::to_string(period);
        text = text.empty() ? next : stage_.text(Text::period_or, {word("a", text), word("b", next)});
    }
    return text;
}

void Story::tell_cards(const Turned& e, const TrialView& trial) {
    const bool periods = trial.kind == TrialKind::four_cards || trial.kind == TrialKind::bet;
    for (const Dated& card : e.cards) {
        say_with_fact(
            periods ? Text::card_was_in : Text::card_was,
            {stage_.card("card", card.card), stage_.year_of("year", card), word("period", periods_of(card.year))},
            card.card, Ink::good);
    }
    if (trial.kind == TrialKind::gap) say(Text::gap_was, {number("n", std::abs(e.cards[0].year - e.cards[1].year))});
}

void Story::operator()(const Turned& e) {
    const TrialView& trial = *std::get<ChallengeView>(before_.game).trial;
    begin_part(Text::answers_turned, {});
    tell_cards(e, trial);
    for (std::size_t i = 0; i < e.answers.size(); ++i) {
        const std::string answer = stage_.answer_text(trial.kind, e.answers[i]);
        stage_.console().row(
            "  " + stage_.text(Text::answer_of, {stage_.player("player", seat_at(i)), word("answer", answer)}));
    }
    if (!happened<Advanced>()) say(Text::nobody_moves, {});
}

void Story::operator()(const Advanced& e) {
    say(Text::moves, {stage_.player("player", e.seat), number("n", e.by), number("to", e.to)});
}

void Story::operator()(const DuelBegan& e) {
    const Slot players = stage_.players("players", e.seats);
    if (e.kind == DuelKind::sudden_death) return begin_part(Text::duel_sudden_death, {players});
    begin_part(Text::duel_more_or_less, {players, stage_.card("card", *e.card)});
}

void Story::operator()(const Guessed& e) {
    const Slots slots{stage_.player("player", e.seat), stage_.year("year", e.year)};
    if (e.hint == Hint::later) return say(Text::guesses_later, slots);
    if (e.hint == Hint::earlier) return say(Text::guesses_earlier, slots);
    const CardNo card = *std::get<ChallengeView>(before_.game).duel->card;
    say_with_fact(Text::guesses_right, slots, card, Ink::good);
}

void Story::operator()(const DuelWon& e) { say(Text::wins_duel, {stage_.player("player", e.seat)}, Ink::strong); }

}  // namespace frise::terminal
