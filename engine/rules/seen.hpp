// What a viewer gets to see of an event. Secrets are types of their own here: a shuffle is only a number of
// cards, and another's answer is only the fact that it is in.
#pragma once

#include "engine/core/seat.hpp"
#include "engine/rules/event.hpp"
#include "engine/rules/view.hpp"

#include <cstddef>
#include <variant>
#include <vector>

namespace frise {

struct SeenShuffle {
    std::size_t count = 0;

    bool operator==(const SeenShuffle&) const = default;
};

struct SeenAnswer {
    Seat seat;

    bool operator==(const SeenAnswer&) const = default;
};

struct OwnAnswer {
    Seat seat;
    Dials dials;

    bool operator==(const OwnAnswer&) const = default;
};

using Seen =
    std::variant<Dealt, Started, DiscardStarted, Placed, PutRight, Discarded, Removed, Drew, SeenShuffle, RoundEnded,
                 TieBreakBegan, Out, Played, Stuck, TurnEnded, TrialBegan, SeenAnswer, OwnAnswer, Turned, Advanced,
                 DuelBegan, Guessed, DuelWon, Proposed, Accepted, Contested, Gave, Scored, GameOver>;

Seen seen(const Event& event, Viewer viewer);
// Everybody sees it, and all of it.
bool is_public(const Event& event);

// One answer of the table to an action, as a viewer gets it.
struct Update {
    std::vector<Seen> events;
    SeatSet to_act;
};

// Takes over into a view what its viewer was shown, without the rules.
void fold(View& view, const Update& update);

}  // namespace frise
