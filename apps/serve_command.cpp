// Reading the arguments of `frise serve …`.
#include "apps/serve_command.hpp"

#include "apps/version.hpp"
#include "server/setting_table.hpp"
#include "wording/letters.hpp"

namespace frise {
namespace {

constexpr Text serve_usage{"help.serve_usage"};
constexpr Text config_help{"help.serve_config"};
constexpr Text check_help{"help.serve_check"};
constexpr Text sources_help{"help.serve_sources"};

std::string help_rows_for(std::string_view name, const std::string& help) {
    constexpr std::size_t indent = 8;
    std::string text = "  " + std::string{name} + "\n";
    for (const std::string& line : wrapped(std::string(indent, ' ') + help, 80, indent)) text += line + "\n";
    return text;
}

std::string help_for(const server::Setting& setting, Language language) {
    const std::string usual = server::value_of({}, setting);
    std::string name = "--" + std::string{setting.name};
    if (!setting.is_switch()) name += " " + std::string{setting.value};
    std::string help = filled(language, setting.help);
    if (!setting.is_switch() && !usual.empty()) help += " (" + usual + ")";
    return help_rows_for(name, help);
}

}  // namespace

ServeCommand::ServeCommand(CLI::App& program) : serve_{program.add_subcommand("serve")} {
    for (const server::Setting& setting : server::all_settings()) {
        const std::string name{setting.name};
        if (setting.is_switch()) {
            serve_->add_flag("--" + name, switches_[name])->take_last();
        } else {
            serve_->add_option("--" + name, values_[name])->take_last();
        }
    }
    serve_->add_option("--config", options_.typed.config)->take_last();
    serve_->add_flag("--check", options_.check);
    serve_->add_option("--lang", lang_)->take_last();
    options_.version = version;
}

std::string ServeCommand::help(Language language) const {
    std::string text = filled(language, serve_usage);
    for (const server::Setting& setting : server::all_settings()) text += help_for(setting, language);
    text += help_rows_for("--config FILE", filled(language, config_help));
    text += help_rows_for("--check", filled(language, check_help));
    text += help_rows_for(option_name(lang_help.name, ""), help_text(language, lang_help.help)) + "\n";
    for (const std::string& line : wrapped(filled(language, sources_help), 80)) text += line + "\n";
    return text;
}

int ServeCommand::run(const cli::Desk& desk) {
    for (const auto& [name, value] : values_) {
        if (value) options_.typed.settings[name] = *value;
    }
    for (const auto& [name, value] : switches_) {
        if (!value.empty()) options_.typed.settings[name] = value;
    }
    return server_commands::serve(options_, desk);
}

}  // namespace frise
