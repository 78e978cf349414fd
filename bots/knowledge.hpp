// What somebody believes about the years of cards, and remembers of those that were shown.
#pragma once

#include "bots/belief.hpp"
#include "bots/bot_kind.hpp"
#include "bots/lore.hpp"
#include "engine/core/card.hpp"

#include <cstdint>
#include <memory>
#include <vector>

namespace frise {

// How well a kind of player knows the cards of a deck. One for many games, and the only thing here that holds years.
class Education {
  public:
    Education(const BotKind& kind, const std::vector<Year>& years, const Lore& lore);

    [[nodiscard]] std::size_t size() const { return cards_.size(); }

  private:
    friend class Knowledge;
    std::vector<Belief> cards_;  // the truth, and how far from it this kind of player typically is
};

class Knowledge {
  public:
    // The errors come from the seed: the same ones all game long.
    Knowledge(std::shared_ptr<const Education> education, std::uint64_t seed);

    // As before a game with other errors: nothing was shown yet.
    void start_over(std::uint64_t seed);
    [[nodiscard]] const Belief& about(CardNo card) const {
        if (known_[index(card)] == Known::not_yet) form(card);
        return beliefs_[index(card)];
    }
    // The first thing that comes to mind, on the scale of time.
    [[nodiscard]] double memory_of(CardNo card) const;
    void learn(Dated card) {
        if (known_[index(card.card)] != Known::shown) be_shown(card);
    }
    // The place on the scale of time of a card that lies open, which is learnt if it was not.
    double place_of(Dated card) {
        learn(card);
        return beliefs_[index(card.card)].middle;
    }

  private:
    enum class Known : std::uint8_t { not_yet, believed, shown };

    void be_shown(Dated card);
    void form(CardNo card) const;

    std::shared_ptr<const Education> education_;
    std::uint64_t seed_ = 0;
    // Beliefs are formed when they are asked for: of most cards of a deck nobody asks.
    mutable std::vector<Belief> beliefs_;
    mutable std::vector<Known> known_;
};

}  // namespace frise
