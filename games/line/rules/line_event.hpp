// The events that only line games have.
#pragma once

#include "engine/core/card.hpp"
#include "engine/core/seat.hpp"
#include "engine/rules/fields.hpp"
#include "engine/rules/shared_event.hpp"

#include <optional>
#include <string_view>
#include <tuple>

namespace frise {

struct Removed {
    static constexpr std::string_view type = "removed";
    static constexpr CardsFrom cards_from = CardsFrom::table;
    Seat seat;
    CardNo card;
    Year year = 0;

    static constexpr auto fields() {
        return std::tuple{Field{"seat", &Removed::seat}, Field{"card", &Removed::card}, Field{"year", &Removed::year}};
    }
    bool operator==(const Removed&) const = default;
};

struct RoundEnded {
    static constexpr std::string_view type = "round-ended";
    int round = 0;
    std::optional<int> next{};  // the round that follows; none: the game is over

    static constexpr auto fields() {
        return std::tuple{Field{"round", &RoundEnded::round}, Since2{"next", &RoundEnded::next}};
    }
    bool operator==(const RoundEnded&) const = default;
};

struct TieBreakBegan {
    static constexpr std::string_view type = "tie-break";
    SeatList seats;

    static constexpr auto fields() { return std::tuple{Field{"seats", &TieBreakBegan::seats}}; }
    bool operator==(const TieBreakBegan&) const = default;
};

}  // namespace frise
