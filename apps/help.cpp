// Writing help that fits the screen.
#include "apps/help.hpp"

#include "apps/option_help.hpp"
#include "wording/letters.hpp"
#include "wording/slot.hpp"

namespace frise {
namespace {

constexpr std::size_t name_columns = 24;

std::string row(Language language, std::string_view name, Text help) {
    std::string text;
    const std::string first = "  " + padded(name, name_columns - 2) + help_text(language, help);
    for (const std::string& line : wrapped(first, screen_columns, name_columns)) text += line + "\n";
    return text;
}

template <class Options>
std::string rows(Language language, const Options& options) {
    std::string text;
    for (const auto& [name, value, field, help] : options) {
        text += row(language, option_name(name, value), help);
    }
    return text;
}

std::string heading(Language language, Text text) { return "\n" + filled(language, text) + ":\n"; }

std::string usage(Language language, const std::string& rest) {
    return filled(language, "terminal.help_usage") + ": " + rest + "\n";
}

std::string option_word(Language language) { return filled(language, "terminal.help_option"); }

}  // namespace

void add_options_of_games(CLI::App& app, PlayOptions& options) {
    for (const GameOption& each : values_of_games) {
        app.add_option(each.name(), options.values[std::string{each.option->name}])->take_last();
    }
    for (const GameOption& each : flags_of_games) {
        app.add_flag(each.name(), options.flags[std::string{each.option->name}]);
    }
}

std::string program_help(Language language) {
    return filled(language, "terminal.help_program") + "\n\n" +
           usage(language, "frise " + filled(language, "terminal.help_command")) +
           heading(language, "terminal.help_commands") + row(language, "serve", "terminal.help_serve_command") +
           row(language, "backup", "terminal.help_backup_command") +
           row(language, "export", "terminal.help_export_command") +
           row(language, "archive", "terminal.help_archive_command") +
           row(language, "load", "terminal.help_load_command") + row(language, "play", "terminal.help_play") +
           row(language, "deck", "terminal.help_deck_command") +
           row(language, "simulate", "terminal.help_simulate_command") +
           row(language, "referee", "terminal.help_referee") + heading(language, "terminal.help_options") +
           row(language, "-h, --help", "terminal.help_help") + row(language, "--version", "terminal.help_version");
}

std::string play_help(Language language) {
    std::string text = filled(language, "terminal.help_play") + ".\n\n" +
                       usage(language, "frise play [GAME] [" + option_word(language) + "…]") + "\n" +
                       row(language, "GAME", "terminal.help_game") + heading(language, "terminal.help_options");
    text += rows(language, card_options) + rows(language, seat_options) + rows(language, list_options) +
            rows(language, value_options);
    for (const GameOption& each : values_of_games) {
        text += row(language, option_name(each.name(), each.value()), each.help);
    }
    for (const GameOption& each : flags_of_games) text += row(language, each.name(), each.help);
    for (const auto& [name, field, help] : flag_options) text += row(language, name, help);
    return text + row(language, "-h, --help", "terminal.help_help");
}

std::string referee_help(Language language) {
    return filled(language, "terminal.help_referee") + ".\n\n" +
           usage(language, "frise referee [" + option_word(language) + "…]") + "\n" +
           filled(language, "terminal.help_referee_cards") + "\n" + rows(language, card_options);
}

}  // namespace frise
