// The board of challenge: dates, a track of trials, and duel lines.
#pragma once

#include "engine/core/card.hpp"
#include "engine/core/result.hpp"
#include "engine/rules/dials.hpp"
#include "engine/rules/fields.hpp"
#include "engine/rules/naming.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace frise {

enum class DuelKind : std::uint8_t { sudden_death, more_or_less };

inline constexpr Names<DuelKind, 2> duel_names{
    {{DuelKind::sudden_death, "sudden-death"}, {DuelKind::more_or_less, "more-or-less"}}};
constexpr const auto& names_of(DuelKind /*any*/) { return duel_names; }

struct DuelLine {
    int after = 0;
    DuelKind kind = DuelKind::sudden_death;

    static constexpr auto fields() {
        return std::tuple{Field{"after", &DuelLine::after}, Field{"kind", &DuelLine::kind}};
    }
    bool operator==(const DuelLine&) const = default;
};

struct Board {
    std::vector<Year> dates;
    std::vector<TrialKind> track;  // every space but the finish, which follows the last
    std::vector<DuelLine> duels;   // by ascending space

    [[nodiscard]] int finish() const { return static_cast<int>(track.size()); }
    static constexpr auto fields() {
        return std::tuple{Field{"dates", &Board::dates}, Field{"track", &Board::track}, Field{"duels", &Board::duels}};
    }
    bool operator==(const Board&) const = default;
};

Board default_board();

// A board as somebody wrote it: what is left out takes its default.
struct BoardWish {
    std::optional<std::vector<Year>> dates;
    std::optional<std::vector<std::string>> track;
    struct Duel {
        std::int64_t after = 0;
        std::string kind;
    };
    std::optional<std::vector<Duel>> duels;
};

Result<Board> settle_board(const BoardWish& wish);

}  // namespace frise
