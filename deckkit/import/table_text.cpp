// Splitting text into cells.
#include "deckkit/import/table_text.hpp"

#include "deckkit/import/columns.hpp"
#include "deckkit/import/limits.hpp"

#include <algorithm>
#include <array>
#include <map>

namespace frise::deckkit {
namespace {

// A cell that takes more bytes than this is too long whatever its letters are.
constexpr std::size_t longest_quoted = 4 * most_letters;

bool is_blank(const Row& row) {
    return std::all_of(row.cells.begin(), row.cells.end(), [](const std::string& cell) {
        return cell.find_first_not_of(" \t\r\n\f\v") == std::string::npos;
    });
}

// "sep=;" in a first line is Excel's way to name the separator.
std::size_t behind_sep_line(std::string_view text) {
    if (text.size() < 5 || (!text.starts_with("sep=") && !text.starts_with("SEP="))) return 0;
    std::size_t end = 5;
    if (end < text.size() && text[end] == '\r') ++end;
    if (end < text.size() && text[end] == '\n') ++end;
    return end > 5 || end == text.size() ? end : 0;
}

// How many of the first rows have the most usual number of cells, which is two or more; and more than that if one of
// them names columns.
double evenness(std::string_view text, Dialect dialect) {
    TextRows rows{text, dialect};
    std::map<std::size_t, int> widths;
    int all = 0;
    double trust = 1;
    double names = 0;
    Row row;
    while (all < 50) {
        const auto more = rows.next(row);
        if (!more || !*more) break;
        // What does not separate names hardly separates anything.
        if (all++ == 0 && row.cells.size() == 1) trust = 0.5;
        if (row.cells.size() > 1) ++widths[row.cells.size()];
        if (names == 0 && all < static_cast<int>(most_above_names) && fields_named(row.cells) > 1) names = 1;
    }
    double best = 0;
    for (const auto& [width, times] : widths) {
        // Of two that are equally even, the one that finds more cells.
        best = std::max(best, static_cast<double>(times) / all + 0.001 * static_cast<double>(width));
    }
    return trust * best + names;
}

}  // namespace

Dialect guess_dialect(std::string_view text) {
    if (const std::size_t start = behind_sep_line(text); start > 0) return {text[4], true, start};
    Dialect best;
    double most = 0;
    // In this order, so that decimal commas do not win over semicolons.
    for (const char separator : {'\t', ';', ','}) {
        const double score = evenness(text, {separator, true, 0});
        if (score <= most * 1.1) continue;
        most = score;
        best.separator = separator;
    }
    return best;
}

void TextRows::rewind() {
    at_ = dialect_.start;
    line_ = dialect_.start > 0 ? 2 : 1;
    rows_ = 0;
}

tl::expected<bool, Remark> TextRows::next(Row& row) {
    while (!at_end()) {
        row.line = line_;
        row.issue.reset();
        row.cells.clear();
        read_row(row);
        if (row.cells.size() > most_columns) {
            while (row.cells.size() > 1 && row.cells.back().empty()) row.cells.pop_back();
        }
        if (row.cells.size() > most_columns) {
            return tl::unexpected{Remark{Issue::too_many_columns, row.line, "", {number("most", most_columns)}}};
        }
        if (is_blank(row)) continue;
        if (++rows_ > most_rows) {
            return tl::unexpected{Remark{Issue::too_many_rows, row.line, "", {number("most", most_rows)}}};
        }
        return true;
    }
    return false;
}

void TextRows::read_row(Row& row) {
    while (true) {
        std::string cell;
        if (dialect_.quotes && !at_end() && text_[at_] == '"') {
            read_quoted(row, cell);
        } else {
            read_plain(cell);
        }
        // Spreadsheets write thousands of empty cells behind the last one that is used.
        if (row.cells.size() <= 20 * most_columns) row.cells.push_back(std::move(cell));
        if (!at_separator()) break;
        ++at_;
    }
    end_line();
}

void TextRows::read_quoted(Row& row, std::string& cell) {
    const std::size_t start = at_;
    const std::size_t start_line = line_;
    const std::size_t limit = std::min(text_.size(), start + longest_quoted);
    for (++at_; at_ < limit; ++at_) {
        if (text_[at_] == '"') {
            if (at_ + 1 < text_.size() && text_[at_ + 1] == '"') {
                ++at_;
            } else {
                ++at_;
                return read_plain(cell);  // leniently: what stands between the quotation mark and the separator
            }
        } else if (text_[at_] == '\n' || (text_[at_] == '\r' && !text_.substr(at_ + 1).starts_with('\n'))) {
            ++line_;
        }
        cell += text_[at_];
    }
    // Never closed, so it was a plain letter. There was no other up to the limit, so that none is read a third time.
    at_ = start;
    line_ = start_line;
    cell.clear();
    row.issue = Issue::quote_not_closed;
    read_plain(cell);
}

void TextRows::read_plain(std::string& cell) {
    const std::size_t start = at_;
    while (!at_line_end() && !at_separator()) ++at_;
    cell += text_.substr(start, at_ - start);
}

void TextRows::end_line() {
    if (at_end()) return;
    if (text_[at_] == '\r' && text_.substr(at_ + 1).starts_with('\n')) ++at_;
    ++at_;
    ++line_;
}

}  // namespace frise::deckkit
