// Dials and guesses in challenge.
#include "games/challenge/play/challenge_play.hpp"

#include "bots/pick.hpp"
#include "bots/time_scale.hpp"
#include "games/challenge/play/candidates.hpp"
#include "games/challenge/play/dials.hpp"

#include <algorithm>
#include <array>

namespace frise {
namespace {

Answer with_wheels(const std::array<int, 4>& wheels) {
    Answer answer;
    answer.wheels.assign(wheels.begin(), wheels.end());
    return answer;
}

// What it plays by: its belief, or for the naive the estimate alone.
Belief believed(const Mind& mind, CardNo card) {
    return mind.habits().naive ? Belief{mind.estimate(card), 0} : mind.about(card);
}

// Near the finish one right wheel may be enough: then it is better to name several periods than one four times.
Action answer_bet(Mind& mind, const Board& board, int position, CardNo card) {
    const Bet bet = best_bet(period_chances(believed(mind, card), board.dates), board.finish() - position);
    const bool stacked = bet.wheels.front() == bet.wheels.back();
    mind.explain(stacked ? Motive::stack : Motive::spread, card, bet.chance);
    return with_wheels(bet.wheels);
}

Action answer_date(Mind& mind, CardNo card) {
    const DateAnswer best = best_date(believed(mind, card));
    mind.explain(Motive::digits, card, best.digits / 4);
    return best.answer;
}

Action answer_gap(Mind& mind, CardNo one, CardNo other) {
    const Year between = best_difference(believed(mind, one), believed(mind, other));
    mind.explain(Motive::years_between, one, 0).high = between;
    return dialled(between);
}

Action answer_order(Mind& mind, const TrialCards& cards) {
    std::array<Belief, 4> beliefs;
    std::transform(cards.begin(), cards.end(), beliefs.begin(), [&](CardNo card) { return believed(mind, card); });
    const OrderAnswer best = best_order(beliefs);
    mind.explain(Motive::order, cards.front(), best.right / 4);
    return with_wheels(best.ranks);
}

Action answer_periods(Mind& mind, const Board& board, const TrialCards& cards) {
    Answer answer;
    double right = 0;
    for (const CardNo card : cards) {
        const PeriodChances chances = period_chances(believed(mind, card), board.dates);
        const auto best = std::max_element(chances.begin(), chances.end());
        answer.wheels.push_back(static_cast<int>(best - chances.begin()));
        right += *best;
    }
    mind.explain(Motive::periods, cards.front(), right / 4);
    return answer;
}

Action answer_trial(Mind& mind, const View& view, const ChallengeView& game) {
    const Board& board = std::get<ChallengeOptions>(view.terms.options).board;
    const TrialCards& cards = game.trial->cards;
    switch (game.trial->kind) {
        case TrialKind::bet: return answer_bet(mind, board, game.positions[index(*view.viewer)], cards.front());
        case TrialKind::right_date: return answer_date(mind, cards.front());
        case TrialKind::gap: return answer_gap(mind, cards[0], cards[1]);
        case TrialKind::order: return answer_order(mind, cards);
        case TrialKind::four_cards: break;
    }
    return answer_periods(mind, board, cards);
}

Action place_drawn(Mind& mind, const View& view, CardNo card) {
    mind.look_at(*view.line);
    const Marks::Best best = mind.best_gap(card);
    const Motive motive = mind.about(card).certain() ? Motive::shown : Motive::drawn;
    mind.explain(motive, card, best.chance, *view.line, best.gap);
    return PlaceDrawn{best.gap};
}

Action guess(Mind& mind, const DuelView& duel, const GuessAny& choice) {
    const CardNo card = *duel.card;
    const Belief& belief = mind.about(card);
    const Candidates years = candidates(duel.bounds, {choice.least, choice.most});
    Reason& reason = mind.explain(belief.certain() ? Motive::shown : Motive::halve, card, 0);
    reason.low = years.first;
    reason.high = years.last;
    const bool naive = mind.habits().naive;
    const Year idea = year_at(naive ? mind.estimate(card) : belief.middle);
    if (belief.certain() || (naive && years.has(idea))) return Guess{std::clamp(idea, years.first, years.last)};
    return Guess{best_guess(belief, years)};
}

Answer any_answer(TrialKind kind, Rng& rng) {
    Answer answer;
    for (std::size_t i = 0; i < wheel_count; ++i) {
        const std::uint32_t wheel = kind == TrialKind::order ? 1 + rng.below(4) : rng.below(10);
        answer.wheels.push_back(static_cast<int>(wheel));
    }
    if (kind == TrialKind::right_date) answer.sign = 1;
    return answer;
}

}  // namespace

void ChallengePlay::watch(Mind& mind, const Guessed& e) const {
    if (in_question_ && e.hint == Hint::right) mind.learn({*in_question_, e.year});
}

Action ChallengePlay::choose(Mind& mind, const View& view, const ChallengeView& game, const Legal& legal) {
    const Choice& choice = legal.choices().front();
    if (std::holds_alternative<AnswerAny>(choice)) return answer_trial(mind, view, game);
    if (const auto* guesses = std::get_if<GuessAny>(&choice)) return guess(mind, *game.duel, *guesses);
    return place_drawn(mind, view, *game.duel->card);
}

Action ChallengePlay::by_chance(const ChallengeView& game, const Legal& legal, Rng& rng) {
    if (const auto* guesses = std::get_if<GuessAny>(&legal.choices().front())) {
        return Guess{middle_of(game.duel->bounds, {guesses->least, guesses->most})};
    }
    return pick::any(legal, rng);
}

Action ChallengePlay::any_move(const View& view, const ChallengeView& game, Seat /*seat*/, Rng& rng) {
    if (game.trial) return any_answer(game.trial->kind, rng);
    if (game.duel && game.duel->kind == DuelKind::more_or_less) {
        return Guess{middle_of(game.duel->bounds, years_on_dials)};
    }
    return PlaceDrawn{pick::any_gap(view, rng)};
}

bool ChallengePlay::allows(const View& /*view*/, const AnswerAny& any, const Answer& answer) {
    const auto turns = [&](int wheel) { return pick::within(any.least, wheel, any.most); };
    const bool signed_as_asked = !any.with_sign || answer.sign == 1 || answer.sign == -1;
    return answer.wheels.size() == wheel_count && std::all_of(answer.wheels.begin(), answer.wheels.end(), turns) &&
           signed_as_asked;
}

bool ChallengePlay::allows(const View& /*view*/, const PlaceDrawnAny& any, const PlaceDrawn& place) {
    return pick::within(0, place.gap, any.last_gap);
}

bool ChallengePlay::allows(const View& /*view*/, const GuessAny& any, const Guess& guess) {
    return pick::within(any.least, guess.year, any.most);
}

}  // namespace frise
