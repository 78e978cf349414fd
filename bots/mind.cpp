// Reading the line, and giving reasons.
#include "bots/mind.hpp"

#include <limits>

namespace frise {

void Mind::look_at(const Line& line) {
    marks_.clear();
    for (const Dated& card : line) marks_.add(knowledge_.place_of(card));
}

Marks::Best Mind::best_gap(CardNo card) const {
    if (!habits_.naive) return marks_.best_gap(about(card));
    const int gap = marks_.gap_at(estimate(card));
    return {gap, marks_.chance(about(card), gap)};
}

double Mind::chance(const Line& line, CardNo card, int gap) {
    constexpr double endless = std::numeric_limits<double>::infinity();
    const auto right = static_cast<std::size_t>(gap);
    const double low = right == 0 ? -endless : knowledge_.place_of(line[right - 1]);
    const double high = right == line.size() ? endless : knowledge_.place_of(line[right]);
    return about(card).between(low, high);
}

Reason& Mind::explain(Motive motive) { return reason_ = {.motive = motive}; }

Reason& Mind::explain(Motive motive, CardNo card, double chance) {
    return reason_ = {.motive = motive, .card = card, .belief = about(card), .chance = chance};
}

Reason& Mind::explain(Motive motive, CardNo card, double chance, const Line& line, int gap) {
    explain(motive, card, chance);
    const auto right = static_cast<std::size_t>(gap);
    if (right > 0) reason_.low = line[right - 1].year;
    if (right < line.size()) reason_.high = line[right].year;
    return reason_;
}

}  // namespace frise
