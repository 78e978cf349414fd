// Reading the arguments of `frise deck …`.
#include "apps/deck_command.hpp"

#include "apps/option_help.hpp"
#include "cli/wishes.hpp"
#include "wording/letters.hpp"
#include "wording/slot.hpp"

#include <array>

namespace frise {
namespace {

constexpr auto help_rows = std::to_array<OptionHelp>({
    {"list", "help.deck_list"},
    {"check [DECK…]", "help.deck_check"},
    {"show DECK…", "help.deck_show"},
    {"import FILE", "help.deck_import"},
    {"export DECK", "help.deck_export"},
    {"print DECK…", "help.deck_print"},
});

constexpr Text common{"help.deck_common"};

constexpr std::array<std::pair<const char*, std::optional<std::string> cli::PlayOptions::*>, 5> filters{
    {{"--from", &cli::PlayOptions::from},
     {"--to", &cli::PlayOptions::to},
     {"--theme", &cli::PlayOptions::theme},
     {"--region", &cli::PlayOptions::region},
     {"--familiarity", &cli::PlayOptions::familiarity}}};

}  // namespace

DeckCommand::DeckCommand(CLI::App& program)
    : deck_{program.add_subcommand("deck")},
      list_{deck_->add_subcommand("list")},
      check_{deck_->add_subcommand("check")},
      show_{deck_->add_subcommand("show")},
      import_{deck_->add_subcommand("import")},
      export_{deck_->add_subcommand("export")},
      print_{deck_->add_subcommand("print")} {
    check_->add_option("DECK", check_options_.decks);
    check_->add_flag("--json", check_options_.json);
    check_->add_flag("--strict", check_options_.strict);
    show_->add_option("DECK", show_options_.decks);
    show_->add_flag("--cards", show_options_.cards);
    show_->add_option("--svg", show_options_.svg);
    show_->add_flag("--replace", show_options_.replace);
    import_->add_option("FILE", import_options_.file);
    import_->add_option("-o,--output", import_options_.output);
    import_->add_option("--id", import_options_.id);
    import_->add_option("--title", import_options_.title);
    import_->add_option("--texts", import_options_.texts);
    import_->add_option("--kind", import_options_.kind);
    import_->add_flag("--replace", import_options_.replace);
    export_->add_option("DECK", export_options_.deck);
    export_->add_option("-o,--output", export_options_.output);
    export_->add_option("--separator", export_options_.separator);
    export_->add_flag("--replace", export_options_.replace);
    print_->add_option("DECK", print_options_.decks);
    print_->add_option("-o,--output", print_options_.output);
    print_->add_option("--paper", print_options_.paper);
    print_->add_option("--size", print_options_.size);
    print_->add_option("--backs", print_options_.backs);
    print_->add_option("--offset", print_options_.offset);
    print_->add_flag("--icons", print_options_.icons);
    print_->add_option("--rules", print_options_.rules);
    print_->add_flag("--replace", print_options_.replace);
    for (CLI::App* app : {list_, check_, show_, import_, export_, print_}) {
        app->set_help_flag();
        app->allow_extras();
        app->add_option("--lang", typed_.lang)->take_last();
    }
    for (CLI::App* app : {show_, print_}) {
        for (const auto& [name, field] : filters) app->add_option(name, typed_.*field)->take_last();
    }
}

std::string DeckCommand::help(Language language) const {
    std::string text = filled(language, Text{"help.deck_usage"});
    text += option_help(language, help_rows, 18);
    text += "\n";
    for (const std::string& line : wrapped(help_text(language, common), 80)) text += line + "\n";
    return text;
}

bool DeckCommand::read_filter(const cli::Desk& desk, deckkit::Filter& filter) const {
    const auto wishes = cli::understand(typed_);
    if (wishes) {
        filter = wishes->filter;
        return true;
    }
    desk.refuse(filled(desk.language(), wishes.error().text, wishes.error().slots));
    return false;
}

int DeckCommand::run(const cli::Desk& desk) {
    if (list_->parsed()) return deck_commands::list_decks(desk);
    if (check_->parsed()) return deck_commands::check_decks(check_options_, desk);
    if (import_->parsed()) return deck_commands::import_deck(import_options_, desk);
    if (export_->parsed()) return deck_commands::export_deck(export_options_, desk);
    if (show_->parsed()) {
        if (!read_filter(desk, show_options_.filter)) return cli::wrong_arguments;
        return deck_commands::show_deck(show_options_, desk);
    }
    if (print_->parsed()) {
        if (!read_filter(desk, print_options_.filter)) return cli::wrong_arguments;
        return deck_commands::print_decks(print_options_, desk);
    }
    return desk.refuse(desk.words("help.deck_missing"));
}

}  // namespace frise
