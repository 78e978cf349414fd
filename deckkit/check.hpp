// Judging a deck: what is wrong or weak in it.
#pragma once

#include "deckkit/deck_json.hpp"
#include "deckkit/problem.hpp"

#include <string_view>

namespace frise::deckkit {

// Of a deck that was read: warnings alone.
Problems judge(const Deck& deck);

struct Checked {
    Deck deck;
    Problems problems;  // errors first, then by line
};

// Reads and judges a file's text.
Checked check(std::string_view text);

}  // namespace frise::deckkit
