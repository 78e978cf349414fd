// Which importer a file is for.
#include "deckkit/import/import_deck.hpp"

#include "deckkit/import/deck_fields.hpp"
#include "deckkit/import/importers.hpp"
#include "deckkit/import/limits.hpp"
#include "wording/letters.hpp"

#include <array>

namespace frise::deckkit {
namespace {

constexpr std::array<std::string_view, 6> kind_names{"csv", "wikidata", "anki", "quizlet", "json", "deck"};

constexpr std::string_view old_office_file = "\xD0\xCF\x11\xE0";

bool is_package(std::string_view bytes) { return bytes.starts_with("PK") || bytes.starts_with("SQLite format 3"); }

FileKind guess_kind(std::string_view text, std::string_view file_name) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first != std::string_view::npos && (text[first] == '{' || text[first] == '[')) return FileKind::json;
    if (text.starts_with(deck_row_mark)) return FileKind::csv;
    if (looks_like_wikidata_table(text)) return FileKind::wikidata;
    if (text.starts_with('"') || text.starts_with("sep=")) return FileKind::csv;
    const std::string name = lower_case(file_name);
    if (name.ends_with(".csv") || name.ends_with(".tsv") || has_named_columns(text)) return FileKind::csv;
    return looks_like_quizlet(text) ? FileKind::quizlet : FileKind::csv;
}

ImportResult import_text(std::string_view text, FileKind kind, const ImportTask& task) {
    switch (kind) {
        case FileKind::csv: return import_csv(text, task);
        case FileKind::wikidata: return import_wikidata(text, task);
        case FileKind::quizlet: return import_quizlet(text, task);
        case FileKind::json: return import_json(text, task);
        case FileKind::deck: return import_deck_file(text);
        case FileKind::anki: break;
    }
    return refused_import(Issue::not_text);
}

}  // namespace

std::string_view name(FileKind kind) { return kind_names[static_cast<std::size_t>(kind)]; }

std::optional<FileKind> file_kind_named(std::string_view wanted) {
    for (std::size_t i = 0; i < kind_names.size(); ++i) {
        if (kind_names[i] == wanted) return static_cast<FileKind>(i);
    }
    return std::nullopt;
}

tl::expected<Imported, ImportError> import_deck(std::string_view bytes, std::string_view file_name,
                                                const ImportOptions& options) {
    if (bytes.size() > most_bytes) {
        return refused_import(Issue::file_too_big, {number("most", static_cast<std::int64_t>(most_bytes / megabyte))});
    }
    if (bytes.empty()) return refused_import(Issue::file_empty);
    const ImportTask task{file_name, options};
    if (options.kind ? *options.kind == FileKind::anki : is_package(bytes)) {
        auto imported = import_anki(bytes, task);
        if (imported) imported->kind = FileKind::anki;
        return imported;
    }
    if (bytes.starts_with(old_office_file)) return refused_import(Issue::spreadsheet_file);
    const auto decoded_text = decoded(bytes);
    if (!decoded_text) return refused_import(Issue::not_text);
    if (decoded_text->text.find_first_not_of(" \t\r\n") == std::string::npos) return refused_import(Issue::file_empty);
    const FileKind kind = options.kind ? *options.kind : guess_kind(decoded_text->text, file_name);
    auto imported = import_text(decoded_text->text, kind, task);
    if (!imported) return imported;
    // JSON knows better which of its kinds it is.
    if (kind != FileKind::json) imported->kind = kind;
    imported->encoding = decoded_text->encoding;
    return imported;
}

}  // namespace frise::deckkit
