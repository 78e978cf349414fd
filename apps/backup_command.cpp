// Reading the arguments of `frise backup …`.
#include "apps/backup_command.hpp"

#include <array>

namespace frise {
namespace {

constexpr auto backup_help = std::to_array<OptionHelp>({
    kept_data_help,
    kept_config_help,
    {"--replace",
     {"take the place of a file that is there already, once the copy is whole",
      "prendre la place d’un fichier qui existe déjà, une fois la copie entière"}},
    lang_help,
});

constexpr Both backup_usage{
    "Copies all that a server keeps into one file, also while it runs, and checks the copy.\n"
    "docs/backup.md says how to bring it back.\n\nUsage: frise backup FILE [OPTION…]\n\n",
    "Copie tout ce que garde un serveur dans un fichier, même s’il est en marche, et vérifie\n"
    "la copie. docs/backup.md dit comment la remettre.\n\nUsage : frise backup FICHIER [OPTION…]\n\n"};

}  // namespace

BackupCommand::BackupCommand(CLI::App& program) : backup_{program.add_subcommand("backup")} {
    backup_->add_option("FILE", options_.file);
    backup_->add_flag("--replace", options_.replace);
    kept_.add_to(*backup_);
}

std::string BackupCommand::help(Language language) {
    return filled(language, backup_usage) + option_help(language, backup_help, 18);
}

int BackupCommand::run(const cli::Desk& desk) {
    options_.typed = kept_.typed();
    return server_commands::back_up_data(options_, desk);
}

}  // namespace frise
