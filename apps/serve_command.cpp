// Reading the arguments of `frise serve …`.
#include "apps/serve_command.hpp"

#include "apps/version.hpp"
#include "server/setting_table.hpp"
#include "wording/letters.hpp"

namespace frise {
namespace {

constexpr Both serve_usage{
    "Opens tables for browsers and programs, until Ctrl+C.\n\nUsage: frise serve [OPTION…]\n\n",
    "Ouvre des tables aux navigateurs et aux programmes, jusqu’à Ctrl+C.\n\nUsage : frise serve [OPTION…]\n\n"};
constexpr Both config_help{"settings from this file, lines of name = value; else from frise/serve.conf in the user’s "
                           "folder of configurations, if it is there",
                           "les réglages de ce fichier, des lignes nom = valeur ; sinon ceux de frise/serve.conf dans "
                           "le dossier de configuration de l’utilisateur, s’il existe"};
constexpr Both check_help{"only check all that is kept, also beside a server that runs; 1 if something is broken",
                          "vérifier seulement tout ce qui est gardé, même à côté d’un serveur en marche ; 1 si quelque "
                          "chose est abîmé"};
constexpr Both serve_lang_help{"language: fr or en (else as the locale says)",
                               "langue : fr ou en (sinon, celle du système)"};
constexpr Both sources_help{
    "Each of them can also stand in the configuration file, as max-message = 20000, or in the environment, as "
    "FRISE_MAX_MESSAGE=20000. The environment outweighs the file, and options outweigh both. docs/running.md says "
    "more.",
    "Chacun peut aussi figurer dans le fichier de configuration, comme max-message = 20000, ou dans l’environnement, "
    "comme FRISE_MAX_MESSAGE=20000. L’environnement l’emporte sur le fichier, et les options sur les deux. "
    "docs/running.md en dit plus."};

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
    text += help_rows_for("--lang fr|en", filled(language, serve_lang_help)) + "\n";
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
