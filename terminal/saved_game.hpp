// A game on disk: the log, and who plays it in which language.
#pragma once

#include "engine/core/result.hpp"
#include "engine/rules/log.hpp"
#include "terminal/cast.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace frise::terminal {

// Which deck, and exactly which contents of it.
struct DeckStamp {
    std::string name;
    std::string hash;

    bool operator==(const DeckStamp&) const = default;
};

struct SavedGame {
    Language language = Language::en;
    Cast cast;
    Log log;
    std::vector<DeckStamp> decks;

    bool operator==(const SavedGame&) const = default;
};

std::string write_saved_game(const SavedGame& saved);
// Reads the form and checks that the players fit the game; the moves are checked by replay().
Result<SavedGame> read_saved_game(std::string_view text);

std::optional<std::string> read_file(const std::filesystem::path& path);
// All or nothing: a reader finds the old content or the new one. False if it did not work.
bool replace_file(const std::filesystem::path& path, std::string_view content);

}  // namespace frise::terminal
