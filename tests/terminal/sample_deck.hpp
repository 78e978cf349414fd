// A deck whose years and facts are found nowhere else on the screen.
#pragma once

#include "terminal/play_deck.hpp"

#include <string>

namespace frise::terminal::test {

inline constexpr Year first_sample_year = 3001;
inline constexpr Year sample_step = 13;

inline std::string sample_fact(std::size_t number) { return "Known-" + std::to_string(number) + "-thing."; }

// Card n is of the year first + n * step; the numbers are given out so that they do not follow the years.
inline PlayDeck sample_deck(std::size_t count = 70) {
    PlayDeck deck;
    deck.title = {"Sample", "Échantillon"};
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t n = i * 37 % count;
        const std::string letter(1, static_cast<char>('A' + i % 26));
        const std::string title = "Event " + letter + static_cast<char>('a' + i / 26);
        deck.cards.push_back({title,
                              first_sample_year + sample_step * static_cast<Year>(n),
                              i % 5 == 0,
                              {title, title},
                              {sample_fact(i), sample_fact(i)}});
    }
    return deck;
}

}  // namespace frise::terminal::test
