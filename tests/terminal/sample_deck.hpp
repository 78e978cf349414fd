// A deck whose years and facts are found nowhere else on the screen.
#pragma once

#include "deckkit/deck.hpp"

#include <string>

namespace frise::terminal::test {

inline constexpr Year first_sample_year = 3001;
inline constexpr Year sample_step = 13;

inline std::string sample_fact(std::size_t number) { return "Known-" + std::to_string(number) + "-thing."; }

inline std::string sample_clue(std::size_t number) { return "Clue-" + std::to_string(number) + "-thing."; }

// Card n is of the year first + n * step; the numbers are given out so that they do not follow the years.
inline deckkit::Deck sample_deck(std::size_t count = 70) {
    deckkit::Deck deck;
    deck.title = {{"Sample", "Échantillon"}};
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t n = i * 37 % count;
        const std::string letter(1, static_cast<char>('A' + i % 26));
        const std::string title = "Event " + letter + static_cast<char>('a' + i / 26);
        deckkit::Card card;
        card.id = title;
        card.year = first_sample_year + sample_step * static_cast<Year>(n);
        card.precision = i % 5 == 0 ? Precision::about : Precision::exact;
        card.title = {{title, title}};
        card.clue = {{sample_clue(i), sample_clue(i)}};
        card.fact = {{sample_fact(i), sample_fact(i)}};
        deck.cards.push_back(std::move(card));
    }
    return deck;
}

}  // namespace frise::terminal::test
