// What an import has to say: why a file is refused, a row skipped, or what was doubtful in one that was taken.
#pragma once

#include "wording/language.hpp"
#include "wording/slot.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace frise::deckkit {

enum class Outcome : std::uint8_t { refused, skipped, taken };

enum class Issue : std::uint8_t {
    // The file is refused.
    file_too_big,
    file_empty,
    not_text,
    spreadsheet_file,
    unknown_file,
    archive_broken,
    archive_locked,
    archive_too_big,
    no_collection,
    database_broken,
    not_json,
    no_list,
    too_many_values,
    too_many_rows,
    too_many_columns,
    no_date_column,
    no_title_column,
    title_unclear,
    no_label_column,
    no_cards,
    deck_unusable,
    // The row is skipped.
    above_names,
    date_missing,
    not_a_date,
    serial_number,
    two_digit_year,
    year_zero,
    year_out_of_range,
    title_missing,
    cell_too_long,
    title_too_long,
    not_an_object,
    // The row is taken.
    first_of_range,
    quote_not_closed,
    text_shortened,
    id_changed,
    bad_precision,
    bad_region,
    bad_familiarity,
    bad_illustration,
    bad_icons,
    bad_theme,
    unknown_deck_field,
    precision_not_given,
    day_left_out,
    stopped,
};

struct Remark {
    Issue issue;
    std::size_t line = 0;  // in the file, from 1; the number of the note or entry where there are no lines
    std::string field;     // the column it is about
    Slots slots;
};

using Remarks = std::vector<Remark>;

Outcome outcome(Issue issue);
// For programs: "two-digit-year".
std::string_view name(Issue issue);
// For people.
std::string explain(const Remark& remark, Language language);

std::size_t count(const Remarks& remarks, Outcome wanted);

// Nobody reads more of them.
inline constexpr std::size_t most_remarks = 500;

// The first most_remarks of them; if there are more, the last says so.
void cut_short(Remarks& remarks);

}  // namespace frise::deckkit
