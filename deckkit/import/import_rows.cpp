// Reading a table twice: a look at its first rows tells what the columns are, then every row becomes a card.
#include "deckkit/import/import_rows.hpp"

#include "deckkit/import/card_words.hpp"
#include "deckkit/import/date_tokens.hpp"
#include "deckkit/import/deck_fields.hpp"
#include "deckkit/import/folded.hpp"
#include "deckkit/import/guard.hpp"
#include "deckkit/import/limits.hpp"

#include <algorithm>

namespace frise::deckkit {
namespace {

constexpr std::size_t sample_size = 200;

bool is_deck_row(const Row& row, const TableShape& shape) {
    return shape.exact && !row.cells.empty() && row.cells.front() == deck_row_mark;
}

void look_at(const std::string& text, ColumnContent& content) {
    ++content.filled;
    if (precision_called(text) || wikidata_precision(text)) ++content.precisions;
    if (is_short_number(text)) {
        ++content.short_numbers;
    } else if (read_date(text)) {
        ++content.dates;
    } else if (text.find("://") != std::string::npos) {
        ++content.addresses;
        if (text.starts_with("http://www.wikidata.org/entity/")) ++content.items;
    } else if (month(folded(text)) == 0) {
        content.letters += std::min<std::size_t>(text.size(), 300);
    }
}

void look_at(const Row& row, std::vector<ColumnContent>& contents) {
    if (contents.size() < row.cells.size()) contents.resize(std::min(row.cells.size(), most_columns));
    for (std::size_t i = 0; i < std::min(row.cells.size(), contents.size()); ++i) {
        const std::string text = tidied(row.cells[i]);
        if (text.empty()) continue;
        look_at(text, contents[i]);
    }
}

bool has_date(const Row& row) {
    return std::any_of(row.cells.begin(), row.cells.end(),
                       [](const std::string& cell) { return read_date(tidied(cell)).has_value(); });
}

std::vector<ColumnContent> contents_of(const std::vector<Row>& rows, std::size_t first) {
    std::vector<ColumnContent> contents;
    for (std::size_t i = first; i < rows.size(); ++i) look_at(rows[i], contents);
    return contents;
}

bool is_alone(const Row& row) {
    return std::count_if(row.cells.begin(), row.cells.end(),
                         [](const std::string& cell) { return !tidied(cell).empty(); }) < 2;
}

// Which row names the columns: the first with two names, or one that stands where others have dates. Above it may stand
// a title of the table and the like.
std::optional<std::size_t> names_in(const std::vector<Row>& sample) {
    const auto named = [&](std::size_t i) { return i < sample.size() ? fields_named(sample[i].cells) : 0; };
    for (std::size_t i = 0; i < std::min(sample.size(), most_above_names); ++i) {
        if (named(i) < 2) continue;
        // Names of groups of columns stand above the names themselves.
        while (named(i + 1) > named(i)) ++i;
        return i;
    }
    const auto first =
        static_cast<std::size_t>(std::find_if_not(sample.begin(), sample.end(), is_alone) - sample.begin());
    if (first == sample.size() || has_date(sample[first])) return std::nullopt;
    if (named(first) > 0) return first;
    const auto contents = contents_of(sample, first + 1);
    const bool dated = std::any_of(contents.begin(), contents.end(), [](const ColumnContent& each) {
        return each.dates > 1 && each.dates * 2 > each.filled;
    });
    return dated ? std::optional{first} : std::nullopt;
}

bool is_colour(std::string_view text) {
    return text.size() == 7 && text[0] == '#' &&
           text.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string_view::npos;
}

class TableImport {
  public:
    TableImport(Rows& rows, const TableShape& shape, const ImportOptions& options)
        : rows_{rows}, shape_{shape}, options_{options} {}

    ImportResult run(std::string_view file_name) {
        if (auto failed = guess()) return fail(std::move(*failed));
        if (auto missing = missing_column(result_.columns, contents_)) return fail(std::move(*missing));
        if (has(Field::day) || has(Field::month)) result_.remarks.push_back({Issue::day_left_out, 0, "", {}});
        if (auto failed = read()) return fail(std::move(*failed));
        if (result_.deck.cards.empty()) return fail({Issue::no_cards, 0, "", {}});
        name_deck(file_name);
        return std::move(result_);
    }

  private:
    using Failure = std::optional<Remark>;

