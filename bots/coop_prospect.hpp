// coop: what the rows still promise the team.
#pragma once

#include "bots/belief.hpp"

#include <span>
#include <vector>

namespace frise {

// The two rows on the scale of time.
struct Rows {
    std::vector<double> line;          // the bottom row, at least one card
    std::vector<unsigned char> taken;  // over the gaps between its cards: 1 where there is one

    [[nodiscard]] bool beyond_an_end(double place) const { return place <= line.front() || place >= line.back(); }
    // Of a place within: the number of the gap, from 0.
    [[nodiscard]] std::size_t gap_of(double place) const;
    [[nodiscard]] bool has_room(double place) const { return beyond_an_end(place) || taken[gap_of(place)] == 0; }
    // False, and nothing changes, if there is no room.
    bool put(double place);
};

// How likely a card finds room.
double chance_of_room(const Rows& rows, const Belief& belief);

// The points to come, above those for leaving all where they are, from cards believed in and `unseen` others that
// nobody has looked at yet.
double promise(const Rows& rows, std::span<const Belief> cards, double unseen);

}  // namespace frise
