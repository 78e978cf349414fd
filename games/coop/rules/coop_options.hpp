// The options of coop.
#pragma once

#include "engine/rules/descriptor.hpp"
#include "engine/rules/fields.hpp"

#include <array>
#include <tuple>

namespace frise {

struct CoopOptions {
    int cards = 36;
    int icons = 4;

    static constexpr auto fields() {
        return std::tuple{Field{"cards", &CoopOptions::cards}, Field{"icons", &CoopOptions::icons}};
    }
    bool operator==(const CoopOptions&) const = default;
};

// One card starts the line and one the discard pile.
inline constexpr int cards_beside_hands = 2;

inline constexpr std::array<Option, 4> coop_options{
    first_option, hand_option(4),
    Option{.name = "cards", .least = 1 + cards_beside_hands, .otherwise = CoopOptions{}.cards},
    Option{.name = "icons", .least = 2, .most = 8, .otherwise = CoopOptions{}.icons}};

inline constexpr std::array<Descriptor, 1> coop_games{{{.id = "coop",
                                                        .kind = "coop",
                                                        .seats = {1, 8},
                                                        .together = true,
                                                        .options = coop_options,
                                                        .deck = {.icons = true}}}};

}  // namespace frise
