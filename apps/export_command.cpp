// Reading the arguments of `frise export …`.
#include "apps/export_command.hpp"

namespace frise {
namespace {

constexpr auto export_help = std::to_array<OptionHelp>({
    kept_store_help,
    kept_data_help,
    kept_config_help,
    {"-o, --output FILE", {"write there and not on the screen", "écrire là et non à l’écran"}},
    {"--table CODE", {"only the game of this table", "seulement la partie de cette table"}},
    {"--finished", {"only games that are over", "seulement les parties finies"}},
    lang_help,
});

constexpr Both export_usage{
    "Writes the games that a server keeps, one JSON object a line, also while it runs.\n"
    "Those that go on are written with all their secrets.\n\nUsage: frise export [OPTION…]\n\n",
    "Écrit les parties que garde un serveur, un objet JSON par ligne, même s’il est en\n"
    "marche. Celles en cours sont écrites avec tous leurs secrets.\n\nUsage : frise export [OPTION…]\n\n"};

}  // namespace

ExportCommand::ExportCommand(CLI::App& program) : export_{program.add_subcommand("export")} {
    export_->add_option("-o,--output", options_.output)->take_last();
    export_->add_option("--table", options_.table)->take_last();
    export_->add_flag("--finished", options_.finished);
    kept_.add_to(*export_);
}

std::string ExportCommand::help(Language language) {
    return filled(language, export_usage) + option_help(language, export_help, 22);
}

int ExportCommand::run(const cli::Desk& desk) {
    options_.typed = kept_.typed();
    return server_commands::export_data(options_, desk);
}

}  // namespace frise
