// Tables as text: CSV and TSV as spreadsheets write them.
#pragma once

#include "deckkit/import/rows.hpp"

#include <string_view>

namespace frise::deckkit {

struct Dialect {
    char separator = ',';
    bool quotes = true;
    std::size_t start = 0;  // behind a first line "sep=;"
};

// What separates most lines into the same number of cells.
Dialect guess_dialect(std::string_view text);

// Reads the rows that are not blank. The text is UTF-8 and outlives this.
class TextRows final : public Rows {
  public:
    TextRows(std::string_view text, Dialect dialect) : text_{text}, dialect_{dialect} { TextRows::rewind(); }

    tl::expected<bool, Remark> next(Row& row) override;
    void rewind() override;

  private:
    void read_row(Row& row);
    void read_quoted(Row& row, std::string& cell);
    void read_plain(std::string& cell);
    void end_line();
    [[nodiscard]] bool at_end() const { return at_ >= text_.size(); }
    [[nodiscard]] bool at_line_end() const { return at_end() || text_[at_] == '\n' || text_[at_] == '\r'; }
    [[nodiscard]] bool at_separator() const { return !at_end() && text_[at_] == dialect_.separator; }

    std::string_view text_;
    Dialect dialect_;
    std::size_t at_ = 0;
    std::size_t line_ = 1;
    std::size_t rows_ = 0;
};

}  // namespace frise::deckkit
