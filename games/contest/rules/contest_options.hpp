// The options of contest.
#pragma once

#include "engine/rules/descriptor.hpp"
#include "engine/rules/fields.hpp"

#include <array>
#include <tuple>

namespace frise {

struct ContestOptions {
    int rounds = 3;

    static constexpr auto fields() { return std::tuple{Field{"rounds", &ContestOptions::rounds}}; }
    bool operator==(const ContestOptions&) const = default;
};

inline constexpr std::array<Option, 3> contest_options{
    first_option, hand_option(8),
    Option{.name = "rounds", .least = 1, .most = 1'000'000, .otherwise = ContestOptions{}.rounds}};

inline constexpr std::array<Descriptor, 1> contest_games{
    {{.id = "contest", .kind = "contest", .seats = {2, 8}, .options = contest_options}}};

}  // namespace frise
