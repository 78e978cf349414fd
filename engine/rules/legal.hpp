// The actions open to a seat, as ranges: counted and picked from without listing them.
#pragma once

#include "engine/core/card.hpp"
#include "engine/core/few.hpp"
#include "engine/rules/action.hpp"
#include "engine/rules/choice.hpp"

#include <cstdint>

namespace frise {

// Each choice stands for all combinations of what it lists. Spans point into the state, or into the Legal that the
// choice belongs to.
using Choice = VariantOf<AllKinds::Choices>;

std::uint64_t count(const Choice& choice);
Action at(const Choice& choice, std::uint64_t n);

// Can be filled again and again without allocating.
class Legal {
  public:
    Legal() = default;
    Legal(const Legal&) = delete;
    Legal& operator=(const Legal&) = delete;
    Legal(Legal&&) = default;
    Legal& operator=(Legal&&) = default;
    ~Legal() = default;

    void clear() {
        choices_.clear();
        cards_.clear();
        count_ = 0;
    }
    // For cards that no part of the state lists. Fill it before taking spans of it: it moves as it grows.
    [[nodiscard]] Cards& cards() { return cards_; }
    template <class C>
    void add(const C& choice) {
        count_ += count_of(choice);
        choices_.push_back(choice);
    }
    void add(const Choice& choice) {
        count_ += frise::count(choice);
        choices_.push_back(choice);
    }
    [[nodiscard]] const auto& choices() const { return choices_; }
    [[nodiscard]] bool empty() const { return choices_.empty(); }

    [[nodiscard]] std::uint64_t count() const { return count_; }
    // The action numbered `n`, from 0 to count() - 1.
    [[nodiscard]] Action at(std::uint64_t n) const;

  private:
    Few<Choice, 2> choices_;
    Cards cards_;
    std::uint64_t count_ = 0;
};

}  // namespace frise
