// What somebody believes about the years of the cards: the truth with an error that grows with its age.
#pragma once

#include "engine/core/card.hpp"
#include "engine/core/rng.hpp"

#include <vector>

namespace frise {

struct Skill {
    double share = 0.25;  // the typical error, as a share of how long ago it was
};

// How long ago it was, in years; at least 1.
double age(Year year);
// In years, around a given year.
double typical_error(Year year, Skill skill);

// One for each card of the deck, by its number.
std::vector<Year> noisy_estimates(const Deck& deck, Rng& rng, Skill skill);

}  // namespace frise
