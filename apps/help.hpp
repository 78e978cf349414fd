// The options of `frise play` as a list, and the help that is made of it.
#pragma once

#include "cli/game_options.hpp"
#include "cli/play_options.hpp"
#include "wording/game_text.hpp"
#include "wording/text.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace frise {

struct ValueOption {
    std::string_view name;
    std::string_view value;
    std::optional<std::string> cli::PlayOptions::*field;
    Text help;
};

// May be given several times.
struct ListOption {
    std::string_view name;
    std::string_view value;
    std::vector<std::string> cli::PlayOptions::*field;
    Text help;
};

struct FlagOption {
    std::string_view name;
    bool cli::PlayOptions::*field;
    Text help;
};

using cli::PlayOptions;

// Which cards: for `frise play` and `frise referee`.
inline constexpr std::array card_options{
    ValueOption{"--deck", "A,B", &PlayOptions::deck, "terminal.help_deck"},
    ValueOption{"--from", "YEAR", &PlayOptions::from, "terminal.help_from"},
    ValueOption{"--to", "YEAR", &PlayOptions::to, "terminal.help_to"},
    ValueOption{"--theme", "A,B", &PlayOptions::theme, "terminal.help_theme"},
    ValueOption{"--region", "A,B", &PlayOptions::region, "terminal.help_region"},
    ValueOption{"--familiarity", "N[-M]", &PlayOptions::familiarity, "terminal.help_familiarity"},
};

// Who plays.
inline constexpr std::array seat_options{
    ValueOption{"--seats", "N", &PlayOptions::seats, "terminal.help_seats"},
    ValueOption{"--players", "A,B", &PlayOptions::players, "terminal.help_players"},
    ValueOption{"--bots", "N|A,B", &PlayOptions::bots, "terminal.help_bots"},
};

inline constexpr std::array list_options{
    ListOption{"--bot", "COMMAND", &PlayOptions::bot, "terminal.help_bot"},
};

inline constexpr std::array value_options{
    ValueOption{"--bot-time", "SECONDS", &PlayOptions::bot_time, "terminal.help_bot_time"},
    ValueOption{"--lang", "", &PlayOptions::lang, "terminal.help_lang"},
    ValueOption{"--hand", "N", &PlayOptions::hand, "terminal.help_hand"},
    ValueOption{"--first", "N", &PlayOptions::first, "terminal.help_first"},
    ValueOption{"--seed", "N", &PlayOptions::seed, "terminal.help_seed"},
    ValueOption{"--save", "FILE", &PlayOptions::save, "terminal.help_save"},
    ValueOption{"--resume", "FILE", &PlayOptions::resume, "terminal.help_resume"},
};

inline constexpr std::array flag_options{
    FlagOption{"--no-color", &PlayOptions::no_color, "terminal.help_no_color"},
};

// Those of single games, in the order of the games: each value and each flag with the text “help_OPTION” of its game.
struct GameOption {
    const Option* option = nullptr;
    Text help = Text::nth(0);

    [[nodiscard]] std::string name() const { return cli::typed_name(option->name); }
    [[nodiscard]] std::string_view value() const {
        return cli::is_flag(*option) ? "" : option->kind == OptionKind::choice ? "WORD" : "N";
    }
};

template <bool Wanted(const Option&)>
consteval auto options_of_games() {
    constexpr auto count = static_cast<std::size_t>(
        std::count_if(all_options.begin(), all_options.end(), [](const Option* each) { return Wanted(*each); }));
    std::array<GameOption, count> list;
    auto next = list.begin();
    for (const Option* option : all_options) {
        if (Wanted(*option)) *next++ = {option, game_texts::find("help_", option->name)};
    }
    return list;
}

inline constexpr auto values_of_games = options_of_games<cli::has_value>();
inline constexpr auto flags_of_games = options_of_games<cli::is_flag>();

void add_options_of_games(CLI::App& app, PlayOptions& options);

std::string program_help(Language language);
std::string play_help(Language language);
std::string referee_help(Language language);

}  // namespace frise
