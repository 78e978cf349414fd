// Reading the arguments.
#include "apps/command_line.hpp"

#include "apps/archive_command.hpp"
#include "apps/backup_command.hpp"
#include "apps/deck_command.hpp"
#include "apps/export_command.hpp"
#include "apps/help.hpp"
#include "apps/load_command.hpp"
#include "apps/serve_command.hpp"
#include "apps/simulate_command.hpp"
#include "apps/version.hpp"
#include "cli/complaint.hpp"
#include "cli/deck_choice.hpp"
#include "cli/wishes.hpp"
#include "cli/words_file.hpp"
#include "deckkit/playing_cards.hpp"
#include "referee/run.hpp"
#include "terminal/play.hpp"
#include "wording/dictionary.hpp"
#include "wording/letters.hpp"
#include "wording/slot.hpp"

#include <CLI/CLI.hpp>
#include <iostream>
#include <span>
#include <unistd.h>

namespace frise {
namespace {

constexpr int wrong_arguments = 2;

class CommandLine {
  public:
    CommandLine() {
        for (CLI::App* app :
             {&program_, play_, referee_, program_.get_subcommand("deck"), program_.get_subcommand("simulate"),
              program_.get_subcommand("serve"), program_.get_subcommand("export"), program_.get_subcommand("load"),
              program_.get_subcommand("backup"), program_.get_subcommand("archive")}) {
            app->set_help_flag();
            app->add_flag("-h,--help", help_);
            app->allow_extras();
        }
        program_.add_flag("--version", version_);
        play_->add_option("GAME", options_.game);
        for (const std::span<const ValueOption> options :
             {std::span<const ValueOption>{seat_options}, std::span<const ValueOption>{value_options}}) {
            for (const auto& [name, value, field, help] : options) {
                play_->add_option(std::string{name}, options_.*field)->take_last();
            }
        }
        for (const auto& [name, value, field, help] : list_options) {
            play_->add_option(std::string{name}, options_.*field)->allow_extra_args(false);
        }
        for (const auto& [name, value, field, help] : card_options) {
            for (CLI::App* app : {play_, referee_}) app->add_option(std::string{name}, options_.*field)->take_last();
        }
        referee_->add_option("--lang", options_.lang)->take_last();
        add_options_of_games(*play_, options_);
        for (const auto& [name, field, help] : flag_options) play_->add_flag(std::string{name}, options_.*field);
    }

    int run(int argc, const char* const* argv) {
        try {
            program_.parse(argc, argv);
        } catch (const CLI::ArgumentMismatch& error) {
            const std::string what = error.what();
            return refuse(phrase("terminal.value_missing", {word("option", what.substr(0, what.find(':')))}));
        } catch (const CLI::ParseError& error) {
            return refuse(error.what());
        }
        if (help_) return show(help());
        if (version_) return show("frise " + std::string{version} + " (" + std::string{commit} + ")\n");
        if (const auto extra = program_.remaining(true); !extra.empty()) {
            return refuse(phrase("terminal.unknown_argument", {word("value", extra.front())}));
        }
        if (play_->parsed()) return terminal::play(options_, environment_, {std::cin, std::cout, std::cerr});
        if (deck_.parsed()) return deck_.run({std::cout, std::cerr, environment_, language()});
        if (simulate_.parsed())
            return simulate_.run({std::cout, std::cerr, environment_, language(), "frise simulate"});
        if (serve_.parsed()) return serve_.run({std::cout, std::cerr, environment_, language(), "frise serve"});
        if (export_.parsed()) return export_.run({std::cout, std::cerr, environment_, language(), "frise export"});
        if (backup_.parsed()) return backup_.run({std::cout, std::cerr, environment_, language(), "frise backup"});
        if (archive_.parsed()) return archive_.run({std::cout, std::cerr, environment_, language(), "frise archive"});
        if (load_.parsed()) return load_.run({std::cout, std::cerr, environment_, language(), "frise load"});
        if (referee_->parsed()) return referee();
        return refuse(phrase("terminal.command_missing", {}));
    }

  private:
    [[nodiscard]] Language language() const {
        cli::PlayOptions options = options_;
        if (deck_.lang()) options.lang = deck_.lang();
        if (simulate_.lang()) options.lang = simulate_.lang();
        if (serve_.lang()) options.lang = serve_.lang();
        if (export_.lang()) options.lang = export_.lang();
        if (backup_.lang()) options.lang = backup_.lang();
        if (archive_.lang()) options.lang = archive_.lang();
        if (load_.lang()) options.lang = load_.lang();
        return cli::language_for(options.lang, environment_);
    }
    [[nodiscard]] std::string phrase(Text text, const Slots& slots) const { return filled(language(), text, slots); }

    [[nodiscard]] std::string help() const {
        if (play_->parsed()) return play_help(language());
        if (deck_.parsed()) return deck_.help(language());
        if (simulate_.parsed()) return simulate_.help(language());
        if (serve_.parsed()) return serve_.help(language());
        if (export_.parsed()) return ExportCommand::help(language());
        if (backup_.parsed()) return BackupCommand::help(language());
        if (archive_.parsed()) return ArchiveCommand::help(language());
        if (load_.parsed()) return LoadCommand::help(language());
        return referee_->parsed() ? referee_help(language()) : program_help(language());
    }

    // With decks to deal from only if they were asked for.
    int referee() {
        const auto wishes = cli::understand(options_);
        if (!wishes) return refuse(phrase(wishes.error().text, wishes.error().slots));
        if (!options_.deck && wishes->filter == deckkit::Filter{}) return run_referee(STDIN_FILENO, STDOUT_FILENO);
        const auto chosen = cli::choose_deck(*wishes, language());
        if (!chosen) return refuse(phrase(chosen.error().text, chosen.error().slots));
        return run_referee(STDIN_FILENO, STDOUT_FILENO,
                           [&](GameId game) { return deckkit::playing_cards(chosen->deck, language(), game); });
    }

    int show(const std::string& text) {
        std::cout << (cli::has_utf8(environment_) ? text : to_ascii(text));
        return 0;
    }

    int refuse(const std::string& message) {
        const std::string command = referee_->parsed()   ? "frise referee"
                                    : play_->parsed()    ? "frise play"
                                    : deck_.parsed()     ? "frise deck"
                                    : simulate_.parsed() ? "frise simulate"
                                    : serve_.parsed()    ? "frise serve"
                                    : export_.parsed()   ? "frise export"
                                    : backup_.parsed()   ? "frise backup"
                                    : archive_.parsed()  ? "frise archive"
                                    : load_.parsed()     ? "frise load"
                                                         : "frise";
        cli::complain(std::cerr, environment_, language(), command, message);
        return wrong_arguments;
    }

    cli::Environment environment_ = cli::read_environment();
    cli::PlayOptions options_;
    bool help_ = false;
    bool version_ = false;
    CLI::App program_{"", "frise"};
    CLI::App* play_ = program_.add_subcommand("play");
    CLI::App* referee_ = program_.add_subcommand("referee");
    DeckCommand deck_{program_};
    SimulateCommand simulate_{program_};
    ServeCommand serve_{program_};
    ExportCommand export_{program_};
    BackupCommand backup_{program_};
    ArchiveCommand archive_{program_};
    LoadCommand load_{program_};
};

}  // namespace

int run_command(int argc, const char* const* argv) {
    try {
        cli::add_words_of_environment();
    } catch (const BadWords& error) {
        std::cerr << "frise: FRISE_WORDS: " << error.what() << "\n";
        return wrong_arguments;
    }
    return CommandLine{}.run(argc, argv);
}

}  // namespace frise
