// What is played, by how many, and with which options: everything about a game that is agreed
// before the cards are dealt. All of it is public.
#pragma once

#include "engine/core/result.hpp"
#include "engine/core/seat.hpp"
#include "engine/rules/catalogue.hpp"
#include "games/wish.hpp"

#include <cstdint>
#include <vector>

namespace frise {

using Options = AllKinds::Options;

struct Terms {
    GameId game{};
    int seats = 2;
    Seat first;
    std::vector<int> hand;  // by seat; empty in a game without hands
    Options options;

    bool operator==(const Terms&) const = default;
};

Result<Terms> settle(GameId game, std::int64_t seats, const OptionsWish& wish);

}  // namespace frise
