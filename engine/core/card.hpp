// Cards: their public face, their year, their icons; and the deck a game is played with.
#pragma once

#include "engine/core/shared.hpp"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace frise {

using Year = std::int64_t;  // negative is BCE; 0 is no year

// A card's number in the deck of its game. It says nothing about the year.
struct CardNo {
    std::uint32_t number = 0;

    constexpr auto operator<=>(const CardNo&) const = default;
};

inline constexpr CardNo no_such_card{UINT32_MAX};

constexpr std::size_t index(CardNo card) { return card.number; }
constexpr CardNo card_at(std::size_t index) { return CardNo{static_cast<std::uint32_t>(index)}; }

using Cards = std::vector<CardNo>;

// A card whose year everybody sees.
struct Dated {
    CardNo card;
    Year year = 0;

    bool operator==(const Dated&) const = default;
};

using Icon = std::int32_t;

struct Icons {
    Icon front = 0;  // on the title side, public
    Icon back = 0;   // on the year side, hidden until the card is turned

    bool operator==(const Icons&) const = default;
};

// What everybody may know of a card at all times.
struct Face {
    std::string id;
    std::string title;

    bool operator==(const Face&) const = default;
};

// A card as a deck brings it, both sides.
struct Card {
    Face face;
    Year year = 0;
    std::optional<Icon> front;
    std::optional<Icon> back;
};

// The cards of one game by number. Faces are kept apart from years, so that code that writes for players gets the
// faces alone. Games with the same deck share one copy in memory.
struct Deck {
    Shared<std::vector<Face>> faces;
    Shared<std::vector<Year>> years;
    Shared<std::vector<Icons>> icons;  // empty, or one for each card

    [[nodiscard]] std::size_t size() const { return years.size(); }
    [[nodiscard]] Year year(CardNo card) const { return years[index(card)]; }
    [[nodiscard]] Dated dated(CardNo card) const { return {card, year(card)}; }
    bool operator==(const Deck&) const = default;
};

}  // namespace frise
