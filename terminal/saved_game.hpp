// A game on disk: the log, and who plays it in which language.
#pragma once

#include "cli/deck_choice.hpp"
#include "engine/core/result.hpp"
#include "engine/rules/log.hpp"
#include "terminal/cast.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace frise::terminal {

struct SavedGame {
    Language language;
    Cast cast;
    Log log;
    std::vector<cli::DeckStamp> decks;

    bool operator==(const SavedGame&) const = default;
};

std::string write_saved_game(const SavedGame& saved);
// Reads the form and checks that the players fit the game; the moves are checked by replay().
Result<SavedGame> read_saved_game(std::string_view text);

}  // namespace frise::terminal
