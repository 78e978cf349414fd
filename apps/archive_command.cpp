// Reading the arguments of `frise archive …`.
#include "apps/archive_command.hpp"

#include <array>

namespace frise {
namespace {

constexpr auto archive_help = std::to_array<OptionHelp>({
    {"--older-than AGE",
     {"games that are over, and tables that were given up, untouched for so long: 36h, 90d, 12w or 1y",
      "les parties finies et les tables abandonnées, intouchées depuis tant : 36h, 90d (jours), 12w (semaines) ou 1y "
      "(an)"}},
    {"--to PLACE",
     {"the file that the games are added to, or a folder with one for each month; else the folder archive beside the "
      "data",
      "le fichier auquel s’ajoutent les parties, ou un dossier avec un fichier par mois ; sinon le dossier archive à "
      "côté des données"}},
    {"--dry-run", {"only say how many there are", "dire seulement combien il y en a"}},
    kept_store_help,
    kept_data_help,
    kept_config_help,
    lang_help,
});

constexpr Both archive_usage{
    "Writes old games out as frise export does, and takes them from what a server keeps, also\n"
    "while it runs. docs/archive.md says more.\n\nUsage: frise archive --older-than AGE [OPTION…]\n\n",
    "Écrit les vieilles parties comme frise export et les retire de ce que garde un serveur,\n"
    "même s’il est en marche. docs/archive.md en dit plus.\n\nUsage : frise archive --older-than ÂGE [OPTION…]\n\n"};

}  // namespace

ArchiveCommand::ArchiveCommand(CLI::App& program) : archive_{program.add_subcommand("archive")} {
    archive_->add_option("--older-than", options_.older_than)->take_last();
    archive_->add_option("--to", options_.to)->take_last();
    archive_->add_flag("--dry-run", options_.try_out);
    kept_.add_to(*archive_);
}

std::string ArchiveCommand::help(Language language) {
    return filled(language, archive_usage) + option_help(language, archive_help, 20);
}

int ArchiveCommand::run(const cli::Desk& desk) {
    options_.typed = kept_.typed();
    return server_commands::archive_data(options_, desk);
}

}  // namespace frise
