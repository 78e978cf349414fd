// A deck whose every secret can be found in a text: years, icons and words that stand nowhere else.
#pragma once

#include "engine/rules/setup.hpp"
#include "tests/support/picker.hpp"

#include <boost/json.hpp>
#include <cstddef>
#include <set>
#include <string>

namespace frise::test {

// "zqaabc" stands in what may be read when the card is on the table, "zfaabc" in what is for later.
inline std::string telling_word(std::string_view prefix, std::size_t number) {
    std::string word{prefix};
    for (const std::size_t place : {17'576U, 676U, 26U, 1U}) word += static_cast<char>('a' + number / place % 26);
    return word;
}

// Icons go up to 1000, and games of coop are not that long that these could be something else.
inline constexpr std::int64_t telling_front = 600;
inline constexpr std::int64_t telling_back = 800;

inline Year telling_year(const Terms& terms, Picker& pick, std::set<Year>& used) {
    const bool dials = terms.game == GameId::challenge;
    Year year = 0;
    do {
        year = dials ? pick.between(1001, 9999) : pick.between(100'000'001, 999'999'999);
    } while (!used.insert(year).second);
    return year;
}

// In the format of decks that people send.
inline boost::json::object telling_deck(const Terms& terms, std::size_t size, bool icons, Picker& pick) {
    std::set<Year> used;
    if (const auto* options = std::get_if<ChallengeOptions>(&terms.options)) {
        used.insert(options->board.dates.begin(), options->board.dates.end());
    }
    boost::json::array cards;
    for (std::size_t i = 0; i < size; ++i) {
        const std::string word = telling_word("zq", i);
        const std::string later = telling_word("zf", i);
        boost::json::object card{{"id", word},
                                 {"year", telling_year(terms, pick, used)},
                                 {"title", {{"en", "The " + word}, {"fr", "Le " + word}}},
                                 {"clue", {{"en", "Look for " + word}}},
                                 {"fact", {{"en", "It was " + later}, {"fr", "Ce fut " + later}}},
                                 {"source", {{"en", later}}}};
        const auto number = static_cast<std::int64_t>(i);
        if (icons) card["icons"] = {{"front", telling_front + number}, {"back", telling_back + number}};
        cards.push_back(std::move(card));
    }
    return {{"format", 1},
            {"id", "telling"},
            {"title", {{"en", "Telling"}, {"fr", "Bavard"}}},
            {"cards", std::move(cards)}};
}

}  // namespace frise::test
