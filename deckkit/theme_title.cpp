// The names.
#include "deckkit/theme_title.hpp"

#include "deckkit/deck.hpp"
#include "wording/text.hpp"

#include <algorithm>
#include <array>

namespace frise::deckkit {
namespace {

// In the order of all_themes.
constexpr std::array<Text, all_themes.size()> titles{
    "decks.theme_agriculture", "decks.theme_architecture", "decks.theme_astronomy",   "decks.theme_biology",
    "decks.theme_chemistry",   "decks.theme_cinema",       "decks.theme_comics",      "decks.theme_communication",
    "decks.theme_computing",   "decks.theme_dance",        "decks.theme_design",      "decks.theme_disaster",
    "decks.theme_earth",       "decks.theme_economy",      "decks.theme_education",   "decks.theme_energy",
    "decks.theme_exploration", "decks.theme_fashion",      "decks.theme_food",        "decks.theme_games",
    "decks.theme_health",      "decks.theme_home",         "decks.theme_law",         "decks.theme_literature",
    "decks.theme_mathematics", "decks.theme_media",        "decks.theme_music",       "decks.theme_nature",
    "decks.theme_painting",    "decks.theme_philosophy",   "decks.theme_photography", "decks.theme_physics",
    "decks.theme_politics",    "decks.theme_religion",     "decks.theme_rights",      "decks.theme_sculpture",
    "decks.theme_society",     "decks.theme_space",        "decks.theme_sport",       "decks.theme_technology",
    "decks.theme_theatre",     "decks.theme_trade",        "decks.theme_transport",   "decks.theme_war",
    "decks.theme_work",        "decks.theme_other"};

}  // namespace

std::string_view theme_title(std::string_view theme, Language language) {
    const auto* const it = std::find(all_themes.begin(), all_themes.end(), theme);
    if (it == all_themes.end()) return theme;
    return words(language, titles[static_cast<std::size_t>(it - all_themes.begin())]);
}

}  // namespace frise::deckkit
