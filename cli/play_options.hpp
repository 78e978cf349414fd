// The options of `frise play` as they were typed.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace frise::cli {

struct PlayOptions {
    std::optional<std::string> game;
    std::optional<std::string> deck;
    std::optional<std::string> from;
    std::optional<std::string> to;
    std::optional<std::string> theme;
    std::optional<std::string> region;
    std::optional<std::string> familiarity;
    std::optional<std::string> seats;
    std::optional<std::string> players;
    std::optional<std::string> bots;
    std::vector<std::string> bot;  // as often as it was given
    std::optional<std::string> bot_time;
    std::optional<std::string> lang;
    std::optional<std::string> hand;
    std::optional<std::string> first;
    std::optional<std::string> seed;
    std::optional<std::string> save;
    std::optional<std::string> resume;
    // Those of single games, by the names that their descriptors have.
    std::map<std::string, std::optional<std::string>> values{};
    std::map<std::string, bool> flags{};
    bool no_color = false;
};

}  // namespace frise::cli
