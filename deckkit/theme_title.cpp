// The French names.
#include "deckkit/theme_title.hpp"

#include "deckkit/deck.hpp"

#include <algorithm>
#include <array>

namespace frise::deckkit {
namespace {

// In the order of all_themes.
constexpr std::array<std::string_view, all_themes.size()> french_themes{
    "agriculture",   "architecture", "astronomie",   "biologie",      "chimie",       "cinéma",   "bande dessinée",
    "communication", "informatique", "danse",        "design",        "catastrophes", "Terre",    "économie",
    "enseignement",  "énergie",      "exploration",  "mode",          "cuisine",      "jeux",     "santé",
    "maison",        "droit",        "littérature",  "mathématiques", "médias",       "musique",  "nature",
    "peinture",      "philosophie",  "photographie", "physique",      "politique",    "religion", "droits",
    "sculpture",     "société",      "espace",       "sport",         "technique",    "théâtre",  "commerce",
    "transports",    "guerre",       "travail",      "autres"};

}  // namespace

std::string_view theme_title(std::string_view theme, Language language) {
    const auto* const it = std::find(all_themes.begin(), all_themes.end(), theme);
    if (language != Language::fr || it == all_themes.end()) return theme;
    return french_themes[static_cast<std::size_t>(it - all_themes.begin())];
}

}  // namespace frise::deckkit
