// The model of Bradley and Terry: a's chance against b is a / (a + b). Fitted by going round until nothing moves.
#include "sim/rating.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>

namespace frise::sim {
namespace {

constexpr double per_tenfold = 400;
constexpr int most_rounds = 10'000;

struct CrossTable {
    const std::vector<Wins>& pairs;
    std::size_t size;

    [[nodiscard]] double games(std::size_t a, std::size_t b) const {
        return static_cast<double>(pairs[a * size + b].games);
    }
    [[nodiscard]] double won(std::size_t a) const {
        double sum = 0;
        for (std::size_t b = 0; b < size; ++b) sum += static_cast<double>(pairs[a * size + b].parts) / whole_win;
        return sum;
    }
};

// Gives how far the strengths moved.
double improve(const CrossTable& table, std::vector<double>& strengths) {
    double moved = 0;
    for (std::size_t a = 0; a < table.size; ++a) {
        double share = 0;
        for (std::size_t b = 0; b < table.size; ++b) {
            if (a != b) share += table.games(a, b) / (strengths[a] + strengths[b]);
        }
        const double better = table.won(a) / share;
        moved += std::abs(std::log(better / strengths[a]));
        strengths[a] = better;
    }
    return moved;
}

double error(const CrossTable& table, const std::vector<double>& strengths, std::size_t a) {
    double information = 0;
    for (std::size_t b = 0; b < table.size; ++b) {
        if (a == b) continue;
        const double chance = strengths[a] / (strengths[a] + strengths[b]);
        information += table.games(a, b) * chance * (1 - chance);
    }
    return 1.96 / std::sqrt(information) * per_tenfold / std::log(10.0);
}

// Whether a chain of wins leads from each to each: only then does a finite strength fit everybody.
bool comparable(const CrossTable& table) {
    std::vector<std::uint8_t> beaten(table.size * table.size);
    for (std::size_t i = 0; i < beaten.size(); ++i) beaten[i] = table.pairs[i].parts > 0 ? 1 : 0;
    for (std::size_t by = 0; by < table.size; ++by) {
        for (std::size_t a = 0; a < table.size; ++a) {
            for (std::size_t b = 0; b < table.size && beaten[a * table.size + by] != 0; ++b) {
                beaten[a * table.size + b] |= beaten[by * table.size + b];
            }
        }
    }
    return std::find(beaten.begin(), beaten.end(), 0) == beaten.end();
}

}  // namespace

std::optional<std::vector<Rating>> ratings(const std::vector<Wins>& pairs, std::size_t entrants) {
    const CrossTable table{pairs, entrants};
    if (entrants < 2 || !comparable(table)) return std::nullopt;
    std::vector<double> strengths(entrants, 1);
    for (int round = 0; round < most_rounds && improve(table, strengths) > 1e-9; ++round) {
    }
    std::vector<double> points;
    for (const double strength : strengths) points.push_back(per_tenfold * std::log10(strength));
    const double mean = std::accumulate(points.begin(), points.end(), 0.0) / static_cast<double>(entrants);
    std::vector<Rating> result;
    for (std::size_t a = 0; a < entrants; ++a) result.push_back({1500 + points[a] - mean, error(table, strengths, a)});
    return result;
}

}  // namespace frise::sim
