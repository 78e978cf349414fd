// How the years of a deck are spread over time.
#pragma once

#include "deckkit/deck.hpp"
#include "deckkit/problem.hpp"

#include <vector>

namespace frise::deckkit {

// How many cards fall into each of `columns` equal parts of the scale of time.
std::vector<int> histogram(const Deck& deck, std::size_t columns);

// Crowds, holes, equal years, ids that tell, and games that there are too few cards for.
Problems judge_spread(const Deck& deck);

}  // namespace frise::deckkit
