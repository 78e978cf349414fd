// Handing decks out.
#include "deck_commands/export_command.hpp"

#include "cli/files.hpp"
#include "deckkit/import/export_csv.hpp"
#include "deckkit/load.hpp"

namespace frise::deck_commands {

int export_deck(const ExportOptions& options, const cli::Desk& desk) {
    if (!options.deck) return desk.refuse(desk.words(cli::which_deck));
    const bool tab = options.separator == "tab" || options.separator == "\t";
    if (!tab && options.separator != "," && options.separator != ";") {
        return desk.refuse(desk.words("deck_commands.bad_separator", {word("value", options.separator)}));
    }
    if (options.output && !desk.may_write(*options.output, options.replace)) return cli::wrong_arguments;
    const auto deck = deckkit::load_deck(*options.deck);
    if (!deck) return desk.refuse(explain(deck.error(), desk.language()));
    const std::string csv = export_csv(*deck, {tab ? '\t' : options.separator.front(), options.output.has_value()});
    if (!options.output) {
        desk.write(csv);
        return cli::fine;
    }
    if (cli::replace_file(*options.output, csv)) return cli::fine;
    return desk.refuse(desk.words("deck_commands.not_writable", {word("file", *options.output)}));
}

}  // namespace frise::deck_commands
