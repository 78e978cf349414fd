// Reading the arguments of `frise archive …`.
#include "apps/archive_command.hpp"

#include "wording/letters.hpp"

#include <array>

namespace frise {
namespace {

struct ArchiveHelp {
    std::string_view name;
    Both help;
};

constexpr auto archive_help = std::to_array<ArchiveHelp>({
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
    {"--store URL",
     {"the PostgreSQL database of the servers, instead of a folder",
      "la base PostgreSQL des serveurs, au lieu d’un dossier"}},
    {"--data DIR",
     {"the folder of the server’s data (as for frise serve)",
      "le dossier des données du serveur (comme pour frise serve)"}},
    {"--config FILE", {"a configuration file that names it", "un fichier de configuration qui le nomme"}},
    {"--lang fr|en", {"language: fr or en (else as the locale says)", "langue : fr ou en (sinon, celle du système)"}},
});

constexpr Both archive_usage{
    "Writes old games out as frise export does, and takes them from what a server keeps, also\n"
    "while it runs. docs/backup.md says more.\n\nUsage: frise archive --older-than AGE [OPTION…]\n\n",
    "Écrit les vieilles parties comme frise export et les retire de ce que garde un serveur,\n"
    "même s’il est en marche. docs/backup.md en dit plus.\n\nUsage : frise archive --older-than ÂGE [OPTION…]\n\n"};

}  // namespace

ArchiveCommand::ArchiveCommand(CLI::App& program) : archive_{program.add_subcommand("archive")} {
    archive_->add_option("--older-than", options_.older_than)->take_last();
    archive_->add_option("--to", options_.to)->take_last();
    archive_->add_flag("--dry-run", options_.try_out);
    archive_->add_option("--store", store_)->take_last();
    archive_->add_option("--data", data_)->take_last();
    archive_->add_option("--config", options_.typed.config)->take_last();
    archive_->add_option("--lang", lang_)->take_last();
}

std::string ArchiveCommand::help(Language language) {
    constexpr std::size_t option_columns = 20;
    std::string text = filled(language, archive_usage);
    for (const auto& [name, help] : archive_help) {
        const std::string first = "  " + padded(name, option_columns - 2) + filled(language, help);
        for (const std::string& line : wrapped(first, 80, option_columns)) text += line + "\n";
    }
    return text;
}

int ArchiveCommand::run(const desk::Desk& desk) {
    if (data_) options_.typed.settings["data"] = *data_;
    if (store_) options_.typed.settings["store"] = *store_;
    return hosting::archive_data(options_, desk);
}

}  // namespace frise
