// Random play.
#include "tests/support/random_player.hpp"

#include "engine/rules/trial.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>
#include <vector>

namespace frise::test {
namespace {

constexpr Year guess_limit = 9999;

std::array<int, 4> digits(Year number) {
    number = std::min<Year>(std::abs(number), guess_limit);
    const auto n = static_cast<int>(number);
    return {n / 1000, n / 100 % 10, n / 10 % 10, n % 10};
}

std::vector<Year> years_of(const Game& game, const TrialCards& cards) {
    std::vector<Year> years;
    for (const CardNo card : cards) years.push_back(game.setup().deck.year(card));
    return years;
}

int period_of(const Game& game, Year year) {
    const auto& dates = std::get<ChallengeOptions>(game.setup().terms.options).board.dates;
    int period = 0;
    while (!in_period(dates, period, year)) ++period;
    return period;
}

}  // namespace

Seat RandomPlayer::next(const Game& game) {
    const SeatSet awaited = game.to_act();
    auto seat = awaited.begin();
    for (auto skip = rng_.below(static_cast<std::uint32_t>(awaited.count())); skip > 0; --skip) ++seat;
    return *seat;
}

Action RandomPlayer::choose(const Game& game, Seat seat) {
    const Legal legal = game.legal(seat);
    const auto& choice = legal.choices()[rng_.below(static_cast<std::uint32_t>(legal.choices().size()))];
    const std::uint64_t most = std::numeric_limits<std::uint32_t>::max();
    Action action = at(choice, rng_.below(static_cast<std::uint32_t>(std::min(count(choice), most))));
    improve(game, action);
    return action;
}

void RandomPlayer::improve(const Game& game, Action& action) {
    const Table& table = game.table();
    const auto year = [&](CardNo card) { return game.setup().deck.year(card); };
    if (auto* place = std::get_if<Place>(&action)) {
        if (knows()) place->gap = right_gap_for(table.line, year(place->card));
    } else if (auto* play = std::get_if<Play>(&action)) {
        if (rng_.below(2) == 0) play->wish = between(0, last_gap(table.line));
    } else if (const auto* challenge = std::get_if<ChallengeState>(&game.state())) {
        if (challenge->trial) {
            if (knows()) action = right_answer(game, *challenge->trial);
        } else if (challenge->duel->kind == DuelKind::more_or_less) {
            action = guess(game, *challenge->duel);
        } else if (knows()) {
            action = PlaceDrawn{right_gap_for(table.line, year(*challenge->duel->card))};
        }
    } else if (const auto* contest = std::get_if<ContestState>(&game.state());
               contest != nullptr && contest->proposal && knows()) {
        const auto& [seat, card, gap] = *contest->proposal;
        action = fits(table.line, gap, year(card)) ? Action{Accept{}} : Action{Contest{}};
    }
}

// Any of them, where cards of the same year leave a choice.
int RandomPlayer::right_gap_for(const Line& line, Year year) {
    std::vector<int> right;
    for (int gap = 0; gap <= last_gap(line); ++gap) {
        if (fits(line, gap, year)) right.push_back(gap);
    }
    return right[rng_.below(static_cast<std::uint32_t>(right.size()))];
}

Answer RandomPlayer::right_answer(const Game& game, const Trial& trial) {
    const std::vector<Year> years = years_of(game, trial.cards);
    Answer answer;
    const auto dial = [&](const auto& wheels) { answer.wheels.assign(wheels.begin(), wheels.end()); };
    switch (trial.kind) {
        case TrialKind::four_cards:
            for (const Year year : years) answer.wheels.push_back(period_of(game, year));
            break;
        case TrialKind::bet: answer.wheels.assign(4, period_of(game, years[0])); break;
        case TrialKind::gap: dial(digits(years[0] - years[1])); break;
        case TrialKind::right_date:
            dial(digits(years[0]));
            answer.sign = years[0] < 0 ? -1 : 1;
            break;
        case TrialKind::order:
            for (const Year year : years) {
                const auto earlier = std::count_if(years.begin(), years.end(), [&](Year y) { return y < year; });
                answer.wheels.push_back(static_cast<int>(earlier) + 1);
            }
            break;
    }
    return answer;
}

// Mostly within the bounds that are known, or the duel would take thousands of guesses.
Guess RandomPlayer::guess(const Game& game, const Duel& duel) {
    if (knows()) return {game.setup().deck.year(*duel.card)};
    const bool wild = rng_.below(10) == 0;
    const auto low = static_cast<int>(wild ? -guess_limit : duel.bounds.low.value_or(-guess_limit - 1) + 1);
    const auto high = static_cast<int>(wild ? guess_limit : duel.bounds.high.value_or(guess_limit + 1) - 1);
    return {between(low, high)};
}

}  // namespace frise::test
