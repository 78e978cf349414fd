// Telling the trials and duels of challenge.
#include "games/challenge/terminal/challenge_story.hpp"

#include "terminal/dials.hpp"
#include "terminal/trial_display.hpp"

#include <cstdlib>

namespace frise::terminal {

void ChallengeStory::operator()(const TrialBegan& e) {
    const std::string name =
        stage().text(nth_of({"challenge.trial_four_cards", "challenge.trial_bet", "challenge.trial_gap",
                             "challenge.trial_right_date", "challenge.trial_order"},
                            static_cast<std::size_t>(e.kind)));
    begin_part("challenge.trial_begins", {number("n", before().round + 1), word("trial", name)});
}

void ChallengeStory::operator()(const SeenAnswer& e) {
    say("challenge.has_answered", {stage().player("player", e.seat)});
}

void ChallengeStory::tell_cards(const Turned& e) {
    const TrialKind kind = game_.trial->kind;
    const auto& dates = std::get<ChallengeOptions>(before().terms.options).board.dates;
    for (const Dated& card : e.cards) {
        say_with_fact(has_periods(kind) ? Text{"challenge.card_was_in"} : Text{"challenge.card_was"},
                      {stage().card("card", card.card), stage().year_of("year", card),
                       word("period", periods_of(stage(), dates, card.year))},
                      card.card, Ink::good);
    }
    if (kind == TrialKind::gap) say("challenge.gap_was", {number("n", std::abs(e.cards[0].year - e.cards[1].year))});
}

void ChallengeStory::operator()(const Turned& e) {
    begin_part("challenge.answers_turned", {});
    tell_cards(e);
    for (std::size_t i = 0; i < e.answers.size(); ++i) {
        const std::string answer = answer_text(stage().voice().language(), game_.trial->kind, e.answers[i]);
        stage().console().row(
            "  " + stage().text("challenge.answer_of", {stage().player("player", seat_at(i)), word("answer", answer)}));
    }
    if (!happened<Advanced>()) say("challenge.nobody_moves", {});
}

void ChallengeStory::operator()(const Advanced& e) {
    say("challenge.moves", {stage().player("player", e.seat), number("n", e.by), number("to", e.to)});
}

void ChallengeStory::operator()(const DuelBegan& e) {
    const Slot players = stage().players("players", e.seats);
    if (e.kind == DuelKind::sudden_death) return begin_part("challenge.duel_sudden_death", {players});
    begin_part("challenge.duel_more_or_less", {players, stage().card("card", *e.card)});
}

void ChallengeStory::operator()(const DuelPlaced& e) {
    tell_placed({e.seat, e.card, e.gap, e.year, e.right});
    const bool goes_on = happened<Drew>() || happened<DuelWon>() || happened<GameOver>();
    if (!goes_on) add("challenge.duel_without_winner", {});
}

void ChallengeStory::operator()(const Discarded& /*e*/) { add("terminal.is_discarded", {}); }

void ChallengeStory::operator()(const Drew& e) {
    add("challenge.draws_to_place", {stage().player("player", e.seat), stage().card("card", e.card)});
}

void ChallengeStory::operator()(const Out& e) { add("challenge.is_out_of_duel", {stage().player("player", e.seat)}); }

void ChallengeStory::operator()(const Guessed& e) {
    const Slots slots{stage().player("player", e.seat), stage().year("year", e.year)};
    if (e.hint == Hint::later) return say("challenge.guesses_later", slots);
    if (e.hint == Hint::earlier) return say("challenge.guesses_earlier", slots);
    say_with_fact("challenge.guesses_right", slots, *game_.duel->card, Ink::good);
}

void ChallengeStory::operator()(const DuelWon& e) {
    say("challenge.wins_duel", {stage().player("player", e.seat)}, Ink::strong);
}

void ChallengeStory::operator()(const SeenShuffle& /*e*/) { add("terminal.shuffled_anew", {}); }

}  // namespace frise::terminal
