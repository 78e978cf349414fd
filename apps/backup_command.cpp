// Reading the arguments of `frise backup …`.
#include "apps/backup_command.hpp"

#include <array>

namespace frise {
namespace {

constexpr auto backup_help = std::to_array<OptionHelp>({
    kept_data_help,
    kept_config_help,
    {"--replace", "help.backup_replace"},
    lang_help,
});

constexpr Text backup_usage{"help.backup_usage"};

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
