// Reading the arguments of `frise simulate …`.
#include "apps/simulate_command.hpp"

#include "apps/help.hpp"
#include "apps/version.hpp"
#include "wording/letters.hpp"
#include "wording/phrase.hpp"

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
    Both help;
};

constexpr auto own_options = std::to_array<OwnOption>({
    {"--games", "N", &SimulateOptions::games, {"so many games (default 10000)", "tant de parties (10000 par défaut)"}},
    {"--threads",
     "N",
     &SimulateOptions::threads,
     {"so many at a time (default: all cores); the numbers stay the same",
      "tant à la fois (par défaut, tous les cœurs) ; les chiffres restent les mêmes"}},
    {"--shard",
     "I/N",
     &SimulateOptions::shard,
     {"the Ith of N parts of the run, for one of N machines",
      "la I-ième de N parts de la simulation, pour une machine sur N"}},
    {"--turn-seconds",
     "S",
     &SimulateOptions::turn_seconds,
     {"how long people take for a turn (default 30)", "la durée d’un tour pour des gens (30 par défaut)"}},
    {"--bot-time",
     "S",
     &SimulateOptions::bot_time,
     {"how long another program may think (default 1)", "le temps de réflexion d’un autre programme (1 par défaut)"}},
    {"--json",
     "FILE",
     &SimulateOptions::json,
     {"the report for programs and for merging; - writes it on the screen instead of the table",
      "le rapport pour les programmes et pour merge ; - l’écrit à l’écran à la place du tableau"}},
    {"--html",
     "FILE",
     &SimulateOptions::html,
     {"the report as one page with plots", "le rapport en une page avec des graphiques"}},
});

constexpr Both bots_help{
    "who plays, in a list, around the table as often as needed: child, beginner, regular, expert, historian, each with "
    ":THEME and +HABIT if liked, as in expert:music,regular+naive (default regular)",
    "qui joue, dans une liste, autour de la table autant que nécessaire : enfant, débutant, habitué, expert, "
    "historien, "
    "avec au besoin :THÈME et +MANIE, comme expert:music,habitué+naive (habitué par défaut)"};
constexpr Both bot_help{"another program plays too; docs/bots.md says how it is talked to",
                        "un autre programme joue aussi ; docs/bots.md dit comment on lui parle"};
constexpr Both tournament_help{"everybody against everybody, with ratings",
                               "tous contre tous, avec un classement chiffré"};
constexpr Both fixed_help{"each on one seat; else everybody sits everywhere equally often",
                          "chacun à une place ; sinon tous s’assoient partout aussi souvent"};
constexpr Both quiet_help{"no progress bar", "pas de barre de progression"};

// Those of `frise play` that say what is played, and by how many.
constexpr std::array<std::string_view, 9> game_options{"--seats",     "--hand",  "--first", "--seed",  "--on-miss",
                                                       "--tie-break", "--cards", "--icons", "--rounds"};

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
    simulate_->add_flag("--final-duel", options_.game.final_duel);
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
    std::string text =
        filled(language,
               Both{"Plays many games between bots and counts.\n\nUsage: frise simulate [GAME] [OPTION…]\n"
                    "       frise simulate merge FILE… [--json FILE] [--html FILE]\n\n",
                    "Fait jouer beaucoup de parties entre robots et compte.\n\nUsage : frise simulate [JEU] [OPTION…]\n"
                    "        frise simulate merge FICHIER… [--json FICHIER] [--html FICHIER]\n\n"});
    text += help_line("--bots A,B", filled(language, bots_help));
    text += help_line("--bot COMMAND", filled(language, bot_help));
    for (const auto& [name, value, field, help] : own_options) {
        text += help_line(std::string{name} + " " + value, filled(language, help));
    }
    text += help_line("--tournament", filled(language, tournament_help));
    text += help_line("--fixed-seats", filled(language, fixed_help));
    text += help_line("--quiet", filled(language, quiet_help));
    text += "\n" + help_line("GAME", phrase(language, Text::help_game));
    for (const auto& [name, value, field, help] : card_options) {
        text += help_line(std::string{name} + " " + std::string{value}, phrase(language, help));
    }
    for (const auto& [name, value, field, help] : shared_options()) {
        text += help_line(std::string{name} + " " + std::string{value}, phrase(language, help));
    }
    text += help_line("--final-duel", phrase(language, Text::help_final_duel));
    return text + help_line("--lang fr|en", phrase(language, Text::help_lang));
}

int SimulateCommand::run(const cli::Desk& desk) const {
    return merge_->parsed() ? sim::merge(options_, desk) : sim::simulate(options_, desk);
}

}  // namespace frise
