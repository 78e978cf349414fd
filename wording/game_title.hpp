// What the games are called.
#pragma once

#include "engine/rules/terms.hpp"
#include "wording/language.hpp"

#include <array>
#include <string_view>

namespace frise {

constexpr std::string_view game_title(GameId game, Language language) {
    constexpr std::array<std::array<std::string_view, all_languages.size()>, all_games.size()> titles{
        {{"Classic", "Classique"},
         {"First Edition", "Première édition"},
         {"Turnabout", "Volte-face"},
         {"Chronology", "Chronologie"},
         {"Together", "Ensemble"},
         {"The Challenge", "Le Défi"},
         {"I Doubt It!", "Je conteste\u00A0!"}}};
    return titles[static_cast<std::size_t>(game)][index(language)];
}

}  // namespace frise
