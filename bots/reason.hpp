// Why a bot did what it did, in one sentence of its own.
#pragma once

#include "bots/belief.hpp"
#include "engine/core/card.hpp"
#include "engine/core/seat.hpp"
#include "wording/language.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace frise {

enum class Motive : std::uint8_t {
    none,         // it does not say
    no_choice,    // nothing else was possible
    habit,        // it always does so
    by_chance,    // it does not think
    shown,        // the year was shown before
    surest,       // the card and gap most likely right
    drawn,        // the gap for a card that was not chosen for being sure
    bluff,        // likely wrong, and likely to pass
    accept,       // may be right
    contest,      // is hardly right
    give,         // the hardest card to place
    give_leader,  // the same, to whoever is nearest to winning
    play,         // has a place, and leaves room for others
    risk,         // has to try something
    discard,      // is worth more on the pile than on the table
    end_turn,     // another card would risk more than it promises
    periods,
    stack,   // the whole bet on one period
    spread,  // a bet on several
    digits,
    order,
    years_between,
    halve,  // between the bounds
};

struct Reason {
    Motive motive = Motive::none;
    CardNo card = no_such_card;
    Belief belief;            // about the card
    double chance = 0;        // that it is right, from 0 to 1
    std::optional<Year> low;  // the gap, or the bounds
    std::optional<Year> high;
    Seat seat;  // whom it concerns
};

// The names that a sentence needs.
struct Naming {
    Language language;
    std::span<const Face> faces;           // by card number
    std::span<const std::string> players;  // by seat; empty for whoever reads it
};

// Empty where there is nothing to say.
std::string sentence(const Reason& reason, const Naming& naming);

}  // namespace frise
