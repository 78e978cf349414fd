// Dials and guesses in challenge.
#include "bots/dials.hpp"
#include "bots/thinker.hpp"
#include "bots/time_scale.hpp"

#include <algorithm>
#include <cmath>

namespace frise {
namespace {

Answer with_wheels(const std::array<int, 4>& wheels) {
    Answer answer;
    answer.wheels.assign(wheels.begin(), wheels.end());
    return answer;
}

int likeliest(const std::vector<double>& chances) {
    return static_cast<int>(std::max_element(chances.begin(), chances.end()) - chances.begin());
}

// Years in a row, without the one there is not.
struct Candidates {
    Year first;
    Year last;

    [[nodiscard]] bool has(Year year) const { return first <= year && year <= last; }
    [[nodiscard]] Year count_to(Year year) const { return year - first - (first < 0 && year > 0 ? 1 : 0); }
    [[nodiscard]] Year count() const { return count_to(last) + 1; }
    [[nodiscard]] Year at(Year n) const { return first + n + (first < 0 && first + n >= 0 ? 1 : 0); }
};

// The place of the scale that has half of what is believed possible on either side; where the belief has nothing to say
// any more, the middle.
double halfway(const Belief& belief, const Candidates& years) {
    double least = on_scale(years.first);
    double most = on_scale(years.last);
    const double from = belief.before(least);
    const double to = belief.before(most);
    const bool says_something = to - from > 1e-3;
    for (int step = 0; says_something && step < 40; ++step) {
        const double middle = (least + most) / 2;
        (belief.before(middle) < (from + to) / 2 ? least : most) = middle;
    }
    return (least + most) / 2;
}

}  // namespace

// What it plays by: its belief, or for the naive the estimate alone.
Belief Thinker::believed(CardNo card) const { return habits_.naive ? Belief{estimate(card), 0} : about(card); }

Action Thinker::answer(const View& view) {
    const TrialView& trial = *std::get<ChallengeView>(view.game).trial;
    const auto& dates = std::get<ChallengeOptions>(view.terms.options).board.dates;
    const CardNo first = trial.cards.front();
    switch (trial.kind) {
        case TrialKind::bet: return bet(view, first);
        case TrialKind::right_date: {
            const DateAnswer best = best_date(believed(first));
            explain(Motive::digits, first, best.digits / 4);
            return best.answer;
        }
        case TrialKind::gap: {
            const Year between = best_difference(believed(first), believed(trial.cards[1]));
            explain(Motive::years_between, first, 0);
            reason_.high = between;
            return dialled(between);
        }
        case TrialKind::order: {
            std::array<Belief, 4> beliefs;
            std::transform(trial.cards.begin(), trial.cards.end(), beliefs.begin(),
                           [&](CardNo card) { return believed(card); });
            const OrderAnswer best = best_order(beliefs);
            explain(Motive::order, first, best.right / 4);
            return with_wheels(best.ranks);
        }
        case TrialKind::four_cards: break;
    }
    Answer answer;
    double right = 0;
    for (const CardNo card : trial.cards) {
        const auto chances = period_chances(believed(card), dates);
        answer.wheels.push_back(likeliest(chances));
        right += chances[static_cast<std::size_t>(answer.wheels.back())];
    }
    explain(Motive::periods, first, right / 4);
    return answer;
}

// Near the finish one right wheel may be enough: then it is better to name several periods than one four times.
Action Thinker::bet(const View& view, CardNo card) {
    const auto& [board, final_duel] = std::get<ChallengeOptions>(view.terms.options);
    const int position = std::get<ChallengeView>(view.game).positions[index(*view.viewer)];
    const Bet bet = best_bet(period_chances(believed(card), board.dates), board.finish() - position);
    const bool stacked = bet.wheels.front() == bet.wheels.back();
    explain(stacked ? Motive::stack : Motive::spread, card, bet.chance);
    return with_wheels(bet.wheels);
}

// Halves what it believes possible. On either side an even number of years should be left: whoever then has to guess
// among two has no better chance than the other.
Action Thinker::guess(const View& view, const GuessAny& choice) {
    const DuelView& duel = *std::get<ChallengeView>(view.game).duel;
    const Belief& belief = about(*duel.card);
    const Year low = duel.bounds.low ? *duel.bounds.low + 1 : choice.least;
    const Year high = duel.bounds.high ? *duel.bounds.high - 1 : choice.most;
    const Candidates years{low == 0 ? 1 : low, high == 0 ? -1 : high};
    explain(belief.certain() ? Motive::shown : Motive::halve, *duel.card, 0);
    reason_.low = years.first;
    reason_.high = years.last;
    const Year idea = year_at(habits_.naive ? estimate(*duel.card) : belief.middle);
    if (belief.certain() || (habits_.naive && years.has(idea))) {
        return Guess{std::clamp(idea, years.first, years.last)};
    }
    const Year half = std::clamp(year_at(halfway(belief, years)), years.first, years.last);
    const Year before = years.count_to(half);
    return Guess{years.count() % 2 == 1 && before % 2 == 1 ? years.at(before - 1) : half};
}

}  // namespace frise
