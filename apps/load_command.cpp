// Reading the arguments of `frise load …`.
#include "apps/load_command.hpp"

#include "apps/option_help.hpp"
#include "engine/rules/terms.hpp"

#include <algorithm>
#include <array>
#include <boost/asio/ip/address.hpp>
#include <sstream>

namespace frise {
namespace {

constexpr auto load_help = std::to_array<OptionHelp>({
    {"--address IP", {"where the server is (127.0.0.1)", "où est le serveur (127.0.0.1)"}},
    {"--port N[,N…]",
     {"its port (8080); several of servers over one store share the players of each table",
      "son port (8080) ; plusieurs serveurs d’une même base se partagent les joueurs de chaque table"}},
    {"--tables N", {"how many tables (10)", "combien de tables (10)"}},
    {"--seats N", {"how many players at each (4)", "combien de joueurs à chacune (4)"}},
    {"--onlookers N", {"how many look on at each (0)", "combien de spectateurs à chacune (0)"}},
    {"--game GAME", {"what they play (classic)", "ce qu’ils jouent (classic)"}},
    {"--hand N", {"cards in hand: more make longer games", "cartes en main : plus il y en a, plus la partie dure"}},
    {"--pace S",
     {"seconds that a player thinks (0: as fast as they may)",
      "secondes de réflexion d’un joueur (0 : aussi vite que possible)"}},
    {"--drops N",
     {"lost connections of each player in a minute (0)", "connexions perdues par joueur et par minute (0)"}},
    {"--seconds S", {"how long (10)", "durée (10)"}},
    {"--seed N", {"for the players’ choices (1)", "pour les choix des joueurs (1)"}},
    {"--json", {"one object for programs", "un objet pour les programmes"}},
    lang_help,
});

constexpr Both load_usage{
    "Fills the tables of a server with players and compares notes at the end: do all players\n"
    "and the server tell the same of every game? The server needs wide limits; see docs/running.md.\n\n"
    "Usage: frise load [OPTION…]\n\n",
    "Remplit de joueurs les tables d’un serveur et compare à la fin : tous les joueurs et le\n"
    "serveur racontent-ils la même chose de chaque partie ? Le serveur doit avoir des limites\n"
    "larges ; voir docs/running.md.\n\nUsage : frise load [OPTION…]\n\n"};

constexpr int failed = 1;

}  // namespace

LoadCommand::LoadCommand(CLI::App& program) : load_{program.add_subcommand("load")} {
    load_->add_option("--address", options_.host)->take_last();
    load_->add_option("--port", options_.ports)->delimiter(',');
    load_->add_option("--tables", options_.tables)->take_last();
    load_->add_option("--seats", options_.seats)->take_last();
    load_->add_option("--onlookers", options_.onlookers)->take_last();
    load_->add_option("--game", options_.game)->take_last();
    load_->add_option("--hand", options_.hand)->take_last();
    load_->add_option("--pace", options_.pace_seconds)->take_last();
    load_->add_option("--drops", options_.drops_per_minute)->take_last();
    load_->add_option("--seconds", options_.seconds)->take_last();
    load_->add_option("--seed", options_.seed)->take_last();
    load_->add_flag("--json", json_);
    load_->add_option("--lang", lang_)->take_last();
}

std::string LoadCommand::help(Language language) {
    return filled(language, load_usage) + option_help(language, load_help, 18);
}

std::optional<Both> LoadCommand::flaw() const {
    boost::system::error_code bad_address;
    boost::asio::ip::make_address(options_.host, bad_address);
    if (bad_address) return Both{"--address takes the number of a machine", "--address prend le numéro d’une machine"};
    const auto game = game_named(options_.game);
    if (!game) return Both{"there is no such game", "il n’y a pas de tel jeu"};
    const auto [least, most] = seat_range(*game);
    if (options_.seats < least || options_.seats > most) {
        return Both{"this game is not for so many seats", "ce jeu n’est pas pour tant de places"};
    }
    const bool ports =
        std::all_of(options_.ports.begin(), options_.ports.end(), [](int port) { return port > 0 && port < 65'536; });
    const bool sensible = options_.tables > 0 && ports && options_.onlookers >= 0 && options_.hand >= 0 &&
                          options_.pace_seconds >= 0 && options_.drops_per_minute >= 0 && options_.seconds > 0;
    if (sensible) return std::nullopt;
    return Both{"numbers must be positive", "les nombres doivent être positifs"};
}

int LoadCommand::run(const cli::Desk& desk) {
    if (const auto wrong = flaw()) return desk.refuse(desk.words(*wrong));
    const load::LoadReport report = load::run_load(options_);
    if (json_) {
        desk.write(load::load_report_json(options_, report) + "\n");
    } else {
        std::ostringstream text;
        load::write_load_report(text, options_, report);
        desk.say_all(text.str());
    }
    return report.fine() ? 0 : failed;
}

}  // namespace frise
