// Reading the arguments of `frise simulate …`.
#include "apps/simulate_command.hpp"

#include "apps/help.hpp"
#include "apps/option_help.hpp"
#include "apps/version.hpp"
#include "wording/letters.hpp"
#include "wording/slot.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <span>
#include <vector>

namespace frise {
namespace {

using sim::SimulateOptions;

struct OwnOption {
    const char* name;
    const char* value;
    std::optional<std::string> SimulateOptions::*field;
    Text help;
};

constexpr auto own_options = std::to_array<OwnOption>({
    {"--games", "N", &SimulateOptions::games, "help.simulate_games"},
    {"--threads", "N", &SimulateOptions::threads, "help.simulate_threads"},
    {"--shard", "I/N", &SimulateOptions::shard, "help.simulate_shard"},
    {"--turn-seconds", "S", &SimulateOptions::turn_seconds, "help.simulate_turn_seconds"},
    {"--bot-time", "S", &SimulateOptions::bot_time, "help.simulate_bot_time"},
    {"--json", "FILE", &SimulateOptions::json, "help.simulate_json"},
    {"--html", "FILE", &SimulateOptions::html, "help.simulate_html"},
});

constexpr Text bots_help{"help.simulate_bots"};
constexpr Text bot_help{"help.simulate_bot"};
constexpr Text tournament_help{"help.simulate_tournament"};
constexpr Text fixed_help{"help.simulate_fixed_seats"};
constexpr Text quiet_help{"help.simulate_quiet"};

// Those of `frise play` that say what is played, and by how many.
constexpr std::array<std::string_view, 4> game_options{"--seats", "--hand", "--first", "--seed"};

std::vector<ValueOption> shared_options() {
    std::vector<ValueOption> shared;
    for (const std::span<const ValueOption> options :
         {std::span<const ValueOption>{seat_options}, std::span<const ValueOption>{value_options}}) {
        std::copy_if(options.begin(), options.end(), std::back_inserter(shared), [](const ValueOption& option) {
            return std::find(game_options.begin(), game_options.end(), option.name) != game_options.end();
        });
    }
    return shared;
}

std::string help_line(std::string_view name, const std::string& help) {
    constexpr std::size_t option_columns = 24;
    std::string text;
    for (const std::string& line : wrapped("  " + padded(name, option_columns - 2) + help, 80, option_columns)) {
        text += line + "\n";
    }
    return text;
}

}  // namespace

SimulateCommand::SimulateCommand(CLI::App& program)
    : simulate_{program.add_subcommand("simulate")}, merge_{simulate_->add_subcommand("merge")} {
    simulate_->add_option("GAME", options_.game.game);
    for (const auto& [name, value, field, help] : card_options) {
        simulate_->add_option(std::string{name}, options_.game.*field)->take_last();
    }
    for (const auto& [name, value, field, help] : shared_options()) {
        simulate_->add_option(std::string{name}, options_.game.*field)->take_last();
    }
    simulate_->add_option("--bots", options_.game.bots)->take_last();
    add_options_of_games(*simulate_, options_.game);
    simulate_->add_option("--bot", options_.commands)->allow_extra_args(false);
    simulate_->add_flag("--tournament", options_.tournament);
    simulate_->add_flag("--fixed-seats", options_.fixed_seats);
    merge_->add_option("FILE", options_.merge);
    for (CLI::App* app : {simulate_, merge_}) {
        app->set_help_flag();
        app->allow_extras();
        app->add_option("--lang", options_.game.lang)->take_last();
        app->add_flag("--quiet", options_.quiet);
    }
    for (const auto& [name, value, field, help] : own_options) {
        simulate_->add_option(name, options_.*field)->take_last();
        if (field == &SimulateOptions::json || field == &SimulateOptions::html) {
            merge_->add_option(name, options_.*field)->take_last();
        }
    }
    options_.version = version;
}

std::string SimulateCommand::help(Language language) const {
    std::string text = filled(language, Text{"help.simulate_usage"});
    text += help_line("--bots A,B", filled(language, bots_help));
    text += help_line("--bot COMMAND", filled(language, bot_help));
    for (const auto& [name, value, field, help] : own_options) {
        text += help_line(std::string{name} + " " + value, filled(language, help));
    }
    text += help_line("--tournament", filled(language, tournament_help));
    text += help_line("--fixed-seats", filled(language, fixed_help));
    text += help_line("--quiet", filled(language, quiet_help));
    text += "\n" + help_line("GAME", help_text(language, "terminal.help_game"));
    for (const auto& [name, value, field, help] : card_options) {
        text += help_line(std::string{name} + " " + std::string{value}, help_text(language, help));
    }
    for (const auto& [name, value, field, help] : shared_options()) {
        text += help_line(std::string{name} + " " + std::string{value}, help_text(language, help));
    }
    for (const GameOption& each : values_of_games) {
        text += help_line(each.name() + " " + std::string{each.value()}, help_text(language, each.help));
    }
    for (const GameOption& each : flags_of_games) text += help_line(each.name(), help_text(language, each.help));
    return text + help_line(option_name(lang_help.name, ""), help_text(language, "terminal.help_lang"));
}

int SimulateCommand::run(const cli::Desk& desk) const {
    return merge_->parsed() ? sim::merge(options_, desk) : sim::simulate(options_, desk);
}

}  // namespace frise
