// The line on the scale of time, and where a card would go.
#pragma once

#include "bots/belief.hpp"
#include "engine/core/card.hpp"

#include <limits>
#include <vector>

namespace frise {

class Marks {
  public:
    void clear() { places_.clear(); }
    void add(double place) { places_.push_back(place); }

    [[nodiscard]] const std::vector<double>& places() const { return places_; }
    [[nodiscard]] int last_gap() const { return static_cast<int>(places_.size()); }
    // The borders of a gap; without end at the ends of the line.
    [[nodiscard]] double left_of(int gap) const {
        return gap == 0 ? -std::numeric_limits<double>::infinity() : places_[static_cast<std::size_t>(gap) - 1];
    }
    [[nodiscard]] double right_of(int gap) const {
        return gap == last_gap() ? std::numeric_limits<double>::infinity() : places_[static_cast<std::size_t>(gap)];
    }

    // After any cards of the same place.
    [[nodiscard]] int gap_at(double place) const;
    // That the card belongs there.
    [[nodiscard]] double chance(const Belief& belief, int gap) const {
        return belief.between(left_of(gap), right_of(gap));
    }

    struct Best {
        int gap = 0;
        double chance = 0;
    };
    [[nodiscard]] Best best_gap(const Belief& belief) const;

  private:
    std::vector<double> places_;  // in the order of the line
};

}  // namespace frise
