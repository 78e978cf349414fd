// Spreadsheets' tables.
#include "deckkit/import/deck_fields.hpp"
#include "deckkit/import/importers.hpp"
#include "deckkit/import/limits.hpp"
#include "deckkit/import/table_text.hpp"

#include <algorithm>

namespace frise::deckkit {
namespace {

// Our own export says with its first letters what its separator is.
std::optional<Dialect> own_dialect(std::string_view text) {
    std::size_t start = 0;
    if (text.starts_with("sep=") && text.size() > 5) start = std::min(text.find('\n'), text.size() - 1) + 1;
    std::string_view rest = text.substr(start);
    const bool quoted = rest.starts_with('"');
    if (quoted) rest.remove_prefix(1);
    if (!rest.starts_with(deck_row_mark)) return std::nullopt;
    rest.remove_prefix(deck_row_mark.size());
    if (quoted && rest.starts_with('"')) rest.remove_prefix(1);
    if (rest.empty() || rest.front() == '\n' || rest.front() == '\r' || rest.front() == '"') return std::nullopt;
    return Dialect{rest.front(), true, start};
}

}  // namespace

bool has_named_columns(std::string_view text) {
    TextRows rows{text, guess_dialect(text)};
    Row row;
    for (std::size_t seen = 0; seen < most_above_names; ++seen) {
        const auto more = rows.next(row);
        if (!more || !*more) return false;
        const std::size_t known = row.cells.size() < 2 ? 0 : fields_named(row.cells);
        if (known > 1 || (known == 1 && seen == 0)) return true;
    }
    return false;
}

ImportResult import_csv(std::string_view text, const ImportTask& task) {
    const auto own = own_dialect(text);
    TextRows rows{text, own ? *own : guess_dialect(text)};
    TableShape shape;
    shape.exact = own.has_value();
    return import_rows(rows, shape, task.file_name, task.options);
}

}  // namespace frise::deckkit
