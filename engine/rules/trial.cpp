// Scoring trials.
#include "engine/rules/trial.hpp"

#include <algorithm>
#include <cstdlib>

namespace frise {
namespace {

constexpr int moves_for_nearest = 4;

Year dialled(const Dials& dials) {
    Year number = 0;
    for (const int wheel : dials.wheels) number = number * 10 + wheel;
    return number;
}

int right_digits(const Dials& dials, Year year) {
    if ((year < 0) != (dials.sign < 0)) return 0;
    Year rest = std::abs(year);
    int right = 0;
    for (std::size_t place = 4; place-- > 0; rest /= 10) right += dials.wheels[place] == rest % 10 ? 1 : 0;
    return right;
}

// Cards of the same year share all the ranks that they take together.
int right_ranks(const Dials& dials, std::span<const Year> years) {
    int right = 0;
    for (std::size_t i = 0; i < years.size(); ++i) {
        const auto earlier = std::count_if(years.begin(), years.end(), [&](Year y) { return y < years[i]; });
        const auto not_later = std::count_if(years.begin(), years.end(), [&](Year y) { return y <= years[i]; });
        right += earlier < dials.wheels[i] && dials.wheels[i] <= not_later ? 1 : 0;
    }
    return right;
}

int right_periods(const Dials& dials, std::span<const Year> dates, std::span<const Year> years) {
    int right = 0;
    for (std::size_t i = 0; i < dials.wheels.size(); ++i) {
        const Year year = years.size() == 1 ? years[0] : years[i];  // a bet is four guesses at one card
        right += in_period(dates, dials.wheels[i], year) ? 1 : 0;
    }
    return right;
}

Moves moves_for_gap(std::span<const Year> years, std::span<const Dials> answers) {
    const Year gap = std::abs(years[0] - years[1]);
    const auto miss = [&](const Dials& dials) { return std::abs(dialled(dials) - gap); };
    Year nearest = miss(answers[0]);
    for (const Dials& dials : answers) nearest = std::min(nearest, miss(dials));
    Moves moves{};
    for (std::size_t i = 0; i < answers.size(); ++i) moves[i] = miss(answers[i]) == nearest ? moves_for_nearest : 0;
    return moves;
}

tl::unexpected<Error> bad_answer(std::string message) { return refuse(ErrorCode::bad_answer, std::move(message)); }

}  // namespace

std::size_t cards_laid(TrialKind kind) {
    switch (kind) {
        case TrialKind::four_cards:
        case TrialKind::order: return 4;
        case TrialKind::gap: return 2;
        case TrialKind::bet:
        case TrialKind::right_date: break;
    }
    return 1;
}

AnswerAny dial_range(TrialKind kind) {
    if (kind == TrialKind::order) return {1, 4, false};
    return {0, 9, kind == TrialKind::right_date};
}

Result<Dials> check_answer(TrialKind kind, const Answer& answer) {
    const AnswerAny range = dial_range(kind);
    Dials dials;
    if (answer.wheels.size() != dials.wheels.size()) return bad_answer("an answer has four wheels");
    for (std::size_t i = 0; i < dials.wheels.size(); ++i) {
        const int wheel = answer.wheels[i];
        if (wheel < range.least || wheel > range.most) {
            return bad_answer("wheel " + std::to_string(i + 1) + " shows " + std::to_string(wheel) +
                              ": in this trial it must be from " + std::to_string(range.least) + " to " +
                              std::to_string(range.most));
        }
        dials.wheels[i] = static_cast<std::int8_t>(wheel);
    }
    if (!range.with_sign) return dials;
    if (!answer.sign || (*answer.sign != 1 && *answer.sign != -1)) {
        return bad_answer("this trial needs the sign wheel: 'sign' is 1 or -1");
    }
    dials.sign = static_cast<std::int8_t>(*answer.sign);
    return dials;
}

bool in_period(std::span<const Year> dates, int period, Year year) {
    const auto after = static_cast<std::size_t>(period);
    if (after > dates.size()) return false;
    return (after == 0 || dates[after - 1] <= year) && (after == dates.size() || year <= dates[after]);
}

Moves moves_for(TrialKind kind, std::span<const Year> dates, std::span<const Year> years,
                std::span<const Dials> answers) {
    if (kind == TrialKind::gap) return moves_for_gap(years, answers);
    Moves moves{};
    for (std::size_t i = 0; i < answers.size(); ++i) {
        if (kind == TrialKind::right_date) {
            moves[i] = right_digits(answers[i], years[0]);
        } else if (kind == TrialKind::order) {
            moves[i] = right_ranks(answers[i], years);
        } else {
            moves[i] = right_periods(answers[i], dates, years);
        }
    }
    return moves;
}

}  // namespace frise
