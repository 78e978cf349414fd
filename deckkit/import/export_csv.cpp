// Writing tables.
#include "deckkit/import/export_csv.hpp"

#include "deckkit/import/columns.hpp"
#include "deckkit/import/deck_fields.hpp"
#include "deckkit/import/guard.hpp"

#include <array>
#include <string_view>
#include <vector>

namespace frise::deckkit {
namespace {

class CsvText {
  public:
    explicit CsvText(CsvStyle style) : separator_{style.separator} {
        if (style.with_bom) text_ = "\xEF\xBB\xBF";
    }

    void add_row(const std::vector<std::string>& cells) {
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if (i > 0) text_ += separator_;
            add_cell(guarded(cells[i]));
        }
        text_ += "\r\n";
    }
    std::string take() { return std::move(text_); }

  private:
    void add_cell(const std::string& cell) {
        const bool plain = cell.find_first_of("\"\r\n,;\t") == std::string::npos &&
                           cell.find(separator_) == std::string::npos && !cell.starts_with(' ') && !cell.ends_with(' ');
        if (plain) {
            text_ += cell;
            return;
        }
        text_ += '"';
        for (const char c : cell) {
            if (c == '"') text_ += '"';
            text_ += c;
        }
        text_ += '"';
    }

    char separator_;
    std::string text_;
};

struct TextColumn {
    Field field;
    Translated Card::*text;
};

constexpr auto text_columns = std::to_array<TextColumn>({{Field::title, &Card::title},
                                                         {Field::dated, &Card::dated},
                                                         {Field::fact, &Card::fact},
                                                         {Field::clue, &Card::clue}});
constexpr TextColumn source_column{Field::source, &Card::source};

void add_names(std::vector<std::string>& row, const TextColumn& column) {
    for (const Language language : all_languages()) {
        row.push_back(std::string{name(column.field)} + "_" + std::string{code(language)});
    }
}

std::vector<std::string> names_row() {
    std::vector<std::string> row{std::string{name(Field::year)}, std::string{name(Field::precision)}};
    for (const TextColumn& column : text_columns) add_names(row, column);
    for (const Field field : {Field::themes, Field::region, Field::illustration}) row.emplace_back(name(field));
    add_names(row, source_column);
    for (const Field field : {Field::familiarity, Field::icon_front, Field::icon_back, Field::id}) {
        row.emplace_back(name(field));
    }
    return row;
}

std::string joined_themes(const std::vector<std::string>& themes) {
    std::string joined;
    for (const std::string& theme : themes) {
        if (!joined.empty()) joined += between_themes;
        joined += theme;
    }
    return joined;
}

std::vector<std::string> card_row(const Card& card) {
    std::vector<std::string> row{std::to_string(card.year), std::string{name(card.precision)}};
    const auto add_texts = [&](const TextColumn& column) {
        for (const Language language : all_languages()) row.push_back((card.*column.text)[language]);
    };
    for (const TextColumn& column : text_columns) add_texts(column);
    row.push_back(joined_themes(card.themes));
    row.push_back(card.region);
    row.push_back(card.illustration);
    add_texts(source_column);
    row.push_back(card.familiarity == 0 ? "" : std::to_string(card.familiarity));
    row.push_back(card.icons ? std::to_string(card.icons->front) : "");
    row.push_back(card.icons ? std::to_string(card.icons->back) : "");
    row.push_back(card.id);
    return row;
}

}  // namespace

std::string export_csv(const Deck& deck, CsvStyle style) {
    CsvText text{style};
    for (const auto& [field, value] : deck_fields(deck)) text.add_row({std::string{deck_row_mark}, field, value});
    text.add_row(names_row());
    for (const Card& card : deck.cards) text.add_row(card_row(card));
    return text.take();
}

}  // namespace frise::deckkit
