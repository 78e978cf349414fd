// A deck to play with in the terminal: its cards in every language.
#pragma once

#include "engine/core/card.hpp"
#include "engine/core/result.hpp"
#include "wording/language.hpp"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace frise::terminal {

using Translated = std::array<std::string, all_languages.size()>;

struct PlayCard {
    std::string id;
    Year year = 0;
    bool about = false;  // the year is not known exactly
    Translated title;
    Translated fact;
};

struct PlayDeck {
    Translated title;
    std::vector<PlayCard> cards;
};

Result<PlayDeck> read_deck(std::string_view text);

// The cards as the engine takes them, titles in one language.
std::vector<Card> cards_of(const PlayDeck& deck, Language language);

// What may be said of cards by number, without their years. A fact is for after its card was turned.
class Captions {
  public:
    // `faces` are those of the game; cards that the deck does not know keep the title they came with.
    Captions(const PlayDeck& deck, const std::vector<Face>& faces, Language language);

    [[nodiscard]] const std::string& title(CardNo card) const { return captions_[index(card)].title; }
    [[nodiscard]] const std::string& fact(CardNo card) const { return captions_[index(card)].fact; }
    [[nodiscard]] bool about(CardNo card) const { return captions_[index(card)].about; }

  private:
    struct Caption {
        std::string title;
        std::string fact;
        bool about = false;
    };
    std::vector<Caption> captions_;
};

}  // namespace frise::terminal
