// Reading the arguments of `frise export …`.
#include "apps/export_command.hpp"

#include "wording/letters.hpp"

namespace frise {
namespace {

struct ExportHelp {
    std::string_view name;
    Both help;
};

constexpr auto export_help = std::to_array<ExportHelp>({
    {"--store URL",
     {"the PostgreSQL database of the servers, instead of a folder",
      "la base PostgreSQL des serveurs, au lieu d’un dossier"}},
    {"--data DIR",
     {"the folder of the server’s data (as for frise serve)",
      "le dossier des données du serveur (comme pour frise serve)"}},
    {"--config FILE", {"a configuration file that names it", "un fichier de configuration qui le nomme"}},
    {"-o, --output FILE", {"write there and not on the screen", "écrire là et non à l’écran"}},
    {"--table CODE", {"only the game of this table", "seulement la partie de cette table"}},
    {"--finished", {"only games that are over", "seulement les parties finies"}},
    {"--lang fr|en", {"language: fr or en (else as the locale says)", "langue : fr ou en (sinon, celle du système)"}},
});

constexpr Both export_usage{
    "Writes the games that a server keeps, one JSON object a line, also while it runs.\n"
    "Those that go on are written with all their secrets.\n\nUsage: frise export [OPTION…]\n\n",
    "Écrit les parties que garde un serveur, un objet JSON par ligne, même s’il est en\n"
    "marche. Celles en cours sont écrites avec tous leurs secrets.\n\nUsage : frise export [OPTION…]\n\n"};

}  // namespace

ExportCommand::ExportCommand(CLI::App& program) : export_{program.add_subcommand("export")} {
    export_->add_option("--data", data_)->take_last();
    export_->add_option("--store", store_)->take_last();
    export_->add_option("--config", options_.typed.config)->take_last();
    export_->add_option("-o,--output", options_.output)->take_last();
    export_->add_option("--table", options_.table)->take_last();
    export_->add_flag("--finished", options_.finished);
    export_->add_option("--lang", lang_)->take_last();
}

std::string ExportCommand::help(Language language) {
    constexpr std::size_t option_columns = 22;
    std::string text = filled(language, export_usage);
    for (const auto& [name, help] : export_help) {
        const std::string first = "  " + padded(name, option_columns - 2) + filled(language, help);
        for (const std::string& line : wrapped(first, 80, option_columns)) text += line + "\n";
    }
    return text;
}

int ExportCommand::run(const desk::Desk& desk) {
    if (data_) options_.typed.settings["data"] = *data_;
    if (store_) options_.typed.settings["store"] = *store_;
    return hosting::export_data(options_, desk);
}

}  // namespace frise
