// Reading the arguments of `frise deck …`.
#include "apps/deck_command.hpp"

#include "apps/option_help.hpp"
#include "cli/wishes.hpp"
#include "wording/letters.hpp"
#include "wording/phrase.hpp"

#include <array>

namespace frise {
namespace {

constexpr auto help_rows = std::to_array<OptionHelp>({
    {"list", {"the decks that come with Frise", "les paquets fournis avec Frise"}},
    {"check [DECK…]",
     {"what is wrong or weak, with file, line and card; --json for programs, --strict to fail on warnings too",
      "ce qui ne va pas, avec fichier, ligne et carte ; --json pour les programmes, --strict pour échouer aussi sur "
      "les "
      "avertissements"}},
    {"show DECK…",
     {"what is in it, with a plot of the years; --cards lists them, --svg FILE draws the plot",
      "ce qu’il contient, avec la répartition des années ; --cards les énumère, --svg FICHIER dessine la répartition"}},
    {"import FILE",
     {"makes a deck of a spreadsheet (CSV, TSV), Wikidata results, an Anki package, a Quizlet export or a JSON list; "
      "-o "
      "FILE, --id ID, --title TITLE, --texts fr|en",
      "fait un paquet d’un tableur (CSV, TSV), de résultats Wikidata, d’un paquet Anki, d’un export Quizlet ou d’une "
      "liste "
      "JSON ; -o FICHIER, --id ID, --title TITRE, --texts fr|en"}},
    {"export DECK",
     {"as CSV for a spreadsheet; -o FILE, --separator ;", "en CSV pour un tableur ; -o FICHIER, --separator ;"}},
    {"print DECK…",
     {"a PDF to cut and play; -o FILE, --paper a4|letter, --size poker|mini|large, --backs duplex|fold, --offset X,Y "
      "(mm), "
      "--icons, --rules GAME",
      "un PDF à découper pour jouer ; -o FICHIER, --paper a4|letter, --size poker|mini|large, --backs duplex|fold, "
      "--offset X,Y (mm), --icons, --rules JEU"}},
});

constexpr Both common{
    "DECK is a name from the list or a file. For show and print, --from, --to, --theme, --region and --familiarity "
    "choose "
    "cards as in frise play. A file that is there already is written over with --replace alone. --lang fr|en sets the "
    "language.",
    "DECK est un nom de la liste ou un fichier. Pour show et print, --from, --to, --theme, --region et --familiarity "
    "choisissent des cartes comme dans frise play. Un fichier qui existe déjà n’est écrasé qu’avec --replace. "
    "--lang fr|en règle la langue."};

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
    std::string text = filled(language, Both{"Looks after decks of cards.\n\nUsage: frise deck COMMAND\n\n",
                                             "S’occupe des paquets de cartes.\n\nUsage : frise deck COMMANDE\n\n"});
    text += option_help(language, help_rows, 18);
    text += "\n";
    for (const std::string& line : wrapped(filled(language, common), 80)) text += line + "\n";
    return text;
}

bool DeckCommand::read_filter(const cli::Desk& desk, deckkit::Filter& filter) const {
    const auto wishes = cli::understand(typed_);
    if (wishes) {
        filter = wishes->filter;
        return true;
    }
    desk.refuse(phrase(desk.language(), wishes.error().text, wishes.error().slots));
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
    return desk.refuse(
        desk.words({"say what to do: list, check, show, import, export or print; frise deck --help says more",
                    "dites quoi faire : list, check, show, import, export ou print ; frise deck --help en "
                    "dit plus"}));
}

}  // namespace frise
