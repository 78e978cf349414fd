// Working them out.
#include "games/challenge/play/dials.hpp"

#include "bots/time_scale.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace frise {
namespace {

// Finer digits are not worth a look where the belief reaches over more borders than this.
constexpr Year most_borders = 400;

// Middles of eleven equal shares of the bell curve.
constexpr std::array<double, 11> eleven_parts{-1.691, -1.097, -0.748, -0.473, -0.23, 0,
                                              0.23,   0.473,  0.748,  1.097,  1.691};

double part(const Belief& belief, double share) { return belief.middle + share * belief.spread; }

// The wheels that look at only the first few distinct guesses, as often as given.
constexpr std::array<std::array<int, 4>, 5> bet_shapes{
    {{0, 0, 0, 0}, {0, 0, 0, 1}, {0, 0, 1, 1}, {0, 0, 1, 2}, {0, 1, 2, 3}}};

// What a belief reaches over of the years of one sign, without the sign.
YearRange reach(const Belief& belief, int sign) {
    const auto size = [&](double share) {
        return std::clamp<Year>(sign * year_at(part(belief, share)), 0, most_on_dials);
    };
    const auto [least, most] = std::minmax({size(-Bell::edge), size(Bell::edge)});
    return {least, most};
}

// How likely each digit is at one place, for those years.
std::array<double, 10> digit_chances(const Belief& belief, const YearRange& years, int sign, Year step) {
    std::array<double, 10> chances{};
    const Year from = years.least / step;
    const Year to = years.most / step;
    if (to - from > most_borders) return chances;
    double border = belief.before(on_scale(sign * from * step));
    for (Year block = from; block <= to; ++block) {
        const double next = belief.before(on_scale(sign * (block + 1) * step));
        chances[static_cast<std::size_t>(block % 10)] += std::abs(next - border);
        border = next;
    }
    return chances;
}

std::size_t likeliest(std::span<const double> chances) {
    return static_cast<std::size_t>(std::max_element(chances.begin(), chances.end()) - chances.begin());
}

// The earlier of two that are as likely comes first.
Few<int, 10> likeliest_first(const PeriodChances& chances) {
    Few<int, 10> order;
    for (std::size_t period = 0; period < chances.size(); ++period) {
        const auto less_likely = [&](int other) { return chances[static_cast<std::size_t>(other)] < chances[period]; };
        order.insert(std::find_if(order.begin(), order.end(), less_likely), static_cast<int>(period));
    }
    return order;
}

// Years that stand for equal shares of a belief.
std::array<Year, eleven_parts.size()> eleven_years(const Belief& belief) {
    std::array<Year, eleven_parts.size()> years{};
    std::transform(eleven_parts.begin(), eleven_parts.end(), years.begin(), [&](double share) {
        return std::clamp(year_at(part(belief, share)), -most_on_dials, most_on_dials);
    });
    return years;
}

}  // namespace

Answer dialled(Year number) {
    Answer answer;
    for (Year place = 1000; place > 0; place /= 10) answer.wheels.push_back(static_cast<int>(number / place % 10));
    return answer;
}

PeriodChances period_chances(const Belief& belief, const std::vector<Year>& dates) {
    PeriodChances chances;
    double below = 0;
    for (const Year date : dates) {
        const double here = belief.before(on_scale(date));
        chances.push_back(here - below);
        below = here;
    }
    chances.push_back(1 - below);
    return chances;
}

Bet best_bet(const PeriodChances& chances, int moves_that_count) {
    const auto chance = [&](int period) { return chances[static_cast<std::size_t>(period)]; };
    const auto order = likeliest_first(chances);
    Bet best;
    double most = -1;
    for (const auto& shape : bet_shapes) {
        if (shape[3] >= static_cast<int>(order.size())) break;
        Bet bet;
        double moves = 0;
        for (int guess = 0; guess <= shape[3]; ++guess) {
            const auto wheels = std::count(shape.begin(), shape.end(), guess);
            const double right = chance(order[static_cast<std::size_t>(guess)]);
            moves += right * static_cast<double>(std::min<std::ptrdiff_t>(wheels, moves_that_count));
            bet.chance += right;
        }
        for (std::size_t wheel = 0; wheel < 4; ++wheel) {
            bet.wheels[wheel] = order[static_cast<std::size_t>(shape[wheel])];
        }
        if (moves <= most + 1e-9) continue;
        most = moves;
        best = bet;
    }
    return best;
}

DateAnswer best_date(const Belief& belief) {
    const Year estimate = std::clamp(year_at(belief.middle), -most_on_dials, most_on_dials);
    const double before_christ = belief.before(on_scale(1));
    const int sign = before_christ > 0.5 ? -1 : 1;
    DateAnswer best{dialled(sign * estimate > 0 ? std::abs(estimate) : 1), 0};
    best.answer.sign = sign;
    if (belief.certain()) return {best.answer, 4};
    const YearRange years = reach(belief, sign);
    Year step = 1000;
    for (int& wheel : best.answer.wheels) {
        const auto chances = digit_chances(belief, years, sign, step);
        const std::size_t digit = likeliest(chances);
        if (chances[digit] > 0) wheel = static_cast<int>(digit);
        best.digits += std::max(chances[digit], 0.1);
        step /= 10;
    }
    return best;
}

OrderAnswer best_order(std::span<const Belief> cards) {
    OrderAnswer best;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        std::array<double, 4> ranks{};
        for (const double share : eleven_parts) {
            // How many of the others stand before this place.
            std::array<double, 4> before{1, 0, 0, 0};
            for (std::size_t j = 0; j < cards.size(); ++j) {
                if (j == i) continue;
                const double chance = cards[j].before(part(cards[i], share));
                for (std::size_t n = 3; n > 0; --n) before[n] = before[n] * (1 - chance) + before[n - 1] * chance;
                before[0] *= 1 - chance;
            }
            for (std::size_t n = 0; n < 4; ++n) ranks[n] += before[n] / eleven_parts.size();
        }
        best.ranks[i] = 1 + static_cast<int>(likeliest(ranks));
        best.right += ranks[likeliest(ranks)];
    }
    return best;
}

Year best_difference(const Belief& a, const Belief& b) {
    const auto ones = eleven_years(a);
    const auto others = eleven_years(b);
    std::array<Year, ones.size() * others.size()> differences{};
    auto next = differences.begin();
    for (const Year one : ones) {
        for (const Year other : others) *next++ = std::abs(one - other);
    }
    const auto middle = differences.begin() + static_cast<std::ptrdiff_t>(differences.size() / 2);
    std::nth_element(differences.begin(), middle, differences.end());
    return std::min(*middle, most_on_dials);
}

}  // namespace frise
