// Writing it.
#include "sim/command_text.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace frise::sim {
namespace {

using Typed = std::optional<std::string>;

std::string quoted(const std::string& value) {
    const auto plain = [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
               std::string_view{"-+_,.:/="}.find(c) != std::string_view::npos;
    };
    if (!value.empty() && std::all_of(value.begin(), value.end(), plain)) return value;
    std::string text = "'";
    for (const char c : value) text += c == '\'' ? std::string{"'\\''"} : std::string(1, c);
    return text + "'";
}

}  // namespace

std::string command_for(const SimulateOptions& options) {
    const cli::PlayOptions& game = options.game;
    std::string text = "frise simulate";
    if (game.game) text += " " + *game.game;
    const std::array<std::pair<const char*, const Typed*>, 19> values{{{"--deck", &game.deck},
                                                                       {"--from", &game.from},
                                                                       {"--to", &game.to},
                                                                       {"--theme", &game.theme},
                                                                       {"--region", &game.region},
                                                                       {"--familiarity", &game.familiarity},
                                                                       {"--seats", &game.seats},
                                                                       {"--hand", &game.hand},
                                                                       {"--first", &game.first},
                                                                       {"--on-miss", &game.on_miss},
                                                                       {"--tie-break", &game.tie_break},
                                                                       {"--cards", &game.cards},
                                                                       {"--icons", &game.icons},
                                                                       {"--rounds", &game.rounds},
                                                                       {"--bots", &game.bots},
                                                                       {"--bot-time", &options.bot_time},
                                                                       {"--games", &options.games},
                                                                       {"--seed", &game.seed},
                                                                       {"--shard", &options.shard}}};
    for (const auto& [name, typed] : values) {
        if (*typed) text += " " + std::string{name} + " " + quoted(**typed);
    }
    for (const std::string& command : options.commands) text += " --bot " + quoted(command);
    if (game.final_duel) text += " --final-duel";
    if (options.tournament) text += " --tournament";
    if (options.fixed_seats) text += " --fixed-seats";
    return text;
}

}  // namespace frise::sim
