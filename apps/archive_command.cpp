// Reading the arguments of `frise archive …`.
#include "apps/archive_command.hpp"

#include <array>

namespace frise {
namespace {

constexpr auto archive_help = std::to_array<OptionHelp>({
    {"--older-than AGE", "help.archive_older_than"},
    {"--to PLACE", "help.archive_to"},
    {"--dry-run", "help.archive_dry_run"},
    kept_store_help,
    kept_data_help,
    kept_config_help,
    lang_help,
});

constexpr Text archive_usage{"help.archive_usage"};

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
