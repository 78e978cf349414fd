// One importer for each kind of file.
#pragma once

#include "deckkit/import/import_rows.hpp"

#include <boost/json.hpp>

namespace frise::deckkit {

// What every importer is given; the texts are UTF-8.
struct ImportTask {
    std::string_view file_name;
    const ImportOptions& options;
};

ImportResult import_csv(std::string_view text, const ImportTask& task);
ImportResult import_quizlet(std::string_view text, const ImportTask& task);
// The query service's CSV and TSV, and its JSON.
ImportResult import_wikidata(std::string_view text, const ImportTask& task);
// A list of objects, or an object that holds one; the query service's answers; a deck.
ImportResult import_json(std::string_view text, const ImportTask& task);
ImportResult import_deck_file(std::string_view text);
ImportResult import_anki(std::string_view bytes, const ImportTask& task);

// Whether most rows are a term and a definition, one of them a date.
bool looks_like_quizlet(std::string_view text);
// Whether it names items of Wikidata, or has variables of a query in its first line.
bool looks_like_wikidata_table(std::string_view text);
// Whether the first row names columns.
bool has_named_columns(std::string_view text);

}  // namespace frise::deckkit
