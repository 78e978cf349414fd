// The remarks, and what is said in each.
#include "deckkit/import/remark.hpp"

#include <algorithm>
#include <array>

namespace frise::deckkit {
namespace {

struct RemarkWording {
    Issue issue;
    Outcome outcome;
    std::string_view name;
    Text words;
};

constexpr auto refused = Outcome::refused;
constexpr auto skipped = Outcome::skipped;
constexpr auto taken = Outcome::taken;

constexpr auto remark_wordings = std::to_array<RemarkWording>({
    {Issue::file_too_big, refused, "file-too-big", "import.file_too_big"},
    {Issue::file_empty, refused, "file-empty", "import.file_empty"},
    {Issue::not_text, refused, "not-text", "import.not_text"},
    {Issue::spreadsheet_file, refused, "spreadsheet-file", "import.spreadsheet_file"},
    {Issue::unknown_file, refused, "unknown-file", "import.unknown_file"},
    {Issue::archive_broken, refused, "archive-broken", "import.archive_broken"},
    {Issue::archive_locked, refused, "archive-locked", "import.archive_locked"},
    {Issue::archive_too_big, refused, "archive-too-big", "import.archive_too_big"},
    {Issue::no_collection, refused, "no-collection", "import.no_collection"},
    {Issue::database_broken, refused, "database-broken", "import.database_broken"},
    {Issue::not_json, refused, "not-json", "import.not_json"},
    {Issue::no_list, refused, "no-list", "import.no_list"},
    {Issue::too_many_values, refused, "too-many-values", "import.too_many_values"},
    {Issue::too_many_rows, refused, "too-many-rows", "import.too_many_rows"},
    {Issue::too_many_columns, refused, "too-many-columns", "import.too_many_columns"},
    {Issue::no_date_column, refused, "no-date-column", "import.no_date_column"},
    {Issue::no_title_column, refused, "no-title-column", "import.no_title_column"},
    {Issue::title_unclear, refused, "title-unclear", "import.title_unclear"},
    {Issue::no_label_column, refused, "no-label-column", "import.no_label_column"},
    {Issue::no_cards, refused, "no-cards", "import.no_cards"},
    {Issue::deck_unusable, refused, "deck-unusable", "import.deck_unusable"},
    {Issue::above_names, skipped, "above-names", "import.above_names"},
    {Issue::date_missing, skipped, "date-missing", "import.date_missing"},
    {Issue::not_a_date, skipped, "not-a-date", "import.not_a_date"},
    {Issue::serial_number, skipped, "serial-number", "import.serial_number"},
    {Issue::two_digit_year, skipped, "two-digit-year", "import.two_digit_year"},
    {Issue::year_zero, skipped, "year-zero", "import.year_zero"},
    {Issue::year_out_of_range, skipped, "year-out-of-range", "import.year_out_of_range"},
    {Issue::title_missing, skipped, "title-missing", "import.title_missing"},
    {Issue::cell_too_long, skipped, "cell-too-long", "import.cell_too_long"},
    {Issue::title_too_long, skipped, "title-too-long", "import.title_too_long"},
    {Issue::not_an_object, skipped, "not-an-object", "import.not_an_object"},
    {Issue::first_of_range, taken, "first-of-range", "import.first_of_range"},
    {Issue::quote_not_closed, taken, "quote-not-closed", "import.quote_not_closed"},
    {Issue::text_shortened, taken, "text-shortened", "import.text_shortened"},
    {Issue::id_changed, taken, "id-changed", "import.id_changed"},
    {Issue::bad_precision, taken, "bad-precision", "import.bad_precision"},
    {Issue::bad_region, taken, "bad-region", "import.bad_region"},
    {Issue::bad_familiarity, taken, "bad-familiarity", "import.bad_familiarity"},
    {Issue::bad_illustration, taken, "bad-illustration", "import.bad_illustration"},
    {Issue::bad_icons, taken, "bad-icons", "import.bad_icons"},
    {Issue::bad_theme, taken, "bad-theme", "import.bad_theme"},
    {Issue::unknown_deck_field, taken, "unknown-deck-field", "import.unknown_deck_field"},
    {Issue::precision_not_given, taken, "precision-not-given", "import.precision_not_given"},
    {Issue::day_left_out, taken, "day-left-out", "import.day_left_out"},
    {Issue::stopped, taken, "stopped", "import.stopped"},
});

const RemarkWording& remark_wording(Issue issue) {
    return *std::find_if(remark_wordings.begin(), remark_wordings.end(),
                         [&](const RemarkWording& each) { return each.issue == issue; });
}

}  // namespace

Outcome outcome(Issue issue) { return remark_wording(issue).outcome; }

std::string_view name(Issue issue) { return remark_wording(issue).name; }

std::string explain(const Remark& remark, Language language) {
    Slots slots = remark.slots;
    slots.push_back(word("field", remark.field));
    return filled(language, remark_wording(remark.issue).words, slots);
}

std::size_t count(const Remarks& remarks, Outcome wanted) {
    return static_cast<std::size_t>(std::count_if(
        remarks.begin(), remarks.end(), [&](const Remark& remark) { return outcome(remark.issue) == wanted; }));
}

void cut_short(Remarks& remarks) {
    if (remarks.size() <= most_remarks) return;
    remarks.erase(remarks.begin() + most_remarks, remarks.end());
    remarks.push_back({Issue::stopped, 0, "", {number("most", static_cast<std::int64_t>(most_remarks))}});
}

}  // namespace frise::deckkit
