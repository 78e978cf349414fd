// The options of `frise play` as a list, and the help that is made of it.
#pragma once

#include "cli/play_options.hpp"
#include "wording/text.hpp"

#include <array>
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
    ValueOption{"--on-miss", "WORD", &PlayOptions::on_miss, "terminal.help_on_miss"},
    ValueOption{"--tie-break", "WORD", &PlayOptions::tie_break, "terminal.help_tie_break"},
    ValueOption{"--cards", "N", &PlayOptions::cards, "terminal.help_cards"},
    ValueOption{"--icons", "N", &PlayOptions::icons, "terminal.help_icons"},
    ValueOption{"--rounds", "N", &PlayOptions::rounds, "terminal.help_rounds"},
};

inline constexpr std::array flag_options{
    FlagOption{"--final-duel", &PlayOptions::final_duel, "terminal.help_final_duel"},
    FlagOption{"--no-color", &PlayOptions::no_color, "terminal.help_no_color"},
};

std::string program_help(Language language);
std::string play_help(Language language);
std::string referee_help(Language language);

}  // namespace frise
