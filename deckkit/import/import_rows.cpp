// Reading a table twice: a look at its first rows tells what the columns are, then every row becomes a card.
#include "deckkit/import/import_rows.hpp"

#include "deckkit/import/card_words.hpp"
#include "deckkit/import/deck_fields.hpp"
#include "deckkit/import/folded.hpp"
#include "deckkit/import/guard.hpp"
#include "deckkit/import/limits.hpp"

#include <algorithm>

namespace frise::deckkit {
namespace {

constexpr int sample_size = 200;

bool is_deck_row(const Row& row, const TableShape& shape) {
    return shape.exact && !row.cells.empty() && row.cells.front() == deck_row_mark;
}

void look_at(const Row& row, std::vector<ColumnContent>& contents) {
    if (contents.size() < row.cells.size()) contents.resize(std::min(row.cells.size(), most_columns));
    for (std::size_t i = 0; i < std::min(row.cells.size(), contents.size()); ++i) {
        const std::string text = tidied(row.cells[i]);
        if (text.empty()) continue;
        ColumnContent& content = contents[i];
        ++content.filled;
        const bool date = read_date(text).has_value();
        if (date) ++content.dates;
        if (precision_called(text) || wikidata_precision(text)) ++content.precisions;
        // Addresses are long but no titles.
        if (!date && text.find("://") == std::string::npos) content.letters += std::min<std::size_t>(text.size(), 300);
    }
}

bool has_date(const Row& row) {
    return std::any_of(row.cells.begin(), row.cells.end(),
                       [](const std::string& cell) { return read_date(tidied(cell)).has_value(); });
}

bool has_known_name(const Row& row) {
    return std::any_of(row.cells.begin(), row.cells.end(), [](const std::string& cell) {
        const auto named = field_named(cell);
        return named && named->score == 2;
    });
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
        if (const auto missing = missing_column()) return fail({*missing, 0, "", {}});
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
        Row row;
        Row first;
        std::vector<ColumnContent> contents;
        for (int seen = 0; seen < sample_size;) {
            const auto more = rows_.next(row);
            if (!more) return more.error();
            if (!*more) break;
            if (is_deck_row(row, shape_)) continue;
            if (seen++ == 0) {
                first = row;
            } else {
                look_at(row, contents);
            }
        }
        std::vector<std::string> header = shape_.header;
        if (header.empty() && !first.cells.empty() && is_header(first, contents)) {
            skip_first_ = true;
            for (const std::string& cell : first.cells) header.push_back(tidied(cell));
        } else {
            look_at(first, contents);
        }
        // Where a date can be on either side, a few are enough.
        result_.columns = guess_columns(header, contents, shape_.either_side ? 0.1 : 0.5);
        return std::nullopt;
    }

    // Names stand where others have dates.
    static bool is_header(const Row& first, const std::vector<ColumnContent>& contents) {
        if (has_date(first)) return false;
        if (has_known_name(first)) return true;
        return std::any_of(contents.begin(), contents.end(),
                           [](const ColumnContent& each) { return each.dates > 1 && each.dates * 2 > each.filled; });
    }

    [[nodiscard]] std::optional<Issue> missing_column() const {
        const auto has = [&](Field field) {
            return std::any_of(result_.columns.begin(), result_.columns.end(),
                               [&](const ColumnGuess& each) { return each.field == field; });
        };
        if (!has(Field::year)) return Issue::no_date_column;
        if (!has(Field::title)) return Issue::no_title_column;
        return std::nullopt;
    }

    Failure read() {
        rows_.rewind();
        CardMaker maker{result_.columns, shape_, options_.language, result_.remarks};
        bool skip = skip_first_;
        Row row;
        while (true) {
            const auto more = rows_.next(row);
            if (!more) return more.error();
            if (!*more) break;
            if (is_deck_row(row, shape_)) {
                read_deck_row(row);
            } else if (skip) {
                skip = false;
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
        for (const Language language : all_languages) {
            const bool found = std::any_of(deck.cards.begin(), deck.cards.end(),
                                           [&](const Card& card) { return !card.title[language].empty(); });
            const std::string_view unnamed = language == Language::fr ? "Paquet importé" : "Imported deck";
            if (found) deck.title[language] = title.empty() ? std::string{unnamed} : title;
        }
    }

    Rows& rows_;
    const TableShape& shape_;
    const ImportOptions& options_;
    Imported result_;
    bool skip_first_ = false;
};

}  // namespace

ImportResult import_rows(Rows& rows, const TableShape& shape, std::string_view file_name,
                         const ImportOptions& options) {
    return TableImport{rows, shape, options}.run(file_name);
}

}  // namespace frise::deckkit
