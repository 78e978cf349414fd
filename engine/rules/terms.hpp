// What is played, by how many, and with which options: everything about a game that is agreed
// before the cards are dealt. All of it is public.
#pragma once

#include "engine/core/card.hpp"
#include "engine/core/result.hpp"
#include "engine/core/seat.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace frise {

enum class GameId : std::uint8_t { classic, first_edition, twist, chronology, coop, challenge, contest };
inline constexpr std::array all_games{GameId::classic, GameId::first_edition, GameId::twist,  GameId::chronology,
                                      GameId::coop,    GameId::challenge,     GameId::contest};

enum class OnMiss : std::uint8_t { discard, remove, put_right };
enum class TieBreak : std::uint8_t { usual, single_success, sudden_death };

struct LineOptions {
    OnMiss on_miss = OnMiss::discard;
    TieBreak tie_break = TieBreak::usual;

    bool operator==(const LineOptions&) const = default;
};

struct CoopOptions {
    int cards = 36;
    int icons = 4;

    bool operator==(const CoopOptions&) const = default;
};

enum class TrialKind : std::uint8_t { four_cards, bet, gap, right_date, order };
enum class DuelKind : std::uint8_t { sudden_death, more_or_less };

struct DuelLine {
    int after = 0;
    DuelKind kind = DuelKind::sudden_death;

    bool operator==(const DuelLine&) const = default;
};

struct Board {
    std::vector<Year> dates;
    std::vector<TrialKind> track;  // every space but the finish, which follows the last
    std::vector<DuelLine> duels;   // by ascending space

    [[nodiscard]] int finish() const { return static_cast<int>(track.size()); }
    bool operator==(const Board&) const = default;
};

Board default_board();

struct ChallengeOptions {
    Board board = default_board();
    bool final_duel = false;

    bool operator==(const ChallengeOptions&) const = default;
};

struct ContestOptions {
    int rounds = 3;

    bool operator==(const ContestOptions&) const = default;
};

struct Terms {
    GameId game = GameId::classic;
    int seats = 2;
    Seat first;
    std::vector<int> hand;  // by seat; empty in a game without hands
    std::variant<LineOptions, CoopOptions, ChallengeOptions, ContestOptions> options;

    bool operator==(const Terms&) const = default;
};

// Options as somebody wrote them: what is left out takes its default.
struct BoardWish {
    std::optional<std::vector<Year>> dates;
    std::optional<std::vector<std::string>> track;
    struct Duel {
        std::int64_t after = 0;
        std::string kind;
    };
    std::optional<std::vector<Duel>> duels;
};

struct OptionsWish {
    std::optional<std::int64_t> first;
    std::optional<std::variant<std::int64_t, std::vector<std::int64_t>>> hand;
    std::optional<std::int64_t> cards;
    std::optional<std::int64_t> icons;
    std::optional<std::int64_t> rounds;
    std::optional<BoardWish> board;
    std::optional<bool> final_duel;
    std::optional<std::string> on_miss;
    std::optional<std::string> tie_break;
    std::vector<std::string> unknown;  // names that no game has
};

Result<Terms> settle(GameId game, std::int64_t seats, const OptionsWish& wish);

std::string_view name(GameId game);
std::string_view name(OnMiss on_miss);
std::string_view name(TieBreak tie_break);
std::string_view name(TrialKind kind);
std::string_view name(DuelKind kind);
std::optional<GameId> game_named(std::string_view name);
std::optional<TrialKind> trial_named(std::string_view name);
std::optional<DuelKind> duel_named(std::string_view name);

struct SeatRange {
    int least;
    int most;
};
SeatRange seat_range(GameId game);
int default_hand(GameId game);  // 0 where there are no hands

}  // namespace frise
