// The action that several games share, and the choice of it.
#pragma once

#include "engine/core/card.hpp"
#include "engine/rules/choice.hpp"
#include "engine/rules/fields.hpp"

#include <cstdint>
#include <span>
#include <string_view>
#include <tuple>

namespace frise {

// A card of one's own into a gap of the line.
struct Place {
    static constexpr std::string_view type = "place";
    CardNo card;
    int gap = 0;

    static constexpr auto fields() { return std::tuple{Field{"card", &Place::card}, Field{"gap", &Place::gap}}; }
    bool operator==(const Place&) const = default;
};

struct PlaceAny {
    static constexpr Listing listing = Listing::while_few;
    std::span<const CardNo> cards;
    int last_gap = 0;

    [[nodiscard]] std::uint64_t count() const { return cards.size() * gap_count(last_gap); }
    [[nodiscard]] Place at(std::uint64_t n) const {
        return {item(cards, n / gap_count(last_gap)), static_cast<int>(n % gap_count(last_gap))};
    }
    template <class Ranges>
    void describe(Ranges& ranges) const {
        ranges.list("card", cards);
        ranges.range("gap", 0, last_gap);
    }
};

}  // namespace frise