    ImportResult fail(Remark reason) {
        return tl::unexpected{
            ImportError{std::move(reason), std::move(result_.columns), std::move(result_.remarks), {}}};
    }

    Failure guess() {
        rows_.rewind();
        std::vector<Row> sample;
        Row row;
        while (sample.size() < sample_size) {
            const auto more = rows_.next(row);
            if (!more) return more.error();
            if (!*more) break;
            if (!is_deck_row(row, shape_)) sample.push_back(row);
        }
        std::vector<std::string> header = shape_.header;
        if (header.empty()) names_ = names_in(sample);
        if (names_) {
            for (const std::string& cell : sample[*names_].cells) header.push_back(tidied(cell));
        }
        // Our own names are right whatever stands below them.
        if (!shape_.exact) contents_ = contents_of(sample, names_ ? *names_ + 1 : 0);
        // Where a date can be on either side, a few are enough.
        result_.columns = guess_columns(header, contents_, shape_.either_side ? 0.1 : 0.5);
        return std::nullopt;
    }

    [[nodiscard]] bool has(Field field) const {
        return std::any_of(result_.columns.begin(), result_.columns.end(),
                           [&](const ColumnGuess& each) { return each.field == field; });
    }

    Failure read() {
        rows_.rewind();
        CardMaker maker{result_.columns, shape_, options_.language, result_.remarks};
        std::size_t seen = 0;
        Row row;
        while (true) {
            const auto more = rows_.next(row);
            if (!more) return more.error();
            if (!*more) break;
            if (is_deck_row(row, shape_)) {
                read_deck_row(row);
            } else if (names_ && seen < *names_) {
                ++seen;
                result_.remarks.push_back({Issue::above_names, row.line, "", {}});
            } else if (names_ && seen == *names_) {
                ++seen;
            } else {
                ++result_.rows;
                if (auto card = maker.make(row)) result_.deck.cards.push_back(std::move(*card));
            }
        }
        if (result_.deck.licence.empty()) result_.deck.licence = maker.licence();
        if (!shape_.exact) result_.deck.themes = maker.themes();
        return std::nullopt;
    }

    void read_deck_row(const Row& row) {
        const std::string field = row.cells.size() > 1 ? row.cells[1] : std::string{};
        std::string value = row.cells.size() > 2 ? tidied(unguarded(row.cells[2]), true) : std::string{};
        if (value.size() > longest_text) value = std::string{first_bytes(value, longest_text)};
        const bool fits = field != "colour" || is_colour(value);
        if (fits && set_deck_field(result_.deck, field, std::move(value))) return;
        result_.remarks.push_back({Issue::unknown_deck_field, row.line, "", {word("value", tidied(field))}});
    }

    void name_deck(std::string_view file_name) {
        Deck& deck = result_.deck;
        if (const std::size_t slash = file_name.find_last_of("/\\"); slash != std::string_view::npos) {
            file_name.remove_prefix(slash + 1);
        }
        const std::string stem = tidied(file_name.substr(0, file_name.rfind('.')));
        if (!options_.deck_id.empty()) deck.id = slug(options_.deck_id);
        if (!is_slug(deck.id)) deck.id = slug(deck.id);
        if (deck.id.empty()) deck.id = slug(stem);
        if (deck.id.empty()) deck.id = "imported";
        std::string title = tidied(options_.deck_title);
        if (title.empty() && !deck.title.empty()) return;
        if (title.empty()) {
            title = is_utf8(stem) ? stem : std::string{};
            std::replace(title.begin(), title.end(), '_', ' ');
            title = std::string{first_bytes(tidied(title), longest_text)};
        }
        for (const Language language : all_languages()) {
            const bool found = std::any_of(deck.cards.begin(), deck.cards.end(),
                                           [&](const Card& card) { return !card.title[language].empty(); });
            if (found) deck.title[language] = title.empty() ? filled(language, "import.unnamed") : title;
        }
    }

    Rows& rows_;
    const TableShape& shape_;
    const ImportOptions& options_;
    Imported result_;
    std::vector<ColumnContent> contents_;  // of the first rows
    std::optional<std::size_t> names_;     // which row names the columns
};

}  // namespace

ImportResult import_rows(Rows& rows, const TableShape& shape, std::string_view file_name,
                         const ImportOptions& options) {
    return TableImport{rows, shape, options}.run(file_name);
}

}  // namespace frise::deckkit
