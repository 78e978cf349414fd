// What a seat can do. Values are as the player gave them; the rules check them.
#pragma once

#include "engine/core/card.hpp"
#include "engine/core/seat.hpp"

#include <boost/container/static_vector.hpp>
#include <optional>
#include <variant>

namespace frise {

struct Place {
    CardNo card;
    int gap = 0;

    bool operator==(const Place&) const = default;
};

// In a duel: the card just drawn.
struct PlaceDrawn {
    int gap = 0;

    bool operator==(const PlaceDrawn&) const = default;
};

struct Play {
    CardNo card;
    std::optional<int> wish;  // a gap, used if it turns out to be possible and free

    bool operator==(const Play&) const = default;
};

struct Discard {
    CardNo card;

    bool operator==(const Discard&) const = default;
};

struct EndTurn {
    bool operator==(const EndTurn&) const = default;
};

struct Answer {
    boost::container::static_vector<int, 5> wheels;  // four are right; a fifth stands for any more
    std::optional<int> sign;

    bool operator==(const Answer&) const = default;
};

struct Guess {
    Year year = 0;

    bool operator==(const Guess&) const = default;
};

struct Accept {
    bool operator==(const Accept&) const = default;
};

struct Contest {
    bool operator==(const Contest&) const = default;
};

struct Give {
    CardNo card;
    std::optional<int> to;

    bool operator==(const Give&) const = default;
};

using Action = std::variant<Place, PlaceDrawn, Play, Discard, EndTurn, Answer, Guess, Accept, Contest, Give>;

}  // namespace frise
