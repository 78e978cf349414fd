// JSON: lists of objects, the query service's answers, decks.
#include "deckkit/deck_json.hpp"
#include "deckkit/import/importers.hpp"
#include "deckkit/import/limits.hpp"
#include "deckkit/import/object_rows.hpp"
#include "deckkit/json_lines.hpp"

#include <algorithm>
#include <boost/system/system_error.hpp>

namespace frise::deckkit {

namespace json = boost::json;

namespace {

// Goes over JSON text letter by letter, outside of strings.
template <class See>
void walk(std::string_view text, See see) {
    bool in_string = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (in_string) {
            if (text[i] == '\\') ++i;
            if (i < text.size() && text[i] == '"') in_string = false;
        } else if (text[i] == '"') {
            in_string = true;
        } else {
            see(text[i]);
        }
    }
}

std::size_t count_values(std::string_view text) {
    std::size_t values = 1;
    walk(text, [&](char c) { values += c == ',' || c == '[' || c == '{' ? 1 : 0; });
    return values;
}

// The lines on which objects begin that lie so deep.
std::vector<std::size_t> object_lines(std::string_view text, int wanted) {
    std::vector<std::size_t> lines;
    std::size_t line = 1;
    int depth = 0;
    walk(text, [&](char c) {
        if (c == '\n') ++line;
        if (c == '{' && depth == wanted) lines.push_back(line);
        if (c == '{' || c == '[') ++depth;
        if (c == '}' || c == ']') --depth;
    });
    return lines;
}

struct FoundList {
    const json::array* list = nullptr;
    int depth = 0;
    bool sparql = false;
};

FoundList list_in(const json::value& value) {
    if (const auto* list = value.if_array()) return {list, 1, false};
    const auto* object = value.if_object();
    if (object == nullptr) return {};
    if (const auto* results = object->if_contains("results"); results != nullptr && results->is_object()) {
        const auto* bindings = results->get_object().if_contains("bindings");
        if (bindings != nullptr && bindings->is_array()) return {&bindings->get_array(), 3, true};
    }
    for (const auto& member : *object) {
        const auto* list = member.value().if_array();
        if (list != nullptr && !list->empty() && list->front().is_object()) return {list, 2, false};
    }
    return {};
}

bool names_wikidata(std::string_view text) {
    return text.substr(0, 5000).find("http://www.wikidata.org/entity/") != std::string_view::npos;
}

ImportResult import_list(std::string_view text, FoundList found, const ImportTask& task) {
    if (found.list->size() > most_rows) return refused_import(Issue::too_many_rows, {number("most", most_rows)});
    ObjectRows rows{*found.list, found.sparql, object_lines(text, found.depth)};
    if (rows.keys().empty()) return refused_import(Issue::no_list);
    if (rows.keys().size() > most_columns) {
        return refused_import(Issue::too_many_columns, {number("most", most_columns)});
    }
    TableShape shape;
    shape.header = rows.keys();
    shape.wikidata = found.sparql || names_wikidata(text);
    auto result = import_rows(rows, shape, task.file_name, task.options);
    if (result) result->kind = shape.wikidata ? FileKind::wikidata : FileKind::json;
    return result;
}

}  // namespace

ImportResult import_json(std::string_view text, const ImportTask& task) {
    if (count_values(text) > most_values) {
        return refused_import(Issue::too_many_values, {number("most", static_cast<std::int64_t>(most_values))});
    }
    boost::system::error_code failed;
    json::monotonic_resource memory;
    json::stream_parser parser{&memory};
    const std::size_t used = parser.write_some(text.data(), text.size(), failed);
    if (!failed && used == text.size()) parser.finish(failed);
    if (!failed && used < text.size()) failed = json::error::extra_data;
    if (failed) return refused_import(Issue::not_json, {word("reason", failed.message())}, line_at(text, used));
    const json::value value = parser.release();
    if (const auto* object = value.if_object(); object != nullptr && object->contains("format")) {
        return import_deck_file(text);
    }
    const FoundList found = list_in(value);
    if (found.list == nullptr) return refused_import(Issue::no_list);
    return import_list(text, found, task);
}

ImportResult import_deck_file(std::string_view text) {
    if (count_values(text) > most_values) {
        return refused_import(Issue::too_many_values, {number("most", static_cast<std::int64_t>(most_values))});
    }
    ReadDeck read = read_deck(text);
    cut_short(read.problems);
    if (read.deck.cards.empty()) {
        auto refused = refused_import(Issue::deck_unusable);
        refused.error().problems = std::move(read.problems);
        return refused;
    }
    Imported imported;
    imported.rows = read.deck.cards.size();
    imported.deck = std::move(read.deck);
    imported.kind = FileKind::deck;
    imported.problems = std::move(read.problems);
    return imported;
}

}  // namespace frise::deckkit
