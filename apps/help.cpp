// Writing help that fits the screen.
#include "apps/help.hpp"

#include "deckkit/load.hpp"
#include "deckkit/shelf.hpp"
#include "wording/letters.hpp"
#include "wording/phrase.hpp"

namespace frise {
namespace {

constexpr std::size_t name_columns = 24;

template <class Names>
std::string listed(const Names& names) {
    std::string list;
    for (const auto& name : names) list += (list.empty() ? "" : ", ") + std::string{name};
    return list;
}

const Slots& decks_there_are() {
    static const Slots slots{word("decks", listed(deckkit::shelf_ids())),
                             word("usual", listed(deckkit::usual_decks()))};
    return slots;
}

std::string row(Language language, std::string_view name, Text help) {
    std::string text;
    const std::string first =
        "  " + padded(name, name_columns - 2) + phrase(language, help, decks_there_are());
    for (const std::string& line : wrapped(first, screen_columns, name_columns)) text += line + "\n";
    return text;
}

template <class Options>
std::string rows(Language language, const Options& options) {
    std::string text;
    for (const auto& [name, value, field, help] : options) {
        text += row(language, std::string{name} + " " + std::string{value}, help);
    }
    return text;
}

std::string heading(Language language, Text text) { return "\n" + phrase(language, text) + ":\n"; }

std::string usage(Language language, const std::string& rest) {
    return phrase(language, Text::help_usage) + ": " + rest + "\n";
}

std::string option_word(Language language) { return phrase(language, Text::help_option); }

}  // namespace

std::string program_help(Language language) {
    return phrase(language, Text::help_program) + "\n\n" +
           usage(language, "frise " + phrase(language, Text::help_command)) + heading(language, Text::help_commands) +
           row(language, "serve", Text::help_serve_command) + row(language, "backup", Text::help_backup_command) +
           row(language, "export", Text::help_export_command) + row(language, "archive", Text::help_archive_command) +
           row(language, "load", Text::help_load_command) + row(language, "play", Text::help_play) +
           row(language, "deck", Text::help_deck_command) + row(language, "simulate", Text::help_simulate_command) +
           row(language, "referee", Text::help_referee) + heading(language, Text::help_options) +
           row(language, "-h, --help", Text::help_help) + row(language, "--version", Text::help_version);
}

std::string play_help(Language language) {
    std::string text = phrase(language, Text::help_play) + ".\n\n" +
                       usage(language, "frise play [GAME] [" + option_word(language) + "…]") + "\n" +
                       row(language, "GAME", Text::help_game) + heading(language, Text::help_options);
    text += rows(language, card_options) + rows(language, seat_options) + rows(language, list_options) +
            rows(language, value_options);
    for (const auto& [name, field, help] : flag_options) text += row(language, name, help);
    return text + row(language, "-h, --help", Text::help_help);
}

std::string referee_help(Language language) {
    return phrase(language, Text::help_referee) + ".\n\n" +
           usage(language, "frise referee [" + option_word(language) + "…]") + "\n" +
           phrase(language, Text::help_referee_cards) + "\n" + rows(language, card_options);
}

}  // namespace frise
