// Writing it.
#include "sim/command_text.hpp"

#include "cli/game_options.hpp"
#include "engine/rules/catalogue.hpp"

#include <algorithm>
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
    const auto add = [&](std::string_view name, const Typed& typed) {
        if (typed) text += " " + std::string{name} + " " + quoted(*typed);
    };
    using Named = std::pair<const char*, const Typed*>;
    for (const auto& [name, typed] :
         {Named{"--deck", &game.deck}, Named{"--from", &game.from}, Named{"--to", &game.to},
          Named{"--theme", &game.theme}, Named{"--region", &game.region}, Named{"--familiarity", &game.familiarity},
          Named{"--seats", &game.seats}, Named{"--hand", &game.hand}, Named{"--first", &game.first}}) {
        add(name, *typed);
    }
    for (const Option* option : all_options) add(cli::typed_name(option->name), cli::value_of(game, *option));
    for (const auto& [name, typed] :
         {Named{"--bots", &game.bots}, Named{"--bot-time", &options.bot_time}, Named{"--games", &options.games},
          Named{"--seed", &game.seed}, Named{"--shard", &options.shard}}) {
        add(name, *typed);
    }
    for (const std::string& command : options.commands) text += " --bot " + quoted(command);
    for (const Option* option : all_options) {
        if (cli::flag_of(game, *option)) text += " " + cli::typed_name(option->name);
    }
    if (options.tournament) text += " --tournament";
    if (options.fixed_seats) text += " --fixed-seats";
    return text;
}

}  // namespace frise::sim
