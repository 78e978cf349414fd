// Taking files in.
#include "deck_commands/import_command.hpp"

#include "cli/files.hpp"
#include "deckkit/deck_json.hpp"
#include "deckkit/import/import_deck.hpp"
#include "deckkit/load.hpp"

#include <filesystem>

namespace frise::deck_commands {
namespace {

constexpr std::size_t most_remarks = 40;

void tell_columns(const deckkit::ColumnGuesses& columns, const cli::Desk& desk) {
    for (const deckkit::ColumnGuess& guess : columns) {
        desk.remark(desk.words("deck_commands.import_column",
                               {number("n", static_cast<std::int64_t>(guess.column)), word("header", guess.header),
                                word("field", explain(guess, desk.language()))}));
    }
}

// "events.csv:12: "; line 0 is the whole file.
std::string placed(const std::string& file, std::size_t line) {
    return file + ":" + (line == 0 ? "" : std::to_string(line) + ":") + " ";
}

// A thousand bad rows are told in forty lines.
void tell_remarks(const deckkit::Remarks& remarks, const std::string& file, const cli::Desk& desk) {
    for (std::size_t i = 0; i < std::min(remarks.size(), most_remarks); ++i) {
        const deckkit::Remark& remark = remarks[i];
        const bool skipped = outcome(remark.issue) == deckkit::Outcome::skipped;
        desk.remark(placed(file, remark.line) +
                    desk.words(skipped ? Text{"deck_commands.import_skipped"} : Text{"deck_commands.import_note"}) +
                    explain(remark, desk.language()));
    }
    if (remarks.size() > most_remarks) {
        desk.remark(desk.words("deck_commands.import_more",
                               {number("n", static_cast<std::int64_t>(remarks.size() - most_remarks))}));
    }
}

std::optional<std::string> read_options(const ImportOptions& typed, deckkit::ImportOptions& options,
                                        const cli::Desk& desk) {
    options.language = desk.language();
    options.deck_id = typed.id.value_or("");
    options.deck_title = typed.title.value_or("");
    if (typed.texts) {
        const auto language = language_with(*typed.texts);
        if (!language) {
            return desk.words("deck_commands.import_bad_language",
                              {word("value", *typed.texts), word("codes", listed_languages(desk.language()))});
        }
        options.language = *language;
    }
    if (typed.kind) {
        options.kind = deckkit::file_kind_named(*typed.kind);
        if (!options.kind) {
            return desk.words("deck_commands.import_bad_kind", {word("value", *typed.kind)});
        }
    }
    return std::nullopt;
}

// Beside the file, with another ending, unless it was named.
std::string output_for(const ImportOptions& options) {
    return options.output.value_or(std::filesystem::path{*options.file}.replace_extension(".json").string());
}

int keep(const deckkit::Imported& imported, const std::string& output, const cli::Desk& desk) {
    const std::string json = write_deck(imported.deck);
    if (output == "-") {
        desk.write(json);
        return cli::fine;
    }
    if (!cli::replace_file(output, json)) {
        return desk.refuse(desk.words("deck_commands.not_writable", {word("file", output)}));
    }
    desk.tell("deck_commands.import_done",
              {word("file", output.find_first_of("/.") == std::string::npos ? "./" + output : output),
               number("cards", static_cast<std::int64_t>(imported.deck.cards.size())),
               number("rows", static_cast<std::int64_t>(imported.rows))});
    return cli::fine;
}

}  // namespace

int import_deck(const ImportOptions& options, const cli::Desk& desk) {
    if (!options.file) {
        return desk.refuse(desk.words("deck_commands.import_which"));
    }
    deckkit::ImportOptions wanted;
    if (const auto wrong = read_options(options, wanted, desk)) return desk.refuse(*wrong);
    const std::string output = output_for(options);
    if (output != "-" && !desk.may_write(output, options.replace)) return cli::wrong_arguments;
    const auto bytes = deckkit::read_bytes(*options.file);
    if (!bytes) return desk.refuse(explain(bytes.error(), desk.language()));

    const auto imported = deckkit::import_deck(*bytes, *options.file, wanted);
    tell_columns(imported ? imported->columns : imported.error().columns, desk);
    tell_remarks(imported ? imported->remarks : imported.error().remarks, *options.file, desk);
    for (const deckkit::Problem& problem : imported ? imported->problems : imported.error().problems) {
        desk.remark(placed(*options.file, problem.line) + explain(problem, desk.language()));
    }
    if (!imported) {
        desk.refuse(*options.file + ": " + explain(imported.error().reason, desk.language()));
        return cli::found_errors;
    }
    return keep(*imported, output, desk);
}

}  // namespace frise::deck_commands
