// Which column of a table is what.
#pragma once

#include "deckkit/import/rows.hpp"
#include "wording/language.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace frise::deckkit {

enum class Field : std::uint8_t {
    year,
    day,  // only known so that it is not taken for a year; cards have none
    month,
    precision,
    calendar,  // of Wikidata's days
    title,
    dated,
    fact,
    clue,
    themes,
    region,
    illustration,
    source,
    familiarity,
    icon_front,
    icon_back,
    id,
    licence,  // of the deck: the first that a row gives
};

std::string_view name(Field field);
// For people: "title", « titre ».
std::string_view label(Field field, Language language);

struct ColumnGuess {
    std::size_t column = 0;  // from 1
    std::string header;
    std::optional<Field> field;        // nothing: not used
    std::optional<Language> language;  // that the header says
};

using ColumnGuesses = std::vector<ColumnGuess>;

// For people: "title (French)", « non utilisée ».
std::string explain(const ColumnGuess& guess, Language language);

struct NamedField {
    Field field = Field::title;
    std::optional<Language> language;
    int score = 0;         // 2 for a name that is known, 1 for one that contains a known word
    std::size_t rank = 0;  // of two names for one field, the smaller one is meant
};

// "Titre (fr)", "title_en", "itemLabel".
std::optional<NamedField> field_named(std::string_view header);

// A "…Label" of Wikidata: of which variable, and in which language. "battle" for "battleLabel" and "battleLabel_fr".
struct ItemLabel {
    std::string item;
    std::optional<Language> language;
};
std::optional<ItemLabel> item_label(std::string_view header);

// A header for comparing: small letters and digits alone.
std::string plain_name(std::string_view header);

// Whether a language can be added to the name.
bool takes_language(std::string_view header);

// How many fields these cells name; none if they are no names at all.
std::size_t fields_named(const std::vector<std::string>& cells);

// What the first rows have in one column.
struct ColumnContent {
    std::size_t filled = 0;
    std::size_t dates = 0;
    std::size_t short_numbers = 0;  // of one or two digits: a year, or a day, a month, a place in a list
    std::size_t precisions = 0;
    std::size_t letters = 0;
    std::size_t addresses = 0;
    std::size_t items = 0;  // addresses of Wikidata's items
};

// Guesses by the names, and what these leave open by the contents. Without a header the names are empty. `least_dates`
// is the share of dates that makes a column one of years.
ColumnGuesses guess_columns(const std::vector<std::string>& header, const std::vector<ColumnContent>& contents,
                            double least_dates = 0.5);

// Why there is no deck in such columns.
std::optional<Remark> missing_column(const ColumnGuesses& guesses, const std::vector<ColumnContent>& contents);

}  // namespace frise::deckkit
