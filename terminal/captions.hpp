// What may be said of cards by number, without their years.
#pragma once

#include "deckkit/deck.hpp"
#include "engine/core/card.hpp"
#include "wording/language.hpp"

#include <string>
#include <vector>

namespace frise::terminal {

class Captions {
  public:
    // `faces` are those of the game; cards that the deck does not know keep the title they came with.
    Captions(const deckkit::Deck& deck, const std::vector<Face>& faces, Language language);

    [[nodiscard]] const std::string& title(CardNo card) const { return captions_[index(card)].title; }
    // The title, and what exactly is dated.
    [[nodiscard]] const std::string& whole_title(CardNo card) const { return captions_[index(card)].whole_title; }
    // For after the card was turned.
    [[nodiscard]] const std::string& fact(CardNo card) const { return captions_[index(card)].fact; }
    // For before; tells no year.
    [[nodiscard]] const std::string& clue(CardNo card) const { return captions_[index(card)].clue; }
    // Whether the year is not known exactly.
    [[nodiscard]] bool about(CardNo card) const { return captions_[index(card)].about; }

  private:
    struct Caption {
        std::string title;
        std::string whole_title;
        std::string fact;
        std::string clue;
        bool about = false;
    };
    std::vector<Caption> captions_;
};

}  // namespace frise::terminal
