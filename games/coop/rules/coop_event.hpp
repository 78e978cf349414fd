// The events that only coop has, and its outcome.
#pragma once

#include "engine/core/card.hpp"
#include "engine/core/seat.hpp"
#include "engine/rules/fields.hpp"
#include "engine/rules/naming.hpp"
#include "engine/rules/shared_event.hpp"

#include <cstdint>
#include <string_view>
#include <tuple>

namespace frise {

enum class Row : std::uint8_t { line, rift };

inline constexpr Names<Row, 2> row_names{{{Row::line, "line"}, {Row::rift, "rift"}}};
constexpr const auto& names_of(Row /*any*/) { return row_names; }

struct DiscardStarted {
    static constexpr std::string_view type = "discard-started";
    static constexpr CardsFrom cards_from = CardsFrom::pile;
    CardNo card;
    Year year = 0;
    Icon icon = 0;

    static constexpr auto fields() {
        return std::tuple{Field{"card", &DiscardStarted::card}, Field{"year", &DiscardStarted::year},
                          Field{"icon", &DiscardStarted::icon}};
    }
    bool operator==(const DiscardStarted&) const = default;
};

struct Played {
    static constexpr std::string_view type = "played";
    static constexpr CardsFrom cards_from = CardsFrom::table;
    Seat seat;
    CardNo card;
    Year year = 0;
    Row row = Row::line;
    int gap = 0;

    static constexpr auto fields() {
        return std::tuple{Field{"seat", &Played::seat}, Field{"card", &Played::card}, Field{"year", &Played::year},
                          Field{"row", &Played::row}, Field{"gap", &Played::gap}};
    }
    bool operator==(const Played&) const = default;
};

struct Stuck {
    static constexpr std::string_view type = "stuck";
    static constexpr CardsFrom cards_from = CardsFrom::table;
    Seat seat;
    CardNo card;
    Year year = 0;

    static constexpr auto fields() {
        return std::tuple{Field{"seat", &Stuck::seat}, Field{"card", &Stuck::card}, Field{"year", &Stuck::year}};
    }
    bool operator==(const Stuck&) const = default;
};

struct TurnEnded {
    static constexpr std::string_view type = "turn-ended";
    Seat seat;
    int round = 0;  // of the next turn

    static constexpr auto fields() {
        return std::tuple{Field{"seat", &TurnEnded::seat}, Since2{"round", &TurnEnded::round}};
    }
    bool operator==(const TurnEnded&) const = default;
};

struct TeamScore {
    int score = 0;
    int rank = 1;

    static constexpr auto fields() {
        return std::tuple{Field{"score", &TeamScore::score}, Field{"rank", &TeamScore::rank}};
    }
    bool operator==(const TeamScore&) const = default;
};

}  // namespace frise
