// How the simple opponent answers the trials and the more-or-less duel.
#include "bots/guesser.hpp"

#include <algorithm>

namespace frise {
namespace {

constexpr Year most_on_dials = 9999;

Answer dial(Year number) {
    Answer answer;
    for (Year place = 1000; place > 0; place /= 10) answer.wheels.push_back(static_cast<int>(number / place % 10));
    return answer;
}

int period_of(const std::vector<Year>& dates, Year year) {
    return static_cast<int>(std::upper_bound(dates.begin(), dates.end(), year) - dates.begin());
}

// There is no year 0: rather the one beside it, on the side that is still open.
Year real_year(Year year, const Bounds& bounds) {
    if (year != 0) return year;
    return bounds.high && *bounds.high <= 1 ? -1 : 1;
}

}  // namespace

Answer Guesser::answer(const View& view) const {
    const TrialView& trial = *std::get<ChallengeView>(view.game).trial;
    const auto& dates = std::get<ChallengeOptions>(view.terms.options).board.dates;
    if (trial.kind == TrialKind::right_date) return right_date(trial.cards[0]);
    if (trial.kind == TrialKind::gap) {
        const Year between = estimate(trial.cards[0]) - estimate(trial.cards[1]);
        return dial(std::min(between < 0 ? -between : between, most_on_dials));
    }
    Answer answer;
    for (std::size_t wheel = 0; wheel < 4; ++wheel) {
        const CardNo card = trial.cards[trial.kind == TrialKind::bet ? 0 : wheel];
        if (trial.kind == TrialKind::order) {
            const auto earlier = [&](CardNo other) { return estimate(other) < estimate(card); };
            answer.wheels.push_back(1 +
                                    static_cast<int>(std::count_if(trial.cards.begin(), trial.cards.end(), earlier)));
        } else {
            answer.wheels.push_back(period_of(dates, estimate(card)));
        }
    }
    return answer;
}

Answer Guesser::right_date(CardNo card) const {
    const Year year = estimate(card);
    Answer answer = dial(std::min(year < 0 ? -year : year, most_on_dials));
    answer.sign = year < 0 ? -1 : 1;
    return answer;
}

// The estimate as long as nothing speaks against it; then ever farther steps while one side is open, and halving.
Guess Guesser::guess(const View& view, const GuessAny& choice) const {
    const DuelView& duel = *std::get<ChallengeView>(view.game).duel;
    const auto& [low, high] = duel.bounds;
    const Year idea = estimate(*duel.card);
    Year year = idea;
    if (low && high && (idea <= *low || idea >= *high)) {
        year = *low + (*high - *low) / 2;
    } else if (low && idea <= *low) {
        year = *low + 1 + static_cast<Year>(typical_error(*low, skill_));
    } else if (high && idea >= *high) {
        year = *high - 1 - static_cast<Year>(typical_error(*high, skill_));
    }
    return {std::clamp(real_year(year, duel.bounds), choice.least, choice.most)};
}

}  // namespace frise
