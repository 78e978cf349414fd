// The draw pile, top first.
#pragma once

#include "engine/core/card.hpp"

#include <algorithm>
#include <cstddef>
#include <span>
#include <utility>

namespace frise {

class Pile {
  public:
    [[nodiscard]] bool empty() const { return drawn_ == cards_.size(); }
    [[nodiscard]] std::size_t size() const { return cards_.size() - drawn_; }
    [[nodiscard]] CardNo top() const { return cards_[drawn_]; }
    [[nodiscard]] std::span<const CardNo> cards() const { return std::span{cards_}.subspan(drawn_); }
    void remove_top(std::size_t count = 1) { drawn_ = std::min(drawn_ + count, cards_.size()); }

    void put_under(Cards&& cards) {
        if (empty()) {
            cards_ = std::move(cards);
            drawn_ = 0;
        } else {
            cards_.insert(cards_.end(), cards.begin(), cards.end());
        }
    }
    void keep_top(std::size_t count) { cards_.resize(std::min(drawn_ + count, cards_.size())); }
    // Empties the pile and gives its memory away, so that a new one can be shuffled without allocating.
    Cards release() {
        Cards cards = std::move(cards_);
        cards_.clear();
        cards.clear();
        drawn_ = 0;
        return cards;
    }

    bool operator==(const Pile& other) const {
        return std::equal(cards().begin(), cards().end(), other.cards().begin(), other.cards().end());
    }

  private:
    Cards cards_;
    std::size_t drawn_ = 0;
};

}  // namespace frise
