// Answers of Wikidata's query service as CSV or TSV; iso_date.cpp says what its years mean.
#include "deckkit/import/importers.hpp"
#include "deckkit/import/table_text.hpp"

#include <algorithm>

namespace frise::deckkit {
namespace {

constexpr std::string_view item_address = "http://www.wikidata.org/entity/Q";
constexpr std::size_t look_ahead = 5000;

// In SPARQL's own TSV the variables have question marks, and values their types: "titre"@fr, <http://…>.
bool is_sparql_table(std::string_view text) { return text.starts_with('?'); }

struct Term {
    std::string value;
    std::string language;
};

Term term_of(std::string_view text) {
    if (text.size() > 1 && text.front() == '<' && text.back() == '>')
        return {std::string{text.substr(1, text.size() - 2)}, ""};
    if (!text.starts_with('"')) return {std::string{text}, ""};
    Term term;
    std::size_t at = 1;
    for (; at < text.size() && text[at] != '"'; ++at) {
        if (text[at] == '\\' && at + 1 < text.size()) {
            ++at;
            term.value += text[at] == 'n' || text[at] == 't' || text[at] == 'r' ? ' ' : text[at];
        } else {
            term.value += text[at];
        }
    }
    if (text.substr(std::min(at + 1, text.size())).starts_with('@')) term.language = text.substr(at + 2);
    return term;
}

class SparqlRows final : public Rows {
  public:
    explicit SparqlRows(std::string_view text) : rows_{text, {'\t', false, 0}} { SparqlRows::rewind(); }

    tl::expected<bool, Remark> next(Row& row) override {
        auto more = rows_.next(row);
        if (!more || !*more) return more;
        for (std::string& cell : row.cells) cell = term_of(cell).value;
        return more;
    }
    void rewind() override {
        rows_.rewind();
        Row header;
        (void)rows_.next(header);
    }

    // The variables, with the language that the first value has where the name does not say it.
    std::vector<std::string> header() {
        rows_.rewind();
        Row names;
        Row first;
        if (!rows_.next(names).value_or(false)) return {};
        if (!rows_.next(first).value_or(false)) first.cells.clear();
        for (std::size_t i = 0; i < names.cells.size(); ++i) {
            std::string& name = names.cells[i];
            if (name.starts_with('?')) name.erase(0, 1);
            const std::string language = i < first.cells.size() ? term_of(first.cells[i]).language : std::string{};
            if (language_with(language) && takes_language(name)) name += "_" + language;
        }
        rewind();
        return names.cells;
    }

  private:
    TextRows rows_;
};

}  // namespace

bool looks_like_wikidata_table(std::string_view text) {
    const std::string_view beginning = text.substr(0, look_ahead);
    return (is_sparql_table(text) && beginning.substr(0, beginning.find('\n')).find("\t?") != std::string_view::npos) ||
           beginning.find(item_address) != std::string_view::npos;
}

ImportResult import_wikidata(std::string_view text, const ImportTask& task) {
    if (text.find_first_not_of(" \t\r\n") < text.size() && text[text.find_first_not_of(" \t\r\n")] == '{') {
        return import_json(text, task);
    }
    TableShape shape;
    shape.wikidata = true;
    if (is_sparql_table(text)) {
        SparqlRows rows{text};
        shape.header = rows.header();
        return import_rows(rows, shape, task.file_name, task.options);
    }
    TextRows rows{text, guess_dialect(text)};
    return import_rows(rows, shape, task.file_name, task.options);
}

}  // namespace frise::deckkit
