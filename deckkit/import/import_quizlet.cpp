// Quizlet's exports: a term and a definition, between them and between the rows whatever its author chose.
#include "deckkit/import/importers.hpp"
#include "deckkit/import/limits.hpp"

#include <algorithm>
#include <array>

namespace frise::deckkit {
namespace {

struct Separators {
    std::string_view between_sides;
    std::string_view between_rows;
};

constexpr auto all_separators = std::to_array<Separators>({
    {"\t", "\n"},
    {" - ", "\n"},
    {" – ", "\n"},
    {" : ", "\n"},
    {": ", "\n"},
    {"=", "\n"},
    {",", "\n"},
    {";", "\n"},
    {"\t", "\n\n"},
    {"\t", ";"},
    {" - ", ";"},
    {" – ", ";"},
    {": ", ";"},
    {",", ";"},
});

bool is_date(std::string_view text) { return read_date(text).has_value(); }

// At the first separator, or at the last if that makes a date.
std::pair<std::string_view, std::string_view> sides(std::string_view row, std::string_view separator) {
    const std::size_t first = row.find(separator);
    if (first == std::string_view::npos) return {row, {}};
    const auto cut = [&](std::size_t at) { return std::pair{row.substr(0, at), row.substr(at + separator.size())}; };
    const std::size_t last = row.rfind(separator);
    const auto [term, definition] = cut(first);
    if (first == last || is_date(tidied(term)) || is_date(tidied(definition))) return {term, definition};
    return cut(last);
}

class QuizletRows final : public Rows {
  public:
    QuizletRows(std::string_view text, Separators separators) : text_{text}, separators_{separators} {}

    tl::expected<bool, Remark> next(Row& row) override {
        while (at_ < text_.size()) {
            const std::size_t end = std::min(text_.find(separators_.between_rows, at_), text_.size());
            const std::string_view part = text_.substr(at_, end - at_);
            const std::size_t line = line_;
            at_ = std::min(end + separators_.between_rows.size(), text_.size());
            line_ += static_cast<std::size_t>(std::count(part.begin(), part.end(), '\n'));
            if (end < text_.size()) line_ += separators_.between_rows.find_last_of('\n') + 1;
            if (part.find_first_not_of(" \t\r\n") == std::string_view::npos) continue;
            if (++rows_ > most_rows) {
                return tl::unexpected{Remark{Issue::too_many_rows, line, "", {number("most", most_rows)}}};
            }
            const auto [term, definition] = sides(part, separators_.between_sides);
            row = {line, {std::string{term}, std::string{definition}}};
            return true;
        }
        return false;
    }
    void rewind() override {
        at_ = 0;
        line_ = 1;
        rows_ = 0;
    }

  private:
    std::string_view text_;
    Separators separators_;
    std::size_t at_ = 0;
    std::size_t line_ = 1;
    std::size_t rows_ = 0;
};

// How many of the first rows have two sides of which one is a date.
double share_of_dates(std::string_view text, Separators separators) {
    QuizletRows rows{text, separators};
    Row row;
    int all = 0;
    int good = 0;
    while (all < 50) {
        const auto more = rows.next(row);
        if (!more || !*more) break;
        ++all;
        const std::string term = tidied(row.cells[0]);
        const std::string definition = tidied(row.cells[1]);
        if (!term.empty() && !definition.empty() && (is_date(term) || is_date(definition))) ++good;
    }
    // A single row proves nothing about what stands between rows.
    return all == 0 ? 0 : static_cast<double>(good) / all - (all == 1 ? 0.2 : 0);
}

std::pair<Separators, double> best_separators(std::string_view text) {
    Separators best = all_separators.front();
    double most = 0;
    for (const Separators& each : all_separators) {
        const double share = share_of_dates(text, each);
        if (share <= most + 0.01) continue;
        most = share;
        best = each;
    }
    return {best, most};
}

// Old Macs end lines with a carriage return alone.
std::string with_plain_line_ends(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\r') {
            plain += text[i];
        } else if (i + 1 == text.size() || text[i + 1] != '\n') {
            plain += '\n';
        }
    }
    return plain;
}

}  // namespace

bool looks_like_quizlet(std::string_view text) { return best_separators(with_plain_line_ends(text)).second >= 0.6; }

ImportResult import_quizlet(std::string_view text, const ImportTask& task) {
    const std::string plain = with_plain_line_ends(text);
    QuizletRows rows{plain, best_separators(plain).first};
    TableShape shape;
    shape.header = {"term", "definition"};
    shape.either_side = true;
    return import_rows(rows, shape, task.file_name, task.options);
}

}  // namespace frise::deckkit
