// A deck as its author writes it: cards with texts in every language, and where it all comes from.
#pragma once

#include "engine/core/card.hpp"
#include "wording/language.hpp"
#include "wording/precision.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace frise::deckkit {

// One text in some or all languages.
struct Translated {
    std::vector<std::string> texts;  // by language, as far as the last one that there is

    std::string& operator[](Language language);
    const std::string& operator[](Language language) const;
    // In this language, or else in one that there is.
    [[nodiscard]] const std::string& in(Language language) const;
    [[nodiscard]] bool empty() const;
    bool operator==(const Translated& other) const;
};

struct Card {
    std::string id;
    Year year = 0;
    Precision precision = Precision::exact;
    Translated title;
    Translated dated;  // what exactly is dated: "first powered flight"
    Translated fact;   // for after the card was turned
    Translated clue;   // for before
    std::vector<std::string> themes;
    std::string region;
    std::string illustration;
    Translated source;           // titles of encyclopedia articles
    int familiarity = 0;         // 1 specialists to 5 everybody; 0 not said
    std::optional<Icons> icons;  // for coop

    bool operator==(const Card&) const = default;
};

struct Deck {
    std::string id;
    Translated title;
    Translated description;
    std::string licence;
    std::vector<std::string> authors;
    std::vector<std::string> tags;
    std::vector<std::string> themes;  // its own as people write them: "Vie quotidienne" for "vie-quotidienne"
    std::string colour;               // #rrggbb, on every card
    std::string cover;                // an illustration
    std::vector<Card> cards;

    // Those of its title: what its cards should have too.
    [[nodiscard]] std::vector<Language> languages() const;
    bool operator==(const Deck&) const = default;
};

// The version of the format that is written; all from 1 to this one are read.
inline constexpr int deck_format = 1;

inline constexpr std::array<std::string_view, 9> all_regions{
    "africa", "asia", "europe", "latin-america", "middle-east", "north-america", "oceania", "space", "world"};

inline constexpr std::array<std::string_view, 46> all_themes{
    "agriculture", "architecture", "astronomy", "biology",   "chemistry", "cinema",     "comics",      "communication",
    "computing",   "dance",        "design",    "disaster",  "earth",     "economy",    "education",   "energy",
    "exploration", "fashion",      "food",      "games",     "health",    "home",       "law",         "literature",
    "mathematics", "media",        "music",     "nature",    "painting",  "philosophy", "photography", "physics",
    "politics",    "religion",     "rights",    "sculpture", "society",   "space",      "sport",       "technology",
    "theatre",     "trade",        "transport", "war",       "work",      "other"};

}  // namespace frise::deckkit
