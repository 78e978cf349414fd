// The options of challenge.
#pragma once

#include "engine/rules/descriptor.hpp"
#include "engine/rules/dials.hpp"
#include "engine/rules/fields.hpp"
#include "games/challenge/rules/board.hpp"

#include <array>
#include <tuple>

namespace frise {

struct ChallengeOptions {
    Board board = default_board();
    bool final_duel = false;

    static constexpr auto fields() {
        return std::tuple{Field{"board", &ChallengeOptions::board}, Field{"final_duel", &ChallengeOptions::final_duel}};
    }
    bool operator==(const ChallengeOptions&) const = default;
};

inline constexpr std::array<Option, 3> challenge_options{first_option,
                                                         Option{.name = "board", .kind = OptionKind::board},
                                                         Option{.name = "final_duel", .kind = OptionKind::flag}};

inline constexpr std::array<Descriptor, 1> challenge_games{
    {{.id = "challenge",
      .kind = "challenge",
      .seats = {2, 5},
      .teams = true,
      .options = challenge_options,
      .deck = {.years = years_on_dials, .advised = years_with_gaps_on_dials}}}};

}  // namespace frise
