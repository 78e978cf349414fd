// Anki's packages: a zip with a SQLite file in it, whose notes are rows.
#include "deckkit/import/archive.hpp"
#include "deckkit/import/database.hpp"
#include "deckkit/import/encoding.hpp"
#include "deckkit/import/importers.hpp"
#include "deckkit/import/limits.hpp"
#include "deckkit/import/plain_text.hpp"

#include <algorithm>
#include <map>

namespace frise::deckkit {

namespace json = boost::json;

namespace {

constexpr char between_fields = '\x1F';

// Which column of the table a note's field goes to: notes of different types share one table.
struct NoteTypes {
    std::vector<std::string> columns;
    std::map<std::int64_t, std::vector<std::size_t>> places;  // by note type, then field

    bool add(std::int64_t type, std::size_t field, std::string name) {
        name = is_utf8(name) ? tidied(name) : "?";
        auto found = std::find(columns.begin(), columns.end(), name);
        if (found == columns.end()) {
            if (columns.size() >= most_columns) return false;
            columns.push_back(std::move(name));
            found = columns.end() - 1;
        }
        if (field >= most_columns) return false;
        auto& fields = places[type];
        if (fields.size() <= field) fields.resize(field + 1, most_columns);
        fields[field] = static_cast<std::size_t>(found - columns.begin());
        return true;
    }
};

tl::unexpected<Remark> unreadable_collection(std::string_view reason) {
    return tl::unexpected{Remark{Issue::database_broken, 0, "", {word("reason", std::string{reason})}}};
}

tl::unexpected<Remark> too_many_fields() {
    return tl::unexpected{Remark{Issue::too_many_columns, 0, "", {number("most", most_columns)}}};
}

// {"1342697561419": {"flds": [{"name": "Front", "ord": 0}, …]}, …}
tl::expected<NoteTypes, Remark> types_from_json(std::string_view text) {
    boost::system::error_code failed;
    const json::value models = json::parse({text.data(), text.size()}, failed);
    if (failed || !models.is_object()) return unreadable_collection("models");
    NoteTypes types;
    for (const auto& model : models.get_object()) {
        const auto* fields = model.value().is_object() ? model.value().get_object().if_contains("flds") : nullptr;
        if (fields == nullptr || !fields->is_array()) continue;
        const std::string id{model.key()};
        for (std::size_t i = 0; i < fields->get_array().size(); ++i) {
            const json::value& field = fields->get_array()[i];
            const auto* name = field.is_object() ? field.get_object().if_contains("name") : nullptr;
            if (name == nullptr || !name->is_string()) continue;
            if (!types.add(std::strtoll(id.c_str(), nullptr, 10), i, std::string{name->get_string()})) {
                return too_many_fields();
            }
        }
    }
    return types;
}

tl::expected<NoteTypes, Remark> types_of(const Database& database) {
    if (auto fields = database.query("SELECT ntid, ord, name FROM fields")) {
        NoteTypes types;
        while (true) {
            const auto more = fields->next();
            if (!more) return tl::unexpected{more.error()};
            if (!*more) return types;
            const auto field = static_cast<std::size_t>(std::max<std::int64_t>(fields->number(1), 0));
            if (!types.add(fields->number(0), field, std::string{fields->text(2)})) return too_many_fields();
        }
    }
    auto models = database.query("SELECT models FROM col");
    if (!models) return tl::unexpected{models.error()};
    const auto more = models->next();
    if (!more) return tl::unexpected{more.error()};
    if (!*more) return unreadable_collection("models");
    return types_from_json(models->text(0));
}

class NoteRows final : public Rows {
  public:
    NoteRows(Query notes, const NoteTypes& types) : notes_{std::move(notes)}, types_{types} {}

    tl::expected<bool, Remark> next(Row& row) override {
        auto more = notes_.next();
        if (!more || !*more) return more;
        if (++count_ > most_rows) {
            return tl::unexpected{Remark{Issue::too_many_rows, count_, "", {number("most", most_rows)}}};
        }
        // A damaged or hostile file can give one long text many times over.
        bytes_ += notes_.text(1).size();
        if (bytes_ > most_unpacked) return unreadable_collection("more text than the file holds");
        row = {};
        row.line = count_;
        split(notes_.number(0), notes_.text(1), row);
        return true;
    }
    void rewind() override {
        notes_.rewind();
        count_ = 0;
        bytes_ = 0;
    }

  private:
    void split(std::int64_t type, std::string_view fields, Row& row) const {
        row.cells.resize(types_.columns.size());
        const auto places = types_.places.find(type);
        for (std::size_t field = 0; field < most_columns; ++field) {
            const std::size_t end = fields.find(between_fields);
            // A type that nobody described: its fields go to the columns in order.
            const bool described = places != types_.places.end() && field < places->second.size();
            const std::size_t column = described ? places->second[field] : field;
            if (column < row.cells.size()) set(row, column, fields.substr(0, end));
            if (end == std::string_view::npos) return;
            fields.remove_prefix(end + 1);
        }
    }
    static void set(Row& row, std::size_t column, std::string_view html) {
        // HTML may be longer than its words, but not beyond all measure.
        if (html.size() > 10 * most_letters) {
            row.issue = Issue::cell_too_long;
        } else {
            row.cells[column] = plain_text(is_utf8(html) ? html : std::string_view{});
        }
    }

    Query notes_;
    const NoteTypes& types_;
    std::size_t count_ = 0;
    std::size_t bytes_ = 0;
};

tl::expected<std::string, Remark> collection_in(std::string_view bytes) {
    if (bytes.starts_with("SQLite format 3")) return std::string{bytes};
    const auto archive = Archive::open(bytes);
    if (!archive) return tl::unexpected{archive.error()};
    // The newest first: beside it stands an old one that only asks to update Anki.
    if (archive->contains("collection.anki21b")) {
        const auto packed = archive->unpack("collection.anki21b");
        return packed ? unpack_zstd(*packed) : packed;
    }
    for (const char* name : {"collection.anki21", "collection.anki2"}) {
        if (archive->contains(name)) return archive->unpack(name);
    }
    const bool spreadsheet = archive->contains("xl/workbook.xml") || archive->contains("content.xml");
    return tl::unexpected{Remark{spreadsheet ? Issue::spreadsheet_file : Issue::no_collection, 0, "", {}}};
}

ImportResult refused_because(Remark remark) { return tl::unexpected{ImportError{std::move(remark), {}, {}, {}}}; }

}  // namespace

ImportResult import_anki(std::string_view bytes, const ImportTask& task) {
    auto collection = collection_in(bytes);
    if (!collection) return refused_because(collection.error());
    const auto database = Database::open(std::move(*collection));
    if (!database) return refused_because(database.error());
    const auto types = types_of(*database);
    if (!types) return refused_because(types.error());
    if (types->columns.empty()) return refused_because(unreadable_collection("models").value());
    auto notes = database->query("SELECT mid, flds FROM notes");
    if (!notes) return refused_because(notes.error());
    NoteRows rows{std::move(*notes), *types};
    TableShape shape;
    shape.header = types->columns;
    return import_rows(rows, shape, task.file_name, task.options);
}

}  // namespace frise::deckkit
