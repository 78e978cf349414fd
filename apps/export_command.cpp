// Reading the arguments of `frise export …`.
#include "apps/export_command.hpp"

namespace frise {
namespace {

constexpr auto export_help = std::to_array<OptionHelp>({
    kept_store_help,
    kept_data_help,
    kept_config_help,
    {"-o, --output FILE", "help.export_output"},
    {"--table CODE", "help.export_table"},
    {"--finished", "help.export_finished"},
    lang_help,
});

constexpr Text export_usage{"help.export_usage"};

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
