// Plain arithmetic only: the same seed must give the same estimates everywhere.
#include "bots/estimates.hpp"

#include <algorithm>
#include <cmath>

namespace frise {
namespace {

constexpr double present = 2026;
constexpr double least_error = 2;
constexpr double farthest = 9e18;

// Three dice: bell-shaped, of mean 0 and deviation 1, never beyond 3.
double noise(Rng& rng) {
    constexpr std::uint32_t sides = 1U << 20U;
    double sum = 0;
    for (int die = 0; die < 3; ++die) sum += static_cast<double>(rng.below(sides)) / sides;
    return 2 * sum - 3;
}

}  // namespace

double age(Year year) { return std::max(1.0, std::abs(present - static_cast<double>(year))); }

double typical_error(Year year, Skill skill) { return least_error + skill.share * age(year); }

std::vector<Year> noisy_estimates(const Deck& deck, Rng& rng, Skill skill) {
    std::vector<Year> estimates;
    for (const Year year : deck.years) {
        const double guess = static_cast<double>(year) + noise(rng) * typical_error(year, skill);
        const auto estimate = static_cast<Year>(std::clamp(guess, -farthest, farthest));
        estimates.push_back(estimate == 0 ? -1 : estimate);
    }
    return estimates;
}

}  // namespace frise
