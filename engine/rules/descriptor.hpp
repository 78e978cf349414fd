// A game as data: what it is called, who can play it, its options and what it asks of a deck. The engine checks with
// it; programs that ask people for options read their limits here.
#pragma once

#include "engine/core/card.hpp"
#include "engine/rules/naming.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace frise {

enum class OptionKind : std::uint8_t { seat, hand, number, choice, flag, board };

inline constexpr Names<OptionKind, 6> option_kind_names{{{OptionKind::seat, "seat"},
                                                         {OptionKind::hand, "hand"},
                                                         {OptionKind::number, "number"},
                                                         {OptionKind::choice, "choice"},
                                                         {OptionKind::flag, "flag"},
                                                         {OptionKind::board, "board"}}};
constexpr const auto& names_of(OptionKind /*any*/) { return option_kind_names; }

struct Option {
    std::string_view name;
    OptionKind kind = OptionKind::number;
    std::optional<std::int64_t> least{};  // a number or a hand
    std::optional<std::int64_t> most{};
    std::int64_t otherwise = 0;  // the default of a number or a hand
    std::span<const std::string_view> choices{};
    std::string_view usual_choice{};
    bool usual_flag = false;
};

// The options that most games have.
inline constexpr Option first_option{.name = "first", .kind = OptionKind::seat};
constexpr Option hand_option(int usual) {
    return {.name = "hand", .kind = OptionKind::hand, .least = 1, .otherwise = usual};
}

struct SeatRange {
    int least;
    int most;
};

struct YearRange {
    Year least;
    Year most;

    [[nodiscard]] constexpr bool has(Year year) const { return least <= year && year <= most; }
};

struct DeckDemands {
    bool icons = false;                  // cards have icons, those of the deck or dealt ones
    std::optional<YearRange> years{};    // a deck with others is refused
    std::optional<YearRange> advised{};  // others can be played; they earn a warning
};

struct Descriptor {
    std::string_view id;
    std::string_view kind;
    SeatRange seats;
    bool teams = false;     // a seat may be several people
    bool together = false;  // all seats win or lose as one
    std::span<const Option> options;
    DeckDemands deck{};

    // None if the game does not have it.
    [[nodiscard]] constexpr const Option* option(std::string_view name) const {
        for (const Option& each : options) {
            if (each.name == name) return &each;
        }
        return nullptr;
    }
    [[nodiscard]] constexpr const Option* option(OptionKind wanted) const {
        for (const Option& each : options) {
            if (each.kind == wanted) return &each;
        }
        return nullptr;
    }
};

}  // namespace frise
