// An opinion is a belief with the bot's own spread around a place that is off the bot's middle by a truth and an
// opinion. The farther it is from the middle of the gap, the less of a chance it gives the gap. So those who do not
// doubt are all in one stretch of the places in order, and only the ends of the stretch have to be looked for.
#include "games/contest/play/doubt.hpp"

#include "bots/count_up_to.hpp"

#include <algorithm>

namespace frise {
namespace {

// Who gives a place less of a chance than this is taken to contest it.
constexpr double tolerated = 0.4;
// In spreads. No opinion gives a gap that is narrower so much of a chance.
constexpr double narrowest = 1.04;
// Nor does one that is so far outside, however wide the gap is.
constexpr double farthest_outside = 0.26;

struct Opinion {
    std::size_t truth = 0;
    std::size_t opinion = 0;

    [[nodiscard]] constexpr double off() const { return nine_truths[truth] + five_opinions[opinion]; }
};

constexpr std::size_t opinion_count = nine_truths.size() * five_opinions.size();
using Opinions = std::array<Opinion, opinion_count>;

// By where they are.
constexpr Opinions by_place = [] {
    Opinions all;
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = {i / five_opinions.size(), i % five_opinions.size()};
    std::sort(all.begin(), all.end(), [](const Opinion& a, const Opinion& b) { return a.off() < b.off(); });
    return all;
}();

constexpr auto places_off = [] {
    std::array<double, opinion_count> offs{};
    std::transform(by_place.begin(), by_place.end(), offs.begin(), [](const Opinion& one) { return one.off(); });
    return offs;
}();

// Of the first n in order, how many belong to each truth.
constexpr auto counted = [] {
    std::array<Doubts, opinion_count + 1> counts{};
    for (std::size_t n = 0; n < opinion_count; ++n) {
        counts[n + 1] = counts[n];
        ++counts[n + 1][by_place[n].truth];
    }
    return counts;
}();

constexpr Doubts all_doubt = counted.back();

}  // namespace

Doubts doubts(const Marks& marks, const Belief& belief, int gap) {
    const double left = marks.left_of(gap);
    const double right = marks.right_of(gap);
    const double low = (left - belief.middle) / belief.spread;
    const double high = (right - belief.middle) / belief.spread;
    if (high - low < narrowest) return all_doubt;
    const auto doubts_it = [&](std::size_t n) {
        const auto [truth, opinion] = by_place[n];
        const double there = belief.middle + nine_truths[truth] * belief.spread;
        return Belief{there + five_opinions[opinion] * belief.spread, belief.spread}.between(left, right) < tolerated;
    };
    // At an end of the line the middle of the gap is endlessly far away.
    const std::size_t middle = count_up_to(places_off, (low + high) / 2);
    std::size_t from = std::min(middle, count_up_to(places_off, low - farthest_outside));
    while (from < middle && doubts_it(from)) ++from;
    std::size_t to = std::max(middle, count_up_to(places_off, high + farthest_outside));
    while (to > middle && doubts_it(to - 1)) --to;
    Doubts result = all_doubt;
    for (std::size_t i = 0; i < result.size(); ++i) {
        result[i] = static_cast<std::uint8_t>(result[i] - (counted[to][i] - counted[from][i]));
    }
    return result;
}

}  // namespace frise
