// Reading the arguments of `frise backup …`.
#include "apps/backup_command.hpp"

#include "wording/letters.hpp"

#include <array>

namespace frise {
namespace {

struct BackupHelp {
    std::string_view name;
    Both help;
};

constexpr auto backup_help = std::to_array<BackupHelp>({
    {"--data DIR",
     {"the folder of the server’s data (as for frise serve)",
      "le dossier des données du serveur (comme pour frise serve)"}},
    {"--config FILE", {"a configuration file that names it", "un fichier de configuration qui le nomme"}},
    {"--replace",
     {"take the place of a file that is there already, once the copy is whole",
      "prendre la place d’un fichier qui existe déjà, une fois la copie entière"}},
    {"--lang fr|en", {"language: fr or en (else as the locale says)", "langue : fr ou en (sinon, celle du système)"}},
});

constexpr Both backup_usage{
    "Copies all that a server keeps into one file, also while it runs, and checks the copy.\n"
    "docs/backup.md says how to bring it back.\n\nUsage: frise backup FILE [OPTION…]\n\n",
    "Copie tout ce que garde un serveur dans un fichier, même s’il est en marche, et vérifie\n"
    "la copie. docs/backup.md dit comment la remettre.\n\nUsage : frise backup FICHIER [OPTION…]\n\n"};

}  // namespace

BackupCommand::BackupCommand(CLI::App& program) : backup_{program.add_subcommand("backup")} {
    backup_->add_option("FILE", options_.file);
    backup_->add_option("--data", data_)->take_last();
    backup_->add_option("--store", store_)->take_last();
    backup_->add_option("--config", options_.typed.config)->take_last();
    backup_->add_flag("--replace", options_.replace);
    backup_->add_option("--lang", lang_)->take_last();
}

std::string BackupCommand::help(Language language) {
    constexpr std::size_t option_columns = 18;
    std::string text = filled(language, backup_usage);
    for (const auto& [name, help] : backup_help) {
        const std::string first = "  " + padded(name, option_columns - 2) + filled(language, help);
        for (const std::string& line : wrapped(first, 80, option_columns)) text += line + "\n";
    }
    return text;
}

int BackupCommand::run(const desk::Desk& desk) {
    if (data_) options_.typed.settings["data"] = *data_;
    if (store_) options_.typed.settings["store"] = *store_;
    return hosting::back_up_data(options_, desk);
}

}  // namespace frise
